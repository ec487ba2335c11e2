import { TrendingDown, TrendingUp } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { changeOf } from '#domain/reports/change.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Badge } from '#web/ui/badge.tsx';
import { StatCard } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { type Beneath, OpenRows } from '../rows/open-rows.tsx';
import { useAmounts } from './use-amounts.ts';

type Props = {
  /** For screen readers; "Resumo" by default. */
  label?: string;
  /** On which date they are counted. */
  note?: string;
  /** Cards of several lines: below each other where they do not fit side by side. */
  isLong?: boolean;
  children: ReactNode;
};

const look = {
  short:
    'auto-cols-fr max-xl:grid-cols-2 max-[22.5rem]:grid-cols-1 min-[22.5rem]:max-xl:*:last:odd:col-span-2 xl:grid-flow-col',
  long: 'auto-cols-fr lg:grid-flow-col',
};

/** The figures at the top of a report; two in a row on a phone, where an odd last one takes the whole row. */
export function ReportCards({ label, note, isLong = false, children }: Props) {
  const { t } = useTranslation('reports');
  return (
    <section aria-label={label ?? t('frame.cards')} className="grid gap-3">
      <div className={classNames('grid gap-4 max-md:gap-3', isLong ? look.long : look.short)}>{children}</div>
      {note && <p className="text-13 text-muted">{note}</p>}
    </section>
  );
}

/** Costs and clients who stay away are better when there are fewer. */
type Better = { betterWhen?: 'more' | 'less' };

type FigureProps = Omit<ComponentProps<typeof StatCard>, 'value' | 'note'> &
  Better & {
    now: number;
    before: number;
    /** Money by default. */
    format?: (figure: number) => string;
    /** Lines above the change. */
    above?: ReactNode;
    /** Lines below it. */
    children?: ReactNode;
    /** What the figure adds up. */
    rows?: Beneath;
  };

/** A figure beside the one of the period before. */
export function FigureCard({ now, before, format, betterWhen, above, children, rows, ...card }: FigureProps) {
  const { t } = useTranslation('reports');
  const { money } = useAmounts();
  const written = format ?? money;
  return (
    <StatCard
      {...card}
      value={written(now)}
      note={
        <>
          {above}
          <Change now={now} before={before} written={written(before)} betterWhen={betterWhen} />
          {children}
          {rows && (
            <OpenRows isBelow rows={rows}>
              {t('rows.open')}
            </OpenRows>
          )}
        </>
      }
    />
  );
}

type ChangeProps = Better & { now: number; before: number /** The earlier amount. */; written: string };

/** "+4,2% sobre R$ 178.604,30": by its arrow and its sign as well as by its colour. */
export function Change({ now, before, written, betterWhen }: ChangeProps) {
  const { t } = useTranslation('reports');
  const { signedPercent } = useAmounts();
  const change = changeOf(now, before);
  if (change === null) return t('frame.before', { written });
  return <Trend change={change} words={signedPercent(change, 1)} over={written} betterWhen={betterWhen} />;
}

/** "+3 pontos sobre 57%": of two shares, as they are written in whole percent. */
export function ChangeInPoints({ now, before }: { now: number; before: number }) {
  const { t } = useTranslation('reports');
  const { signed, wholePercent } = useAmounts();
  const points = Math.round(now * 100) - Math.round(before * 100);
  // Portuguese counts nothing as one, but nobody says "0 ponto".
  const words = t('frame.points', { count: Math.abs(points) || 2, written: signed(points) });
  return <Trend change={points} words={words} over={wholePercent(before)} />;
}

type TrendProps = Better & { change: number; words: string; over: string };

function Trend({ change, words, over, betterWhen = 'more' }: TrendProps) {
  const { t } = useTranslation('reports');
  const isBetter = change === 0 ? undefined : change > 0 === (betterWhen === 'more');
  const Arrow = change < 0 ? TrendingDown : TrendingUp;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1.5">
      <span
        className={classNames(
          'inline-flex items-center gap-1 font-medium',
          isBetter === true && 'text-success-text',
          isBetter === false && 'text-danger-text',
        )}
      >
        {change !== 0 && <Arrow aria-hidden className="size-3.5" />}
        {words}
      </span>
      {t('frame.over', { written: over })}
    </span>
  );
}

/** Marks a result as profit or loss, by a word as well as a colour. */
export function useResult() {
  const { t } = useTranslation('reports');
  return (amount: number) => {
    if (amount === 0) return {};
    const isProfit = amount > 0;
    return {
      tone: isProfit ? ('good' as const) : ('bad' as const),
      aside: (
        <Badge tone={isProfit ? 'success' : 'danger'} icon={isProfit ? TrendingUp : TrendingDown}>
          {t(isProfit ? 'frame.profit' : 'frame.loss')}
        </Badge>
      ),
    };
  };
}
