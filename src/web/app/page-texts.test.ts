import { expect, test } from 'vitest';
import { TEXT_GROUPS } from '#texts/groups.ts';
import { agendaLayout, otherPages, pages, visitorPages } from './pages.ts';

test('the texts that a page names are in a group, or no browser could fetch them', () => {
  const grouped: readonly string[] = Object.values(TEXT_GROUPS).flat();
  const entries = [agendaLayout, ...[pages, otherPages, visitorPages].flatMap((table) => Object.values(table))];
  const named = entries.flatMap(({ texts }) => texts);
  expect(named.filter((area) => !grouped.includes(area))).toEqual([]);
});
