import type { ORPCError } from '@orpc/client';
import { MessageCircle, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { Client, ClientCard } from '#contract/clients/operations.ts';
import { paths } from '#contract/paths.ts';
import { type Cents, sumCents } from '#domain/shared/money.ts';
import { displayPhone, whatsappLink } from '#domain/shared/phone.ts';
import { client as server } from '#web/ground/api/client.ts';
import { refusalCode } from '#web/ground/api/errors.ts';
import { NoShows } from '#web/ground/no-shows.tsx';
import { PasswordDeed } from '#web/ground/password-deed.tsx';
import { useFormat } from '#web/ground/use-format.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { ButtonLink, IconButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { type OverlayState, useOverlay } from '#web/ui/use-overlay.ts';

type Props = { client: ClientCard; onEdit: () => void };

/** Name, contact and the three most important figures. */
export function ClientHead({ client, onEdit }: Props) {
  const { t } = useTranslation('clients');
  const format = useFormat();
  const removal = useOverlay();
  const pending = sumCents(client.to_receive.map(({ amount }) => amount as Cents));
  const { last_visit: visit } = client;
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-4 p-6 max-md:p-4">
        <Avatar name={client.name} tone={1} size="lg" />
        <div className="min-w-0 flex-1 basis-44">
          <h2 className="text-xl font-semibold break-words">{client.name}</h2>
          <p className="flex flex-wrap gap-x-4 text-muted">
            {client.phone ? (
              <a
                href={whatsappLink(client.phone)}
                target="_blank"
                rel="noopener"
                className="tabular-nums text-whatsapp hover:underline"
              >
                {displayPhone(client.phone)}
              </a>
            ) : (
              <span>{t('noPhone')}</span>
            )}
            {client.email && (
              <a href={`mailto:${client.email}`} className="min-w-0 break-words hover:underline">
                {client.email}
              </a>
            )}
            <NoShows count={client.no_shows} />
          </p>
        </div>
        <div className="flex gap-2 max-md:w-full">
          {client.phone && (
            <ButtonLink
              icon={MessageCircle}
              href={whatsappLink(client.phone)}
              target="_blank"
              rel="noopener"
              className="text-whatsapp max-md:flex-1"
            >
              WhatsApp
            </ButtonLink>
          )}
          <IconButton icon={Pencil} label={t('edit')} variant="secondary" onClick={onEdit} />
          <IconButton icon={Trash2} label={t('delete')} variant="danger" onClick={() => removal.open()} />
        </div>
      </div>
      <dl className="grid grid-cols-2 border-t border-divider @md:grid-cols-3">
        <Fact label={t('pending')}>
          <span className={pending > 0 ? 'text-pending-text' : undefined}>{format.money(pending)}</span>
        </Fact>
        <Fact label={t('lastVisit')}>
          {visit ? t('at', { date: format.date(visit.date), time: visit.start_time }) : t('never')}
        </Fact>
        <Fact label={t('visits')}>{client.finalised_count}</Fact>
      </dl>
      <RemoveClient key={removal.turn} {...removal.state} client={client} />
    </Card>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="border-l border-divider px-6 py-4 first:border-l-0 last:max-md:hidden max-md:px-4 max-md:py-3">
      <dt className="text-13 text-muted">{label}</dt>
      <dd className="text-base font-semibold tabular-nums">{children}</dd>
    </div>
  );
}

type Owes = ORPCError<'CLIENT_OWES', { amount: Cents }>;

function RemoveClient({ client: { id, name }, ...state }: OverlayState & { client: Client }) {
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
