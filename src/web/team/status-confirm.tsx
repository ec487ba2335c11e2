import { useTranslation } from 'react-i18next';
import type { Professional } from '#contract/team.ts';
import { client } from '#web/app/api/client.ts';
import { failureDetail, minutesToWait, refusalCode } from '#web/app/api/errors.ts';
import { useBanner } from '#web/ui/banner.tsx';
import { PasswordConfirm } from '#web/ui/password-confirm.tsx';
import { refreshTeam } from './use-team.ts';

type Props = {
  professional: Professional;
  /** Nobody would be left to book. */
  isLastActive: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Activates who is inactive and the other way round, with the password. */
export function StatusConfirm({ professional, isLastActive, open, onOpenChange }: Props) {
  const { t } = useTranslation(['team', 'account']);
  const banner = useBanner();
  const { id, nome: name, ativo } = professional;
  const deed = ativo ? 'deactivate' : 'activate';

  async function change(password: string): Promise<'ok' | 'wrong' | 'failed'> {
    try {
      await client.team.setActive({ id, ativo: !ativo, password });
    } catch (error) {
      const refusal = refusalCode(error);
      if (refusal === 'WRONG_PASSWORD') return 'wrong';
      const isLocked = refusal === 'TOO_MANY_TRIES';
      const detail = isLocked ? t('account:tooManyTries', { count: minutesToWait(error) }) : failureDetail(error);
      banner.error(t('status.failed', { detail }));
      // Another try cannot change a refusal: the dialog goes, and the page says why. Anything else may pass the next time.
      return refusal ? 'ok' : 'failed';
    }
    await refreshTeam();
    banner.success(t(`status.${deed}.done`));
    return 'ok';
  }

  return (
    <PasswordConfirm
      open={open}
      onOpenChange={onOpenChange}
      title={t(`status.${deed}.title`)}
      description={isLastActive ? t('status.lastActive', { name }) : t(`status.${deed}.text`, { name })}
      confirmLabel={t(`actions.${deed}`)}
      onConfirm={change}
    />
  );
}
