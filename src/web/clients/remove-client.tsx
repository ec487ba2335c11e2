import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Client } from '#contract/clients.ts';
import { client as server } from '#web/app/api/client.ts';
import { passwordOutcome } from '#web/app/api/errors.ts';
import { paths } from '#web/app/paths.ts';
import { useBanner } from '#web/ui/banner.tsx';
import { PasswordConfirm } from '#web/ui/password-confirm.tsx';
import { clientsChanged } from './clients-changed.ts';

type Props = { client: Client; open: boolean; onOpenChange: (open: boolean) => void };

export function RemoveClient({ client, open, onOpenChange }: Props) {
  const { t } = useTranslation('clients');
  const banner = useBanner();
  const navigate = useNavigate();

  async function remove(password: string) {
    const deed = server.clients.remove({ id: client.id, password });
    const outcome = await passwordOutcome(deed);
    if (outcome === 'failed') {
      const detail = await deed.catch((error: Error) => error.message);
      banner.error(t('remove.failed', { detail }));
    }
    if (outcome === 'ok') {
      await navigate(paths.clients, { replace: true });
      await clientsChanged();
      banner.success(t('remove.removed'));
    }
    return outcome;
  }

  return (
    <PasswordConfirm
      open={open}
      onOpenChange={onOpenChange}
      title={t('delete')}
      description={t('remove.description', { name: client.name })}
      confirmLabel={t('remove.confirm')}
      onConfirm={remove}
    />
  );
}
