import { CircleCheck, SearchX, Tag, UserPlus, Users } from 'lucide-react';
import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigationType } from 'react-router';
import type { ClientRow } from '#contract/clients/operations.ts';
import { clientPath } from '#contract/paths.ts';
import type { Cents } from '#domain/shared/money.ts';
import { displayPhone } from '#domain/shared/phone.ts';
import { api } from '#web/ground/api/client.ts';
import { usePages } from '#web/ground/api/use-pages.ts';
import { NoShows } from '#web/ground/no-shows.tsx';
import { useFormat } from '#web/ground/use-format.ts';
import { useMay } from '#web/ground/use-may.ts';
import { WhatsappLink } from '#web/ground/whatsapp-link.tsx';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { focusOn } from '#web/ui/focus-on.ts';
import { Query } from '#web/ui/query.tsx';
import { Table } from '#web/ui/table.tsx';
import { rowWithButton } from '#web/ui/table-parts.tsx';
import type { Column } from '#web/ui/table-props.ts';
import { usePhone } from '#web/ui/use-phone.ts';
import { leaveList, listLeft } from './list-place.ts';
import type { useClientList } from './use-client-list.ts';

type Props = { list: ReturnType<typeof useClientList>; onNew: () => void };

export function ClientsTable({ list, onNew }: Props) {
  const { t } = useTranslation(['clients', 'clientCard']);
  const { date, money } = useFormat();
  const may = useMay();
  const { search, isOwing, tag } = list;
  const clients = usePages(api.clients.list, {
    search: search || undefined,
    owing: isOwing && may('payments') ? 'yes' : undefined,
    tag: tag || undefined,
  });
  const { place, back } = usePlaceInList(clients.rows);
  const phoneColumn: Column<ClientRow> = {
    key: 'phone',
    header: t('clientCard:columns.phone'),
    width: '11rem',
    cell: ({ phone }) => (phone ? <WhatsappLink phone={phone} /> : <span className="text-muted">{t('noPhone')}</span>),
  };
  const owesColumn: Column<ClientRow> = {
    key: 'owes',
    header: t('clientCard:columns.owes'),
    align: 'right',
    width: '7.5rem',
    cell: ({ owes }) =>
      owes > 0 ? <strong className="font-semibold text-pending-text">{money(owes as Cents)}</strong> : '–',
  };
  const link = (client: ClientRow) => (
    <Link
      ref={client.id === back ? focusOn : undefined}
      to={clientPath(client.id)}
      data-row-button
      className="block truncate font-medium outline-none after:absolute after:inset-0"
    >
      {client.name}
    </Link>
  );
  return (
    // biome-ignore lint/a11y: the links inside are what is pressed; this only remembers where they stood.
    <div
      ref={place.ref}
      onClick={place.leave}
      aria-busy={clients.isStale}
      className={clients.isStale ? 'opacity-60' : ''}
    >
      <Query query={clients} rows={10} failure={(detail) => t('loadFailed', { detail })}>
        <Table
          key={`${search} ${isOwing} ${tag}`}
          label={t('list')}
          rows={clients.rows}
          rowKey={({ id }) => id}
          rowClassName={() => `${rowWithButton} hover:bg-page dark:hover:bg-subtle`}
          isLoading={clients.isPending}
          empty={<Nothing list={list} onNew={onNew} />}
          more={clients.more}
          columns={[
            {
              key: 'name',
              header: t('clientCard:columns.name'),
              isRowHead: true,
              cell: (client) => (
                <span className="flex min-w-0 items-center gap-3">
                  <Avatar name={client.name} />
                  <span className="min-w-0">{link(client)}</span>
                </span>
              ),
            },
            ...(may('client_contacts') ? [phoneColumn] : []),
            {
              key: 'tags',
              header: t('clientCard:columns.tags'),
              width: '24%',
              cell: ({ tags }) => <Tags tags={tags} />,
            },
            {
              key: 'visit',
              header: t('clientCard:columns.lastVisit'),
              width: '7.5rem',
              cell: ({ last_visit }) => <span className="tabular-nums">{last_visit ? date(last_visit) : '–'}</span>,
            },
            ...(may('payments') ? [owesColumn] : []),
            {
              key: 'missed',
              header: t('clientCard:columns.noShows'),
              align: 'right',
              width: '5.5rem',
              cell: ({ no_shows }) => (no_shows > 1 ? <NoShows count={no_shows} isShort /> : no_shows || '–'),
            },
          ]}
          phone={(client) => ({
            lead: <Avatar name={client.name} />,
            title: <span className="w-full min-w-0">{link(client)}</span>,
            isCovered: true,
            detail: (
              <span className="flex flex-wrap gap-x-3 tabular-nums">
                {may('client_contacts') && (client.phone ? displayPhone(client.phone) : t('noPhone'))}
                {client.last_visit && <span>{shortDate(date(client.last_visit))}</span>}
              </span>
            ),
            badge: (client.owes > 0 || client.no_shows > 1 || client.tags.length > 0) && (
              <span className="mt-1 flex max-w-full flex-wrap gap-1">
                {client.owes > 0 && (
                  <Badge tone="pending">{t('debts.owes', { amount: money(client.owes as Cents) })}</Badge>
                )}
                <NoShows count={client.no_shows} />
                <Tags tags={client.tags} />
              </span>
            ),
            value: client.phone && <WhatsappLink phone={client.phone} label={t('whatsapp', { name: client.name })} />,
          })}
        />
      </Query>
    </div>
  );
}

/** 17/11/26: a year of two figures leaves room for the phone. */
function shortDate(date: string): string {
  return date.replace(/\d\d(\d\d)$/, '$1');
}

/** In one line, so that all rows are as high. */
function Tags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  const [shown, rest] = [tags.slice(0, 3), tags.slice(3)];
  return (
    <span className="flex max-w-full gap-1 overflow-hidden" title={tags.join(', ')}>
      {shown.map((tag) => (
        <span key={tag} className="truncate rounded-full bg-subtle px-2 py-0.5 text-xs font-medium text-muted">
          {tag}
        </span>
      ))}
      {rest.length > 0 && (
        <span className="flex-none py-0.5 text-xs text-muted">
          +{rest.length}
          <span className="sr-only">{` ${rest.join(', ')}`}</span>
        </span>
      )}
    </span>
  );
}

/** Rows on a screen and on a phone, as the table estimates them. */
const HEIGHTS = { wide: 52, phone: 73 };

/** Back from a client, the list is where it was, and the focus on whom it led to. */
function usePlaceInList(rows: readonly ClientRow[]) {
  const { search, state } = useLocation();
  const isBack = useNavigationType() === 'POP' || (state as { back?: boolean } | null)?.back === true;
  const isPhone = usePhone();
  const ref = useRef<HTMLDivElement>(null);
  const [found] = useState(() => {
    const left = listLeft();
    const index = isBack && left?.search === search ? rows.findIndex(({ id }) => id === left.id) : -1;
    return index === -1 ? undefined : { ...left, index };
  });
  useLayoutEffect(() => {
    if (!found?.offset) return;
    const top = found.index * HEIGHTS[isPhone ? 'phone' : 'wide'] - found.offset;
    ref.current?.querySelector('section')?.scrollTo({ top });
  }, [found, isPhone]);

  function leave({ target }: MouseEvent<HTMLDivElement>) {
    const link = (target as Element).closest<HTMLAnchorElement>('a[data-row-button]');
    const id = link?.pathname.split('/').at(-1);
    const section = link?.closest('section');
    const row = link?.closest('[data-index]');
    if (!id || !section || !row) return;
    const head = section.querySelector('thead')?.clientHeight ?? 0;
    const isScrolling = section.scrollHeight > section.clientHeight;
    const offset = row.getBoundingClientRect().top - section.getBoundingClientRect().top - head;
    leaveList({ search, id, offset: isScrolling ? offset : 0 });
  }
  return { place: { ref, leave }, back: found?.id };
}

function Nothing({ list, onNew }: Props) {
  const { t } = useTranslation(['clients', 'clientCard']);
  if (list.search !== '')
    return (
      <EmptyState picture={SearchX} title={t('none.title')}>
        {t('none.text')}
      </EmptyState>
    );
  if (list.tag !== '')
    return (
      <EmptyState
        picture={Tag}
        title={t('clientCard:tags.none')}
        action={<Button onClick={list.showAll}>{t('clientCard:tags.showAll')}</Button>}
      >
        {t('clientCard:tags.noneText')}
      </EmptyState>
    );
  if (list.isOwing)
    return (
      <EmptyState picture={CircleCheck} title={t('debts.noneOwing')}>
        {t('debts.noneOwingText')}
      </EmptyState>
    );
  return (
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
  );
}
