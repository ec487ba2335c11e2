import { type PointerEvent, useId } from 'react';
import { type ChartProps, chartLayout, type Place } from './chart-layout.ts';

type Props = {
  chart: ChartProps;
  /** The available width; wider charts scroll. */
  width: number;
  place: Place | undefined;
  /** Only for keys: the page must not move under a pointer. */
  staysInSight: boolean;
  onPoint: (place: Place | undefined) => void;
};

export function BarPlot({ chart, width, place, staysInSight, onPoint }: Props) {
  const hatch = useId();
  const layout = chartLayout(chart, width);
  const point = ({ clientX, clientY, currentTarget }: PointerEvent<SVGSVGElement>) => {
    const { left, top } = currentTarget.getBoundingClientRect();
    onPoint(layout.placeAt(clientX - left, clientY - top));
  };
  return (
    <svg
      aria-hidden="true"
      width={layout.width}
      height={layout.height}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      onPointerMove={point}
      onPointerDown={point}
      onPointerLeave={() => onPoint(undefined)}
    >
      <Hatch id={hatch} />
      {layout.lines.map(({ tick, y, text }) => (
        <g key={tick}>
          <line
            x1={layout.left}
            x2={layout.width}
            y1={y}
            y2={y}
            className={tick === 0 ? 'bar-chart-zero' : undefined}
          />
          <text x={layout.left - 8} y={y} dy="0.35em" textAnchor="end">
            {text}
          </text>
        </g>
      ))}
      {chart.measure && (
        <text x="0" y="10" textAnchor="start">
          {chart.measure}
        </text>
      )}
      {layout.bars.map(({ at, of, words, middle, wordsAt, isInside, ...rect }) => {
        const isHere = place?.at === at && place.of === of;
        return (
          <g key={`${at} ${of}`} data-here={isHere || undefined} ref={isHere && staysInSight ? intoSight : undefined}>
            <rect {...rect} rx="2" className={`bar-${of}`} fill={`url(#${hatch})`} />
            {words && (
              <text
                x={middle}
                y={wordsAt}
                textAnchor="middle"
                className={isInside ? 'bar-chart-inside' : 'bar-chart-value'}
              >
                {words}
              </text>
            )}
          </g>
        );
      })}
      {layout.labels.map(({ at, text, note, middle }) => (
        <g key={at}>
          <text x={middle} y={layout.labelsAt} textAnchor="middle" data-here={place?.at === at || undefined}>
            {text}
          </text>
          {note && (
            <text x={middle} y={layout.notesAt} textAnchor="middle" className="bar-chart-note">
              {note}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}

/** Distinguishes the second series without colour. */
export function Hatch({ id }: { id: string }) {
  return (
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="6" height="6" className="hatch-ground" />
      <line x1="0" y1="0" x2="0" y2="6" className="hatch-line" />
    </pattern>
  );
}

function intoSight(bar: SVGGElement | null) {
  bar?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
