import type { UseQueryResult } from '@tanstack/react-query';
import { ChartNoAxesColumn } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Skeleton, SkeletonRows } from '#web/ui/loading.tsx';
import { Query } from '#web/ui/query.tsx';

type Props<Report> = {
  query: UseQueryResult<Report>;
  /** Nothing happened in those days: a sentence instead of a page of zeros. */
  isEmpty: (report: Report) => boolean;
  /** What would be here, where it is not what most reports are made of. */
  emptyHint?: string;
  children: (report: Report) => ReactNode;
};

/** A report while it is asked for, where it could not be read, where there is nothing, and where there is. */
export function ReadReport<Report>({ query, isEmpty, emptyHint, children }: Props<Report>) {
  const { t } = useTranslation('reports');
  return (
    <Query
      query={query}
      failure={(detail) => t('frame.loadFailed', { detail })}
      loading={<LoadingReport />}
      isEmpty={isEmpty}
      empty={
        <EmptyState picture={ChartNoAxesColumn} title={t('frame.empty')}>
          {emptyHint ?? t('frame.emptyHint')}
        </EmptyState>
      }
      isOnCard
    >
      {children}
    </Query>
  );
}

function LoadingReport() {
  return (
    <>
      <div aria-hidden="true" className="grid grid-cols-3 gap-4 max-md:grid-cols-2 max-md:gap-3">
        {[1, 2, 3].map((card) => (
          <Card key={card} className="grid gap-3 p-6 max-md:p-4">
            <Skeleton className="h-4 w-24" />
            <Skeleton className="h-8 w-32" />
          </Card>
        ))}
      </div>
      <Card>
        <SkeletonRows rows={8} />
      </Card>
    </>
  );
}
