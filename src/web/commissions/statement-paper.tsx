import { useState } from 'react';
import { flushSync } from 'react-dom';
import { isEarning } from '#domain/commissions/statement.ts';
import { addDays } from '#domain/shared/time.ts';
import { client } from '#web/ground/api/client.ts';
import { useSalonToday } from '#web/ground/use-salon-today.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Paper, type PaperSalon, PaperSum, PaperTable, Signatures } from '#web/ui/paper.tsx';
import { type StatementInput, useWholeStatement, type WholeStatement } from './read-whole.ts';
import { useEntryWords, useWords } from './use-words.ts';

/** A statement for both to sign, the oldest line first. Only printed. */
export function StatementPaper({ statement, salon }: PrintedStatement) {
  const { t } = useTranslation('commissions');
  const { date, days, money, percent } = useWords();
  const words = useEntryWords();
  const today = useSalonToday();
  const { staff, sums, entries, first, last } = statement;
  return (
    <Paper
      salon={salon}
      title={t('paper.title')}
      note={days({ first, last })}
      facts={[
        [
          t('filters.professional'),
          <strong key="name" className="font-semibold">
            {staff.staff_name}
          </strong>,
        ],
        [t('paper.issued'), date(today)],
      ]}
      className="hidden print:block"
    >
      <PaperTable
        heads={[
          t('statement.columns.date'),
          t('statement.columns.description'),
          t('statement.columns.value'),
          t('paper.percent'),
          t('statement.columns.commission'),
          t(sums.settled_total === 0 ? 'statement.columns.advance' : 'statement.columns.advanceOrSettled'),
        ]}
        numbersFrom={2}
        className="text-xs [&_td]:py-1 [&_td:first-child]:whitespace-nowrap [&_td:nth-child(2)]:wrap-anywhere [&_th]:align-bottom [&_th]:py-1.5"
        empty={t('statement.empty')}
        rows={entries.map((entry) => {
          const isPaid = !isEarning(entry.movement);
          const share = entry.arithmetic?.percent;
          const base = entry.arithmetic?.base ?? entry.total_value;
          const description = [
            words.title(entry),
            entry.movement.endsWith('void') && t('statement.void'),
            words.detail(entry),
            // The base of the percentage, so that it can be recomputed.
            base !== entry.total_value && t('paper.net', { amount: money(base) }),
          ];
          return {
            key: entry.id,
            cells: [
              date(entry.date),
              description.filter(Boolean).join(', '),
              !isPaid && entry.arithmetic && money(entry.total_value),
              share !== undefined && share !== null && percent(share),
              !isPaid && money(entry.commission_amount + entry.tip_amount),
              isPaid && money(-entry.value),
            ],
          };
        })}
      />
      <div className="mt-4 ml-auto grid w-80 break-inside-avoid gap-1 border-t-2 border-black pt-2 tabular-nums">
        <PaperSum name={t('summary.columns.commissions_total')} value={money(sums.commissions_total)} />
        {sums.tips_total !== 0 && <PaperSum name={t('summary.columns.tips_total')} value={money(sums.tips_total)} />}
        <PaperSum name={t('summary.columns.advances_total')} value={money(-sums.advances_total)} />
        {sums.settled_total !== 0 && (
          <PaperSum name={t('summary.columns.settled_total')} value={money(-sums.settled_total)} />
        )}
        <PaperSum name={t('paper.balance')} value={money(sums.balance)} />
        <PaperSum
          name={t('statement.opening', { date: date(addDays(first, -1)) })}
          value={money(sums.previous_balance)}
        />
        <PaperSum
          name={t('statement.closing', { date: date(last) })}
          value={money(sums.owed)}
          className="border-t border-black pt-1 text-base font-semibold"
        />
      </div>
      <section className="break-inside-avoid pt-8">
        <p>{t('paper.agreed')}</p>
        <Signatures of={[salon.business_name, staff.staff_name]} className="gap-8 pt-14 text-xs">
          <p className="w-36">{t('paper.date')}</p>
        </Signatures>
      </section>
    </Paper>
  );
}

type PrintedStatement = { statement: WholeStatement; salon: PaperSalon };

/** Renders the whole statement, hidden on screen, and prints it. */
export function usePaper(input: StatementInput) {
  const { isBusy, read } = useWholeStatement(input);
  const [whole, setWhole] = useState<PrintedStatement>();
  const print = () =>
    read(async (statement) => {
      const salon = await client.account.settings();
      flushSync(() => setWhole({ statement, salon }));
      addEventListener('afterprint', () => setWhole(undefined), { once: true });
      window.print();
    });
  return { whole, isBusy, print };
}
