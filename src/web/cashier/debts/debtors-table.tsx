import { CircleCheck, SearchX } from 'lucide-react';
import type { Debtor } from '#contract/cashier/debts.ts';
import { clientPath } from '#contract/paths.ts';
import { OLD_AFTER_DAYS } from '#domain/payments/debts.ts';
import { dateLocale } from '#domain/shared/countries.ts';
import type { Cents } from '#domain/shared/money.ts';
import { daysBetween } from '#domain/shared/time.ts';
import type { Pages } from '#web/ground/api/use-pages.ts';
import { MayLink } from '#web/ground/may-link.tsx';
import { useFormat } from '#web/ground/use-format.ts';
import { useSalonToday } from '#web/ground/use-salon-today.ts';
import { WhatsappLink } from '#web/ground/whatsapp-link.tsx';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Table } from '#web/ui/table.tsx';
import { useLanguage } from '#web/ui/use-language.ts';

type Props = {
  list: Pages<Debtor>;
  isSearch: boolean;
  /** Of all clients; undefined while only some are listed. */
  total: Cents | undefined;
  chosen: string | null;
  onReceive: (debtor: Debtor) => void;
};

/** The oldest debt first. */
export function DebtorsTable({ list, isSearch, total, chosen, onReceive }: Props) {
  const { t } = useTranslation(['cashier', 'debts']);
  const { money } = useFormat();
  const age = useAge();
  const sum = total !== undefined && list.rows.length > 0 ? money(total) : undefined;
  const receive = (debtor: Debtor) => (
    <Button
      size="sm"
      className="max-md:flex-1"
      aria-label={t('debts:receiveFrom', { name: debtor.name })}
      onClick={() => onReceive(debtor)}
    >
      {t('debts:receive')}
    </Button>
  );
  return (
    <Table
      label={t('debts:list')}
      rows={list.rows}
      rowKey={({ client_id }) => client_id}
      rowClassName={({ client_id }) =>
        client_id === chosen
          ? 'bg-brand-tint [&>:first-child]:shadow-[inset_3px_0_0_var(--color-brand-text)]'
          : 'hover:bg-page dark:hover:bg-subtle'
      }
      isLoading={list.isPending}
      more={list.more}
      empty={
        isSearch ? (
          <EmptyState picture={SearchX} title={t('debts:none')}>
            {t('debts:noneText')}
          </EmptyState>
        ) : (
          <EmptyState picture={CircleCheck} title={t('debts:empty')}>
            {t('debts:emptyText')}
          </EmptyState>
        )
      }
      columns={[
        {
          key: 'client',
          header: t('debts:columns.client'),
          isRowHead: true,
          cell: ({ client_id, name }) => (
            <span className="flex items-center gap-3 py-2.5">
              <Avatar name={name} />
              <MayLink
                needs="clients"
                to={clientPath(client_id)}
                className="font-medium break-words underline-offset-3 hover:underline"
              >
                {name}
              </MayLink>
            </span>
          ),
          total: sum && t('debts:total'),
        },
        // The name has what the others leave, also where there are many rows and their widths do not follow what they hold.
        {
          key: 'since',
          header: t('debts:columns.since'),
          width: '8.75rem',
          cell: (debtor) => <Since {...debtor} />,
          total: sum && '',
        },
        {
          key: 'items',
          header: t('debts:columns.items'),
          width: '4rem',
          align: 'right',
          cell: ({ items }) => items,
          total: sum && '',
        },
        {
          key: 'owes',
          header: t('debts:columns.owes'),
          width: '8rem',
          align: 'right',
          cell: ({ amount }) => <strong className="font-semibold">{money(amount as Cents)}</strong>,
          total: sum,
        },
        {
          key: 'actions',
          header: t('debts:columns.actions'),
          isHeaderHidden: true,
          width: '10rem',
          align: 'right',
          cell: (debtor) => (
            <span className="flex items-center justify-end gap-1">
              <Remind {...debtor} />
              {receive(debtor)}
            </span>
          ),
          total: sum && '',
        },
      ]}
      phone={(debtor) => ({
        lead: <Avatar name={debtor.name} />,
        title: <span className="font-medium">{debtor.name}</span>,
        value: <strong className="text-base font-semibold">{money(debtor.amount as Cents)}</strong>,
        detail: (
          <span className={age(debtor).isOld ? 'text-danger-text' : undefined}>
            {age(debtor).words}, {t('debts:items', { count: debtor.items })}
          </span>
        ),
        actions: (
          <span className="flex items-center gap-2">
            {receive(debtor)}
            <Remind {...debtor} />
          </span>
        ),
      })}
      phoneTotal={sum ? { title: t('debts:total'), value: sum } : undefined}
    />
  );
}

function Remind({ name, phone, message }: Debtor) {
  const { t } = useTranslation(['cashier', 'debts']);
  return phone && <WhatsappLink phone={phone} text={message} label={t('debts:whatsapp', { name })} />;
}

function Since(debtor: Debtor) {
  const { date } = useFormat();
  const { words, isOld } = useAge()(debtor);
  return (
    <span className="grid justify-items-start tabular-nums">
      {date(debtor.owed_since)}
      {isOld ? <Badge tone="danger">{words}</Badge> : <span className="text-13 text-muted">{words}</span>}
    </span>
  );
}

/** "há 62 dias", "hoje". */
function useAge() {
  const today = useSalonToday();
  const locale = dateLocale(useLanguage());
  return ({ owed_since }: Debtor) => {
    const days = Math.max(0, daysBetween(owed_since, today));
    const words = new Intl.RelativeTimeFormat(locale, { numeric: days === 0 ? 'auto' : 'always' });
    return { words: words.format(-days, 'day'), isOld: days > OLD_AFTER_DAYS };
  };
}
