import type { ChartBars, ChartProps } from './chart-layout.ts';

type Props = {
  chart: Pick<ChartProps, 'label' | 'unit' | 'series' | 'format'> & {
    bars: readonly Pick<ChartBars, 'name' | 'values'>[];
  };
  isShown: boolean;
};

/** The chart's numbers; hidden, they are still there for screen readers. */
export function ChartTable({ chart, isShown }: Props) {
  const { label, unit, series, bars, format } = chart;
  return (
    <div className={isShown ? 'bar-chart-table' : 'sr-only'}>
      <table>
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr>
            <th scope="col">{unit}</th>
            {series.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bars.map(({ name, values }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {series.map((one, of) => (
                <td key={one}>{format(values[of] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
