import { createContext, type ReactNode, use } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from './card.tsx';
import { ErrorState } from './error-state.tsx';
import { SkeletonRows } from './loading.tsx';
import type { MoreRows } from './more-rows.ts';

/** Something that is read from the server: TanStack's result is one, and so are pages (`usePages`). */
export type Read<Data> = {
  data: Data | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
  /** Of pages: what came stays, and below it another try is offered for the rest. */
  isPaged?: true;
  more?: MoreRows | undefined;
};

/** What follows "Erro ao …:" in a sentence about an error. The app says it, because the kit does not know how calls fail. */
export const FailureDetail = createContext<(error: unknown) => string>(() => '');

type Props<Data> = {
  query: Read<Data>;
  /** Why nothing came, with what follows "Erro ao …:". */
  failure: (detail: string) => string;
  /** Until it comes; by default `rows` rows of grey shapes. */
  loading?: ReactNode;
  rows?: number;
  /** A list without rows by default. */
  isEmpty?: (data: Data) => boolean;
  /** Instead of the children where there is nothing. */
  empty?: ReactNode;
  /** The page has no card yet: what is shown instead of the children stands on one of its own. */
  isOnCard?: boolean;
  /** A function of what came; or what has a skeleton of its own and is shown while it loads, too. */
  children?: ReactNode | ((data: Data) => ReactNode);
};

/** What is read, in each of its states: on its way, failed with another try, empty, there. */
export function Query<Data>(props: Props<Data>) {
  const { query, failure, loading, rows, isEmpty = hasNoRows, empty, isOnCard = false, children } = props;
  const { data, error, isPaged, more } = query;
  const detailOf = use(FailureDetail);
  const { t } = useTranslation('ui');
  const onCard = (state: ReactNode) => (isOnCard ? <Card>{state}</Card> : state);
  const hasNothing = data === undefined || isEmpty(data);
  // What was there before is worth more than a failure to read it again.
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
      {/* The browser's own menu prints what is there, without asking for the rest. */}
      {more && <p className="hidden p-2 print:block">{t('notWhole')}</p>}
      {isFailed &&
        onCard(
          <ErrorState message={failure(detailOf(error))} onRetry={() => query.refetch()} retrying={query.isFetching} />,
        )}
    </>
  );
}

const hasNoRows = (data: unknown) => Array.isArray(data) && data.length === 0;
