import { SearchX, UserPlus, Users } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { failureDetail } from '#web/app/api/errors.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState, ErrorState } from '#web/ui/empty-state.tsx';
import { SkeletonRows } from '#web/ui/loading.tsx';
import { useRowWindow } from '#web/ui/use-row-window.ts';
import { useSettled } from '#web/ui/use-settled.ts';
import { byLetter, type ListEntry } from './by-letter.ts';
import { ClientListRow } from './client-list-row.tsx';
import { useClientList } from './use-client-list.ts';

const ROW_HEIGHT = 60;
/** So many rows before the end of what is loaded, the next page is asked for. */
const AHEAD = 40;

type Props = { typed: string; selected: string | null; onNew: () => void };

export function ClientList({ typed, selected, onNew }: Props) {
  const { t } = useTranslation('clients');
  const search = useSettled(typed.trim());
  const list = useClientList(search);
  const clients = list.data;
  // The order of a search is by the word that was found: letters would mislead.
  const entries = useMemo(
    () => (search === '' ? byLetter(clients ?? []) : (clients ?? []).map((client): ListEntry => ({ client }))),
    [clients, search],
  );
  const failure = list.isError && (
    <ErrorState
      message={t('loadFailed', { detail: failureDetail(list.error) })}
      onRetry={() => (clients ? list.fetchNextPage() : list.refetch())}
      retrying={list.isFetching}
    />
  );

  if (!clients) return failure || <SkeletonRows rows={10} />;
  if (clients.length === 0)
    return search === '' ? (
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
    <>
      <Rows
        key={search}
        entries={entries}
        selected={selected}
        isStale={list.isPlaceholderData}
        hasMore={list.hasNextPage}
        onNearEnd={list.isFetching || list.isError ? undefined : list.fetchNextPage}
      />
      {list.isFetchNextPageError && failure}
    </>
  );
}

type RowsProps = {
  entries: ListEntry[];
  selected: string | null;
  isStale: boolean;
  hasMore: boolean;
  /** Undefined while rows are on their way, or failed to come. */
  onNearEnd?: () => void;
};

/** Only the rows in sight are in the page; the rest arrives as one scrolls. */
function Rows({ entries, selected, isStale, hasMore, onNearEnd }: RowsProps) {
  const { t } = useTranslation('clients');
  const scroller = useRef<HTMLElement>(null);
  const { indexes, before, after, measure } = useRowWindow(entries.length, ROW_HEIGHT, scroller, hasMore);
  const isNearEnd = (indexes.at(-1) ?? 0) >= entries.length - AHEAD;
  useEffect(() => {
    if (isNearEnd && hasMore) onNearEnd?.();
  }, [isNearEnd, hasMore, onNearEnd]);

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
                <Letter>{entry.letter}</Letter>
              )}
            </li>
          );
        })}
        <Gap height={after} />
      </ul>
    </section>
  );
}

function Letter({ children }: { children: ReactNode }) {
  return <p className="px-2 pt-2 pb-1 text-xs font-semibold text-muted">{children}</p>;
}

/** Holds the place of the rows that are not in the page. */
function Gap({ height }: { height: number }) {
  return height > 0 ? <li aria-hidden style={{ height }} /> : null;
}
