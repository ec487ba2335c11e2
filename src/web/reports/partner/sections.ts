import type { PartnerReport, PartnerRow } from '#contract/reports/partner.ts';
import { addShares, type PartnerShares } from '#domain/reports/partner-shares.ts';
import { daysIn } from '#domain/reports/report-period.ts';
import type { DayRange } from '#domain/shared/period.ts';

/** A month, or null for the whole period. */
export type Section = {
  month: string | null;
  range: DayRange;
  rows: SectionRow[];
  total: PartnerShares;
  services: number;
};
export type SectionRow = Omit<PartnerRow, 'month'>;

/** Month by month; where there are several, first what everybody comes to in all of them. */
export function sectionsOf({ rows }: PartnerReport, range: DayRange): Section[] {
  const months = [...Map.groupBy(rows, ({ month }) => month)].map(([month, own]) =>
    sectionOf(month, daysIn(month, range), own),
  );
  return months.length > 1 ? [sectionOf(null, range, together(rows)), ...months] : months;
}

function sectionOf(month: string | null, range: DayRange, rows: SectionRow[]): Section {
  const services = rows.reduce((sum, row) => sum + row.services, 0);
  return { month, range, rows, total: addShares(rows), services };
}

/** Everybody once: partners by their names, then what is the salon's own. */
function together(rows: readonly PartnerRow[]): SectionRow[] {
  const people = [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((own) => {
    const [first] = own;
    const services = own.reduce((sum, row) => sum + row.services, 0);
    return first ? [{ id: first.id, name: first.name, is_salons: first.is_salons, services, ...addShares(own) }] : [];
  });
  return people.toSorted(
    (a, b) =>
      Number(a.is_salons) - Number(b.is_salons) ||
      Number(a.id === null) - Number(b.id === null) ||
      a.name.localeCompare(b.name),
  );
}
