import { Download, Printer, ReceiptText, UserRoundSearch } from 'lucide-react';
import type { DayRange } from '#domain/shared/period.ts';
import { api } from '#web/ground/api/client.ts';
import { refusalCode } from '#web/ground/api/errors.ts';
import { usePages } from '#web/ground/api/use-pages.ts';
import { useFailureBanner } from '#web/ground/use-failure-banner.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Skeleton } from '#web/ui/loading.tsx';
import { Query } from '#web/ui/query.tsx';
import { usePhone } from '#web/ui/use-phone.ts';
import { useWidth } from '#web/ui/use-width.ts';
import { StatementPaper, usePaper } from './statement-paper.tsx';
import { StatementTable } from './statement-table.tsx';
import { useStatementCsv } from './use-statement-csv.ts';
import { useWords } from './use-words.ts';

/** The address names somebody who does not exist. */
const NOBODY = ['NOT_FOUND', 'INVALID'];

/** Below this width in pixels, three columns of amounts this long leave no room for the descriptions. */
const WIDE = 840;
const LONG = 'R$ 999.999,99'.length;

/** Every commission and advance of one professional, the newest first. */
export function StatementCard({ professional, range }: { professional: string; range: DayRange }) {
  const { t } = useTranslation('commissions');
  const isPhone = usePhone();
  const { money } = useWords();
  const { width, ref } = useWidth();
  const input = { staff_id: professional, first: range.first, last: range.last };
  const list = usePages(api.commissions.statement, input);
  const paper = usePaper(input);
  const csv = useStatementCsv(input);
  const isNobody = NOBODY.includes(refusalCode(list.error) ?? '');
  useFailureBanner(isNobody ? undefined : list.error, () => t('loadFailed'));
  if (isNobody) return <NobodyChosen />;
  const { last: statement } = list;
  const button = { size: 'sm', block: isPhone, blocked: !statement } as const;
  const longest = Math.max(0, ...Object.values(statement?.sums ?? {}).map((sum) => money(sum).length));
  return (
    <>
      <Card className="overflow-hidden" aria-busy={list.isStale}>
        <div
          ref={ref}
          className="flex min-h-14 flex-wrap items-center justify-between gap-x-3 gap-y-2 px-6 py-3 max-md:px-4"
        >
          <h2 className="min-w-0 text-base font-semibold tracking-[-0.005em] break-words">
            {statement ? t('statement.title', { name: statement.staff.staff_name }) : <Skeleton className="h-5 w-48" />}
          </h2>
          <div className="grid grid-cols-2 gap-2 max-md:w-full max-[22.5rem]:grid-cols-1 md:flex">
            <Button {...button} icon={Printer} loading={paper.isBusy} onClick={paper.print}>
              {t('statement.print')}
            </Button>
            <Button {...button} icon={Download} loading={csv.isBusy} onClick={csv.save}>
              {t('statement.export')}
            </Button>
          </div>
        </div>
        <Query query={list} failure={() => t('notLoaded')}>
          {(entries) =>
            statement && (
              <StatementTable
                entries={entries}
                statement={statement}
                more={list.more}
                isList={isPhone || (width < WIDE && longest > LONG)}
                empty={
                  <EmptyState picture={ReceiptText} title={t('statement.empty')}>
                    {t('statement.emptyText')}
                  </EmptyState>
                }
              />
            )
          }
        </Query>
      </Card>
      {paper.whole && <StatementPaper {...paper.whole} />}
    </>
  );
}

export function NobodyChosen() {
  const { t } = useTranslation('commissions');
  return (
    <Card className="no-print">
      <EmptyState picture={UserRoundSearch} title={t('statement.nobody')}>
        {t('statement.nobodyText')}
      </EmptyState>
    </Card>
  );
}
