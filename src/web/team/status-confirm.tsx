import { useTranslation } from 'react-i18next';
import type { Professional } from '#contract/team/operations.ts';
import { client } from '#web/ground/api/client.ts';
import { PasswordDeed } from '#web/ground/password-deed.tsx';
import type { OverlayState } from '#web/ui/use-overlay.ts';

type Props = OverlayState & {
  professional: Professional;
  /** Nobody would be left to book. */
  isLastActive: boolean;
};

/** Activates who is inactive and the other way round, with the password. */
export function StatusConfirm({ professional: { id, nome: name, ativo }, isLastActive, ...state }: Props) {
  const { t } = useTranslation('team');
  const deed = ativo ? 'deactivate' : 'activate';
  return (
    <PasswordDeed
      {...state}
      title={t(`status.${deed}.title`)}
      description={isLastActive ? t('status.lastActive', { name }) : t(`status.${deed}.text`, { name })}
      confirmLabel={t(`actions.${deed}`)}
      deed={(password) => client.team.changeActive({ id, ativo: !ativo, password })}
      changed={['staff']}
      success={t(`status.${deed}.done`)}
      failure={(detail) => t('status.failed', { detail })}
    />
  );
}
