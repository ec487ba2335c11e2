import type { ORPCError } from '@orpc/client';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Client } from '#contract/clients/operations.ts';
import { paths } from '#contract/paths.ts';
import type { Cents } from '#domain/shared/money.ts';
import { client as server } from '#web/ground/api/client.ts';
import { refusalCode } from '#web/ground/api/errors.ts';
import { PasswordDeed } from '#web/ground/password-deed.tsx';
import { useFormat } from '#web/ground/use-format.ts';
import type { OverlayState } from '#web/ui/use-overlay.ts';

type Owes = ORPCError<'CLIENT_OWES', { amount: Cents }>;

export function RemoveClient({ client: { id, name }, ...state }: OverlayState & { client: Client }) {
  const { t } = useTranslation('clients');
  const { money } = useFormat();
  const navigate = useNavigate();
  return (
    <PasswordDeed
      {...state}
      title={t('delete')}
      description={t('remove.description', { name })}
      confirmLabel={t('remove.confirm')}
      deed={(password) => server.clients.remove({ id, password })}
      onDone={() => navigate(paths.clients, { replace: true })}
      changed={['clients']}
      success={t('remove.removed')}
      failure={(detail, error) =>
        refusalCode(error) === 'CLIENT_OWES'
          ? t('remove.owes', { name, amount: money((error as Owes).data.amount) })
          : t('remove.failed', { detail })
      }
    />
  );
}
