import { Link } from 'react-router';
import { paths } from '#contract/paths.ts';
import { daysIn, partOf } from '#domain/reports/report-period.ts';
import type { DayRange } from '#domain/shared/period.ts';
import { LinkedText } from '#web/texts/linked-text.tsx';
import { useTranslation } from '#web/texts/use-translation.ts';
import { classNames } from '#web/ui/class-names.ts';
import { useAmounts } from '../frame/use-amounts.ts';
import { usePeriodWords } from '../frame/use-period-words.ts';
import { OpenRows } from '../rows/open-rows.tsx';
import type { MonthAmounts, StatementLine } from './lines.ts';

export type ResultProps = { months: readonly MonthAmounts[]; range: DayRange; today: string };

/** What a line is called and, for a part, on which date it is counted. */
export function useLineWords() {
  const { t } = useTranslation('reports');
  return ({ key }: StatementLine): { label: string; date?: string } => {
    if (key === 'revenue' || key === 'costs' || key === 'remains') return { label: t(`result.${key}`) };
    return { label: t(`result.lines.${key}.label`), date: t(`result.lines.${key}.date`) };
  };
}

/** Of which month, as far as the period has it; else of the whole period. */
type AmountProps = { line: StatementLine; amount: number; month: string | undefined; range: DayRange };

/** An amount of the statement: a part opens its rows, a sum has its parts beneath it. What remains is red where it is missing. */
export function Amount({ line, amount, month, range }: AmountProps) {
  const { plain } = useAmounts();
  const { words } = usePeriodWords();
  const nameOf = useLineWords();
  const written = plain(amount);
  const days = month === undefined ? range : daysIn(month, range);
  return (
    <span
      className={classNames(
        line.kind === 'result' && (amount < 0 ? 'text-danger-text' : 'text-success-text'),
        line.kind === 'part' && amount === 0 && 'text-muted',
      )}
    >
      {line.kind === 'part' && amount !== 0 ? (
        <OpenRows rows={{ title: `${nameOf(line).label}, ${words(days)}`, range: days, line: line.key }}>
          {written}
        </OpenRows>
      ) : (
        written
      )}
    </span>
  );
}

const toIncome = (words: string) => (
  <Link to={paths.reportIncome} className="text-brand-text underline">
    {words}
  </Link>
);

/** Explains why this report and the other have different totals. */
export function Differs() {
  const { t } = useTranslation('reports');
  return (
    <p className="border-t border-divider px-6 py-4 text-13 text-muted max-md:px-4">
      <LinkedText text={t('result.differs')} parts={{ income: toIncome }} />
    </p>
  );
}

/** So many fit side by side with full names. */
const FEW = 7;

/** "Junho", "Outubro desde 10", "Novembro até 17", and where there are many or of several years "Nov/26". */
export function useMonthWords(range: DayRange, today: string, count: number) {
  const { t } = useTranslation('reports');
  const { monthName, shortMonth, monthAndYear } = usePeriodWords();
  const isOneYear = range.first.slice(0, 4) === range.last.slice(0, 4);
  const short = (month: string) => (isOneYear ? shortMonth(month) : `${shortMonth(month)}/${month.slice(2, 4)}`);
  /** Marks a partial month, so that nobody takes it for a whole one. */
  function withPart(month: string, name: string): string {
    const { first, last } = partOf(month, range, today);
    if (first && last) return t('result.months.span', { month: name, first, last });
    if (first) return t('result.months.from', { month: name, first });
    return last ? t('result.months.until', { month: name, last }) : name;
  }
  return {
    /** Under a bar. */
    short,
    chip: (month: string) => withPart(month, short(month)),
    /** In full, for those who listen and in a file. */
    full: (month: string) => withPart(month, monthAndYear(month)),
    /** Above a column. */
    head: (month: string) => withPart(month, isOneYear && count <= FEW ? monthName(month) : short(month)),
  };
}
