import { createContext, type ReactNode, use } from 'react';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Card } from './card.tsx';
import { ErrorState } from './error-state.tsx';
import { SkeletonRows } from './loading.tsx';
import type { MoreRows } from './more-rows.ts';

/** A result of TanStack Query or of `usePages`. */
export type Read<Data> = {
  data: Data | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
  /** Pages: what is loaded stays, with a retry for the rest below. */
  isPaged?: true;
  more?: MoreRows | undefined;
};

/** What comes after "Erro ao …:". The app provides it, because the kit does not know how calls fail. */
export const FailureDetail = createContext<(error: unknown) => string>(() => '');

type Props<Data> = {
  query: Read<Data>;
  /** The message, with what comes after "Erro ao …:". */
  failure: (detail: string) => string;
  /** By default `rows` grey rows. */
  loading?: ReactNode;
  rows?: number;
  /** By default a list without rows. */
  isEmpty?: (data: Data) => boolean;
  empty?: ReactNode;
  /** The page has no card: loading, failure and emptiness are shown on one. */
  isOnCard?: boolean;
  /** A function of the data; or nodes with their own skeleton, shown while loading, too. */
  children?: ReactNode | ((data: Data) => ReactNode);
};

/** Data in each of its states: loading, failed with a retry, empty, loaded. */
export function Query<Data>(props: Props<Data>) {
  const { query, failure, loading, rows, isEmpty = hasNoRows, empty, isOnCard = false, children } = props;
  const { data, error, isPaged, more } = query;
  const detailOf = use(FailureDetail);
  const { t } = useTranslation('ui');
  const onCard = (state: ReactNode) => (isOnCard ? <Card>{state}</Card> : state);
  const hasNothing = data === undefined || isEmpty(data);
  // Old data is worth more than the failure to reload it.
  const isFailed = Boolean(error) && (data === undefined || isPaged === true);

  function shown() {
    if (isFailed && hasNothing) return null;
    if (typeof children !== 'function') return children;
    if (data === undefined) return loading ?? onCard(<SkeletonRows rows={rows} />);
    return hasNothing && empty !== undefined ? onCard(empty) : children(data);
  }

  return (
    <>
      {shown()}
      {/* The browser's menu prints without loading the rest. */}
      {more && <p className="hidden p-2 print:block">{t('notWhole')}</p>}
      {isFailed &&
        onCard(
          <ErrorState message={failure(detailOf(error))} onRetry={() => query.refetch()} retrying={query.isFetching} />,
        )}
    </>
  );
}

const hasNoRows = (data: unknown) => Array.isArray(data) && data.length === 0;
