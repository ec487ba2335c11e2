import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Client } from '#contract/clients.ts';
import { client as server } from '#web/app/api/client.ts';
import { failureDetail, minutesToWait, refusalCode } from '#web/app/api/errors.ts';
import { paths } from '#web/app/paths.ts';
import { useBanner } from '#web/ui/banner.tsx';
import { PasswordConfirm } from '#web/ui/password-confirm.tsx';
import { clientsChanged } from './clients-changed.ts';

type Props = { client: Client; open: boolean; onOpenChange: (open: boolean) => void };

export function RemoveClient({ client, open, onOpenChange }: Props) {
  const { t } = useTranslation(['clients', 'account']);
  const banner = useBanner();
  const navigate = useNavigate();

  async function remove(password: string): Promise<'ok' | 'wrong' | 'failed'> {
    try {
      await server.clients.remove({ id: client.id, password });
    } catch (error) {
      const refusal = refusalCode(error);
      if (refusal === 'WRONG_PASSWORD') return 'wrong';
      const isLocked = refusal === 'TOO_MANY_TRIES';
      const detail = isLocked ? t('account:tooManyTries', { count: minutesToWait(error) }) : failureDetail(error);
      banner.error(t('remove.failed', { detail }));
      // Another try cannot change a refusal: the dialog goes, and the page says why. Anything else may pass the next time.
      if (!refusal) return 'failed';
      await clientsChanged();
      return 'ok';
    }
    await navigate(paths.clients, { replace: true });
    await clientsChanged();
    banner.success(t('remove.removed'));
    return 'ok';
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
