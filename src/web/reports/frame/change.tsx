import { TrendingDown, TrendingUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { changeOf } from '#domain/reports/change.ts';
import { numberLocale } from '#domain/shared/countries.ts';
import { numberFormat } from '#domain/shared/formatters.ts';
import { classNames } from '#web/ui/class-names.ts';
import { usePlace } from '#web/ui/use-place.ts';

type Props = {
  now: number;
  before: number;
  /** The earlier amount, as it is written. */
  written: string;
  /** Costs and clients who stay away are better when there are fewer. */
  betterWhen?: 'more' | 'less';
};

/** "+4,2% sobre R$ 178.604,30": by its arrow and its sign as well as by its colour. */
export function Change({ now, before, written, betterWhen = 'more' }: Props) {
  const { t } = useTranslation('reports');
  const locale = numberLocale(usePlace());
  const change = changeOf(now, before);
  if (change === null) return t('frame.before', { written });
  const percent = numberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  }).format(change);
  return <Trend change={change} words={percent} over={written} betterWhen={betterWhen} />;
}

/** "+3 pontos sobre 57%": of two shares, as they are written in whole percent. */
export function ChangeInPoints({ now, before }: { now: number; before: number }) {
  const { t } = useTranslation('reports');
  const locale = numberLocale(usePlace());
  const points = Math.round(now * 100) - Math.round(before * 100);
  const written = numberFormat(locale, { signDisplay: 'exceptZero' }).format(points);
  const over = numberFormat(locale, { style: 'percent' }).format(before);
  // Portuguese counts nothing as one, but nobody says "0 ponto".
  const words = t('frame.points', { count: Math.abs(points) || 2, written });
  return <Trend change={points} words={words} over={over} />;
}

type TrendProps = { change: number; words: string; over: string; betterWhen?: Props['betterWhen'] };

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
