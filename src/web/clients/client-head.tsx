import type { ORPCError } from '@orpc/client';
import { Cake, CalendarPlus, Ellipsis, Mail, MessageCircle, Pencil, Trash2, TriangleAlert } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import type { Client, ClientCard } from '#contract/clients/operations.ts';
import { bookingForPath, paths } from '#contract/paths.ts';
import type { Cents } from '#domain/shared/money.ts';
import { whatsappLink } from '#domain/shared/phone.ts';
import { client as server } from '#web/ground/api/client.ts';
import { refusalCode } from '#web/ground/api/errors.ts';
import { NoShows } from '#web/ground/no-shows.tsx';
import { PasswordDeed } from '#web/ground/password-deed.tsx';
import { useFormat } from '#web/ground/use-format.ts';
import { useMay } from '#web/ground/use-may.ts';
import { WhatsappLink } from '#web/ground/whatsapp-link.tsx';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { ButtonLink, IconButton } from '#web/ui/button.tsx';
import { overlayLater } from '#web/ui/later.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { type OverlayState, useOverlay } from '#web/ui/use-overlay.ts';
import { ClientTags } from './client-tags.tsx';
import { useBirthday } from './use-birthday.ts';

const WarningDialog = overlayLater(async () => (await import('./warning-dialog.tsx')).WarningDialog);

type Props = { client: ClientCard; onEdit: () => void };

/** Who it is, how to reach them, and what can be done. */
export function ClientHead({ client, onEdit }: Props) {
  const { t } = useTranslation(['clients', 'clientCard']);
  const may = useMay();
  const birthday = useBirthday();
  const removal = useOverlay();
  const warning = useOverlay();
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 gap-y-3 p-6 max-md:gap-x-3 max-md:p-4 lg:grid-cols-[auto_minmax(0,1fr)_auto]">
      <span className="self-center md:row-span-2 [&>span]:md:size-18 [&>span]:md:text-2xl">
        <Avatar name={client.name} tone={1} size="lg" />
      </span>
      <div className="contents md:block md:min-w-0">
        <h2 className="self-center text-2xl font-semibold break-words max-md:text-xl">{client.name}</h2>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-4 gap-y-1 text-muted max-md:col-span-2 max-md:gap-y-0 max-md:[&>a]:min-h-11">
          {may('client_contacts') &&
            (client.phone ? <WhatsappLink phone={client.phone} /> : <span>{t('noPhone')}</span>)}
          {client.email && (
            <a href={`mailto:${client.email}`} className="inline-flex min-w-0 items-center gap-1.5 hover:underline">
              <Mail aria-hidden strokeWidth={1.75} className="size-4 flex-none" />
              <span className="min-w-0 wrap-anywhere">{client.email}</span>
            </a>
          )}
          {client.birthday && (
            <span className="inline-flex items-center gap-1.5">
              <Cake aria-hidden strokeWidth={1.75} className="size-4 flex-none" />
              <span className="sr-only">{t('clientCard:card.birthday')}: </span>
              {birthday(client.birthday)}
            </span>
          )}
          <NoShows count={client.no_shows} />
        </p>
      </div>
      <div className="flex gap-2 no-print max-lg:order-last max-md:col-span-2 md:max-lg:col-start-2 lg:row-span-2 lg:self-start">
        {may('all_agenda') && (
          <ButtonLink
            variant="primary"
            icon={CalendarPlus}
            className="max-md:flex-1"
            render={<Link to={bookingForPath(client.id)} state={{ opened: true }} />}
          >
            {t('clientCard:card.book')}
          </ButtonLink>
        )}
        {client.phone && (
          <ButtonLink
            icon={MessageCircle}
            href={whatsappLink(client.phone)}
            target="_blank"
            rel="noopener"
            aria-label={t('whatsapp', { name: client.name })}
            className="text-whatsapp max-md:flex-1 max-[22.5rem]:max-w-11 max-[22.5rem]:px-0"
          >
            <span className="max-[22.5rem]:sr-only">WhatsApp</span>
          </ButtonLink>
        )}
        <Menu
          trigger={<IconButton icon={Ellipsis} label={t('clientCard:card.actions')} variant="secondary" />}
          groups={[
            [
              { label: t('edit'), icon: Pencil, onSelect: onEdit },
              { label: t('clientCard:warnings.new'), icon: TriangleAlert, onSelect: () => warning.open() },
            ],
            [{ label: t('delete'), icon: Trash2, danger: true, onSelect: () => removal.open() }],
          ]}
        />
      </div>
      <ClientTags client={client} onWarning={() => warning.open()} />
      <WarningDialog key={`warning ${warning.turn}`} {...warning.state} clientId={client.id} />
      <RemoveClient key={removal.turn} {...removal.state} client={client} />
    </div>
  );
}

type Owes = ORPCError<'CLIENT_OWES', { amount: Cents }>;

function RemoveClient({ client: { id, name }, ...state }: OverlayState & { client: Client }) {
  const { t } = useTranslation(['clients', 'clientCard']);
  const { money } = useFormat();
  const navigate = useNavigate();
  // Who does not see payments is not told how much.
  const owes = (amount: Cents) =>
    amount > 0 ? t('remove.owes', { name, amount: money(amount) }) : t('remove.owesUnseen', { name });
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
        refusalCode(error) === 'CLIENT_OWES' ? owes((error as Owes).data.amount) : t('remove.failed', { detail })
      }
    />
  );
}
