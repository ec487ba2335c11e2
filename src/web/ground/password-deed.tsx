import type { ComponentProps } from 'react';
import { useTranslation } from '#web/texts/use-translation.ts';
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
  /** The tables it changes. */
  changed: readonly Changed[];
  success: string;
  /** `error` is for refusals of the operation's own. */
  failure: (detail: string, error: unknown) => string;
};

/**
 * An action that needs the account's password. A wrong password can be typed again. After any other refusal the dialog closes, and the page says why
 * and refetches. If the call failed, the dialog stays for another try.
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
