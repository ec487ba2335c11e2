import './bar-chart.css';
import { useId } from 'react';
import { Hatch } from './bar-plot.tsx';

type Props = {
  /** Relative to the longest bar, from 0 to 1. */
  length: number;
  /** The solid share, from 0 to 1; the rest is hatched. */
  solid: number;
};

/** A bar in two parts for a table row. Its numbers are beside it, so it is not read aloud. */
export function PartBar({ length, solid }: Props) {
  const hatch = useId();
  const [long, full] = [within(length) * 100, within(solid)];
  return (
    <span className="bar-chart block">
      <svg aria-hidden="true" width="100%" height="12">
        <Hatch id={hatch} />
        {long > 0 && full < 1 && (
          <rect
            x={`${long * full}%`}
            y="0.5"
            width={`${long * (1 - full)}%`}
            height="11"
            className="bar-1"
            fill={`url(#${hatch})`}
          />
        )}
        {long > 0 && full > 0 && <rect y="0" width={`${long * full}%`} height="12" rx="2" className="bar-0" />}
      </svg>
    </span>
  );
}

const within = (share: number) => Math.min(1, Math.max(0, share));
