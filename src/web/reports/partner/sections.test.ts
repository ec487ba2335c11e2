import { expect, test } from 'vitest';
import { sectionsOf } from './sections.ts';

const row = (month: string, name: string, gross: number, professional: number, is_salons = false) => ({
  month,
  id: name === '' ? null : name,
  name,
  is_salons,
  services: 1,
  gross,
  professional,
  salon: gross - professional,
});
const none = { gross: 0, salon: 0, professional: 0 };
const report = (...rows: Array<ReturnType<typeof row>>) => ({ total: none, before: none, rows });
const RANGE = { first: '2026-03-10', last: '2026-04-20' };

test('one month is one section, with the days of it that the period has', () => {
  const sections = sectionsOf(report(row('2026-03', 'Bia', 100, 40)), RANGE);
  expect(sections).toMatchObject([
    { month: '2026-03', range: { first: '2026-03-10', last: '2026-03-31' }, services: 1 },
  ]);
});

test('before several months stands what everybody comes to in all of them, the salon’s own last', () => {
  const rows = [
    row('2026-03', 'Dona', 50, 0, true),
    row('2026-03', '', 10, 0, true),
    row('2026-04', 'Ana', 70, 30),
    row('2026-04', 'Bia', 100, 40),
    row('2026-03', 'Bia', 20, 5),
  ];
  const [all, ...months] = sectionsOf(report(...rows), RANGE);
  expect(all).toMatchObject({
    month: null,
    range: RANGE,
    services: 5,
    total: { gross: 250, salon: 175, professional: 75 },
  });
  expect(all?.rows.map(({ name, gross }) => [name, gross])).toEqual([
    ['Ana', 70],
    ['Bia', 120],
    ['Dona', 50],
    ['', 10],
  ]);
  expect(months.map(({ month }) => month)).toEqual(['2026-03', '2026-04']);
});
