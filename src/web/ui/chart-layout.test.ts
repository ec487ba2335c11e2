import { expect, test } from 'vitest';
import { chartLayout } from './chart-layout.ts';

const chart = (values: number[][], isStacked: boolean) => ({
  label: 'Clientes',
  series: ['Voltaram', 'Novos'] as const,
  bars: values.map((of, at) => ({ label: String(at), name: String(at), values: of })),
  unit: 'Mês',
  format: String,
  formatShort: String,
  isStacked,
});

test('bars upon each other: the second begins where the first ends, and both stand in one place', () => {
  const [first, second] = chartLayout(chart([[80, 20]], true), 400).bars;
  expect(second?.x).toBe(first?.x);
  expect((second?.y ?? 0) + (second?.height ?? 0)).toBeLessThan((first?.y ?? 0) + 0.1);
  expect(second?.height).toBeGreaterThan(0);
});

test('the axis of bars upon each other reaches their sum', () => {
  expect(chartLayout(chart([[80, 40]], true), 400).lines.at(-1)?.tick).toBeGreaterThanOrEqual(120);
  expect(chartLayout(chart([[80, 40]], false), 400).lines.at(-1)?.tick).toBeLessThan(120);
});

test('a number stands inside the bar that carries another one, but not where that is too low for it', () => {
  const { bars } = chartLayout(
    chart(
      [
        [200, 20],
        [1, 5],
      ],
      true,
    ),
    400,
  );
  expect(bars.map(({ isInside, words }) => [isInside, words])).toEqual([
    [true, '200'],
    [false, '20'],
    [true, undefined],
    [false, '5'],
  ]);
});

test('a point above the first part means the second', () => {
  const layout = chartLayout(chart([[80, 20]], true), 400);
  const [first] = layout.bars;
  const middle = first?.middle ?? 0;
  expect(layout.placeAt(middle, (first?.y ?? 0) + 5)).toEqual({ at: 0, of: 0 });
  expect(layout.placeAt(middle, (first?.y ?? 0) - 5)).toEqual({ at: 0, of: 1 });
});

test('a long name under the last bars ends where the chart does', () => {
  const { bars, ...whole } = chart(Array(7).fill([2, 1]), false);
  const named = bars.map((bar, at) => ({ ...bar, label: at === 6 ? 'Sem profissional' : bar.label }));
  const { labels, width } = chartLayout({ ...whole, bars: named }, 330);
  expect(labels.at(-1)?.text).toBe('Sem profissional');
  expect(labels.at(-1)?.middle).toBeLessThan(width - 50);
});
