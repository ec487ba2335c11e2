import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ClientRow } from '#contract/clients/operations.ts';
import { displayPhone } from '#domain/shared/phone.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { WhatsappLink } from '#web/ground/whatsapp-link.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { clientPath } from './client-path.ts';

type Props = { client: ClientRow; isSelected: boolean };

/** The name is the link and covers the row; WhatsApp lies above it. */
export function ClientListRow({ client, isSelected }: Props) {
  const { t } = useTranslation('clients');
  const { date } = useFormat();
  return (
    <div
      className={classNames(
        'relative flex min-h-15 items-center gap-3 rounded-control p-2 has-[[data-covers]:focus-visible]:outline-2 has-[[data-covers]:focus-visible]:-outline-offset-2 has-[[data-covers]:focus-visible]:outline-focus',
        isSelected ? 'bg-brand-tint-strong' : 'hover:bg-page dark:hover:bg-subtle',
      )}
    >
      <Avatar name={client.name} tone={isSelected ? 1 : undefined} />
      <div className="min-w-0 flex-1">
        <Link
          to={clientPath(client.id)}
          preventScrollReset={window.matchMedia('(width >= 48rem)').matches}
          aria-current={isSelected || undefined}
          data-covers
          className="block truncate font-medium outline-none after:absolute after:inset-0"
        >
          {client.name}
        </Link>
        <span className="block truncate text-13 text-muted tabular-nums">
          {client.phone ? displayPhone(client.phone) : t('noPhone')}
        </span>
      </div>
      {client.last_visit && (
        <span className="text-13 text-muted tabular-nums md:max-wide:hidden">{shortDate(date(client.last_visit))}</span>
      )}
      {client.phone && <WhatsappLink phone={client.phone} label={t('whatsapp', { name: client.name })} />}
    </div>
  );
}

/** 17/11/26: the year in two figures, or a long name has no room. */
function shortDate(date: string): string {
  return date.replace(/\d\d(\d\d)$/, '$1');
}
