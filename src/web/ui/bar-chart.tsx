import './bar-chart.css';
import { Table2 } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from '#web/texts/use-translation.ts';
import { BarPlot, Hatch } from './bar-plot.tsx';
import { Button } from './button.tsx';
import type { ChartProps, Place } from './chart-layout.ts';
import { ChartTable } from './chart-table.tsx';
import { useWidth } from './use-width.ts';

/**
 * Bars that arrow keys, a pointer or a finger walk through; the value of the current one is shown above. To assistive technology it is a
 * slider, because sliders receive arrow keys and announce their value; the table has all numbers.
 */
export function BarChart(chart: ChartProps) {
  const { t } = useTranslation('ui');
  const { label, series, bars } = chart;
  const [place, setPlace] = useState<Place>({ at: 0, of: 0 });
  const [hasFocus, setHasFocus] = useState(false);
  const [pointed, setPointed] = useState<Place>();
  const [hasTable, setHasTable] = useState(false);
  const { width, ref } = useWidth();
  // There may be fewer bars than before.
  const here = { at: Math.min(place.at, bars.length - 1), of: place.of };
  const shown = pointed ?? (hasFocus ? here : undefined);

  function walk(event: KeyboardEvent) {
    const next = placeByKey(event.key, here, chart);
    if (!next) return;
    event.preventDefault();
    setPlace(next);
  }

  return (
    <figure className="bar-chart">
      <div className="bar-chart-head">
        <p className="bar-chart-words" aria-hidden="true">
          {shown && wordsAt(chart, shown)}
        </p>
        <div className="bar-chart-tools">
          {series.length > 1 && <Legend series={series} />}
          <Button size="sm" variant="ghost" icon={Table2} onClick={() => setHasTable(!hasTable)}>
            {hasTable ? t('chart.hideTable') : t('chart.showTable')}
          </Button>
        </div>
      </div>
      <div ref={ref} className="bar-chart-room">
        <div
          role="slider"
          tabIndex={0}
          aria-label={label}
          aria-roledescription={t('chart.role')}
          aria-valuemin={1}
          aria-valuemax={bars.length}
          aria-valuenow={here.at + 1}
          aria-valuetext={wordsAt(chart, here)}
          onKeyDown={walk}
          onFocus={() => setHasFocus(true)}
          onBlur={() => setHasFocus(false)}
          onPointerDown={() => pointed && setPlace(pointed)}
        >
          <BarPlot chart={chart} width={width} place={shown} staysInSight={!pointed} onPoint={setPointed} />
        </div>
      </div>
      <ChartTable chart={chart} isShown={hasTable} />
    </figure>
  );
}

function Legend({ series }: Pick<ChartProps, 'series'>) {
  const hatch = useId();
  return (
    <ul className="bar-chart-legend">
      {series.map((name, of) => (
        <li key={name}>
          <svg aria-hidden="true" width="16" height="12">
            <Hatch id={hatch} />
            <rect x="0.5" y="0.5" width="15" height="11" rx="2" className={`bar-${of}`} fill={`url(#${hatch})`} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}

function wordsAt({ bars, series, format }: ChartProps, { at, of }: Place): string {
  const bar = bars[at];
  const value = format(bar?.values[of] ?? 0);
  return series.length > 1 ? `${bar?.name}, ${series[of]}: ${value}` : `${bar?.name}: ${value}`;
}

/** Left and right along the axis, up and down between the two series of a place. */
function placeByKey(key: string, { at, of }: Place, { bars, series }: ChartProps): Place | undefined {
  const last = bars.length - 1;
  const other = { at, of: (of + 1) % series.length };
  const places: Record<string, Place> = {
    ArrowLeft: { at: Math.max(0, at - 1), of },
    ArrowRight: { at: Math.min(last, at + 1), of },
    ArrowUp: other,
    ArrowDown: other,
    Home: { at: 0, of },
    End: { at: last, of },
  };
  return places[key];
}
