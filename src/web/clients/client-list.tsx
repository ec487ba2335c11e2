import { CircleCheck, SearchX, UserPlus, Users } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { Link } from 'react-router';
import type { ClientRow } from '#contract/clients/operations.ts';
import { clientPath } from '#contract/paths.ts';
import type { Cents } from '#domain/shared/money.ts';
import { displayPhone } from '#domain/shared/phone.ts';
import { api } from '#web/ground/api/client.ts';
import { type Pages, usePages } from '#web/ground/api/use-pages.ts';
import { NoShows } from '#web/ground/no-shows.tsx';
import { useFormat } from '#web/ground/use-format.ts';
import { WhatsappLink } from '#web/ground/whatsapp-link.tsx';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useMoreAhead } from '#web/ui/more-rows.ts';
import { Query } from '#web/ui/query.tsx';
import { Gap } from '#web/ui/table-list.tsx';
import { useRowWindow } from '#web/ui/use-row-window.ts';
import { byLetter, type ListEntry } from './by-letter.ts';

const ROW_HEIGHT = 60;
/** The next page is loaded this many rows before the end. */
const AHEAD = 40;

type Props = { search: string; isOwing: boolean; selected: string | null; onNew: () => void };

export function ClientList({ search, isOwing, selected, onNew }: Props) {
  const { t } = useTranslation('clients');
  const list = usePages(api.clients.list, { search: search || undefined, owing: isOwing ? 'yes' : undefined });
  // Search results are not in alphabetical order.
  const entries = useMemo(
    () => (search === '' ? byLetter(list.rows) : list.rows.map((client): ListEntry => ({ client }))),
    [list.rows, search],
  );
  const nothing =
    search === '' && isOwing ? (
      <EmptyState picture={CircleCheck} title={t('debts.noneOwing')}>
        {t('debts.noneOwingText')}
      </EmptyState>
    ) : search === '' ? (
      <EmptyState
        picture={Users}
        title={t('empty.title')}
        action={
          <Button icon={UserPlus} onClick={onNew}>
            {t('new')}
          </Button>
        }
      >
        {t('empty.text')}
      </EmptyState>
    ) : (
      <EmptyState picture={SearchX} title={t('none.title')}>
        {t('none.text')}
      </EmptyState>
    );
  return (
    <Query query={list} rows={10} failure={(detail) => t('loadFailed', { detail })} empty={nothing}>
      {() => <Rows key={`${search} ${isOwing}`} entries={entries} selected={selected} list={list} />}
    </Query>
  );
}

type RowsProps = { entries: ListEntry[]; selected: string | null; list: Pages<unknown> };

/** Virtualised; more rows load while scrolling. */
function Rows({ entries, selected, list: { more, isStale } }: RowsProps) {
  const { t } = useTranslation('clients');
  const scroller = useRef<HTMLElement>(null);
  const { indexes, before, after, measure } = useRowWindow(entries.length, ROW_HEIGHT, scroller, Boolean(more));
  useMoreAhead(more, (indexes.at(-1) ?? 0) >= entries.length - AHEAD);

  return (
    <section ref={scroller} className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-2 [scrollbar-width:thin]">
      <ul aria-label={t('list')} aria-busy={isStale} className={isStale ? 'opacity-60' : undefined}>
        <Gap height={before} />
        {indexes.map((index) => {
          const entry = entries[index];
          if (!entry) return null;
          return (
            <li key={'client' in entry ? entry.client.id : entry.letter} ref={measure} data-index={index}>
              {'client' in entry ? (
                <ClientListRow client={entry.client} isSelected={entry.client.id === selected} />
              ) : (
                <p className="px-2 pt-2 pb-1 text-xs font-semibold text-muted">{entry.letter}</p>
              )}
            </li>
          );
        })}
        <Gap height={after} />
      </ul>
    </section>
  );
}

type ClientListRowProps = { client: ClientRow; isSelected: boolean };

/** The link covers the row; WhatsApp lies above it. */
function ClientListRow({ client, isSelected }: ClientListRowProps) {
  const { t } = useTranslation('clients');
  const { date, money } = useFormat();
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
        {client.owes > 0 && (
          <span className="mt-0.5 flex">
            <Badge tone="pending">{t('debts.owes', { amount: money(client.owes as Cents) })}</Badge>
          </span>
        )}
      </div>
      <NoShows count={client.no_shows} isShort />
      {client.last_visit && (
        <span className="text-13 text-muted tabular-nums md:max-wide:hidden">{shortDate(date(client.last_visit))}</span>
      )}
      {client.phone && <WhatsappLink phone={client.phone} label={t('whatsapp', { name: client.name })} />}
    </div>
  );
}

/** 17/11/26: a year of two figures leaves room for long names. */
function shortDate(date: string): string {
  return date.replace(/\d\d(\d\d)$/, '$1');
}
