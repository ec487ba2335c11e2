import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useBanner } from '#web/ui/banner.tsx';
import { PasswordConfirm } from '#web/ui/password-confirm.tsx';
import { passwordFailure, refusalCode } from './api/errors.ts';
import type { Changed } from './live/areas.ts';
import { changed as tellChanged } from './live/changed.ts';

type Props = Omit<ComponentProps<typeof PasswordConfirm>, 'onConfirm'> & {
  /** The call that carries the password. */
  deed: (password: string) => Promise<unknown>;
  /** Once it is done, before anything looks again. */
  onDone?: () => unknown;
  /** What shows these looks again. */
  changed: readonly Changed[];
  success: string;
  /** `error` is for refusals of the operation's own. */
  failure: (detail: string, error: unknown) => string;
};

/**
 * A deed that needs the account's password. A wrong one is typed again. Any other refusal no further try can change: the dialog goes, and the
 * page says why, and looks again at what somebody else may have changed. What failed by the way may pass the next time.
 */
export function PasswordDeed({ deed, onDone, changed, success, failure, ...dialog }: Props) {
  // The wait after too many tries is said in the words of the account.
  useTranslation('account');
  const banner = useBanner();

  async function confirm(password: string): Promise<'ok' | 'wrong' | 'failed'> {
    try {
      await deed(password);
    } catch (error) {
      const refusal = refusalCode(error);
      if (refusal === 'WRONG_PASSWORD') return 'wrong';
      banner.error(failure(passwordFailure(error), error));
      if (!refusal) return 'failed';
      await tellChanged(...changed);
      return 'ok';
    }
    await onDone?.();
    banner.success(success);
    await tellChanged(...changed);
    return 'ok';
  }

  return <PasswordConfirm {...dialog} onConfirm={confirm} />;
}
