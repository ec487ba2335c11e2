import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { HandCoins, Scale } from 'lucide-react';
import type { Ref } from 'react';
import { Link } from 'react-router';
import type { CommissionSummaryRow } from '#contract/commissions/operations.ts';
import { paths } from '#contract/paths.ts';
import type { DayRange } from '#domain/shared/period.ts';
import { api } from '#web/ground/api/client.ts';
import { useFailureBanner } from '#web/ground/use-failure-banner.ts';
import { useMay } from '#web/ground/use-may.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Query } from '#web/ui/query.tsx';
import { usePhone } from '#web/ui/use-phone.ts';
import { useRoom } from '#web/ui/use-room.ts';
import { SummaryTable } from './summary-table.tsx';
import { useWords } from './use-words.ts';

type Props = {
  read: ReadSummary;
  /** Whose statement is shown. */
  chosen: string;
  onChoose: (professional: string) => void;
  onPay: (row: CommissionSummaryRow) => void;
  onSettle: () => void;
  settleButton: Ref<HTMLButtonElement>;
};

export function SummaryCard({ read, chosen, onChoose, onPay, onSettle, settleButton }: Props) {
  const { t } = useTranslation('commissions');
  const { days } = useWords();
  const isPhone = usePhone();
  const { hasRoom, ref } = useRoom();
  const summary = read.data;
  return (
    <Card className="overflow-hidden" aria-busy={read.isPlaceholderData}>
      <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-3 px-6 py-4 max-md:px-4 max-md:py-3">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h2 className="text-base font-semibold tracking-[-0.005em]">{t('summary.title')}</h2>
          {summary && <p className="text-13 text-muted tabular-nums">{days(summary)}</p>}
        </div>
        {summary && summary.rows.length > 0 && (
          <Button ref={settleButton} size="sm" icon={Scale} onClick={onSettle}>
            {t('settle.button')}
          </Button>
        )}
      </div>
      <Query
        query={read}
        failure={() => t('notLoaded')}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<NobodyEarns />}
      >
        {({ rows, totals }) => (
          <div ref={ref}>
            <SummaryTable
              rows={rows}
              totals={totals}
              isList={isPhone || !hasRoom}
              chosen={chosen}
              onChoose={onChoose}
              onPay={onPay}
            />
          </div>
        )}
      </Query>
    </Card>
  );
}

/** The owner earns no commission: somebody else has to be in the team. */
function NobodyEarns() {
  const { t } = useTranslation('commissions');
  const may = useMay();
  return (
    <EmptyState
      picture={HandCoins}
      title={t('summary.empty')}
      action={may('team') && <ButtonLink render={<Link to={paths.team} />}>{t('summary.toTeam')}</ButtonLink>}
    >
      {t('summary.emptyText')}
    </EmptyState>
  );
}

type ReadSummary = ReturnType<typeof useSummary>;

export function useSummary({ first, last }: DayRange) {
  const { t } = useTranslation('commissions');
  const read = useQuery(
    api.commissions.summary.queryOptions({ input: { first, last }, placeholderData: keepPreviousData }),
  );
  useFailureBanner(read.error, () => t('loadFailed'));
  return read;
}
