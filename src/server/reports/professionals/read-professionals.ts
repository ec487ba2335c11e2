import type { ProfessionalsReport, ReportedProfessional } from '#contract/reports/professionals.ts';
import { occupancyOf } from '#domain/reports/occupancy.ts';
import { type Occupied, sumOccupied } from '#domain/reports/occupied.ts';
import { comparedWith, untilToday } from '#domain/reports/report-period.ts';
import { cents } from '#domain/shared/money.ts';
import { isOwnerRole } from '#domain/shared/names.ts';
import type { DayRange } from '#domain/shared/period.ts';
import { salonToday } from '#server/account/salon-today.ts';
import type { Timed } from '#server/kernel/principal.ts';
import { readOccupancyRows } from '../occupancy/queries.ts';
import { type ProfessionalRow, type ProfessionalSums, readProfessionalSums } from './queries.ts';

export async function readProfessionals({ db, owner, now }: Timed, range: DayRange): Promise<ProfessionalsReport> {
  const today = await salonToday(db, owner, now());
  const [passed, before] = [untilToday(range, today), comparedWith(range, today)];
  const sums = await readProfessionalSums(db, range, before);
  const times = await readOccupancyRows(db, { first: before.first, last: passed.last }, null);
  const [occupied, occupiedBefore] = [occupancyOf(times, passed), occupancyOf(times, before)];

  const ofThen = sums.filter(({ is_before }) => is_before);
  const revenueBefore = new Map(ofThen.map((row) => [row.id, revenueOf(row)]));
  const ofNow = sums.filter(({ is_before }) => !is_before);
  const known = new Set(ofNow.map(({ id }) => id));
  const byStaff = Map.groupBy(occupied, ({ staff_id }) => staff_id);
  const idle = times.professionals
    .filter(({ id }) => byStaff.has(id) && !known.has(id))
    .map(({ id, nome: name, color, ativo: is_active, funcao: role }) => ({
      ...NOTHING,
      id,
      name,
      color,
      role,
      is_active,
    }));
  return {
    total: { ...totalOf(ofNow), ...sumOccupied(occupied) },
    before: { ...totalOf(ofThen), ...sumOccupied(occupiedBefore) },
    professionals: [...ofNow, ...idle]
      .map((row) => shown(row, sumOccupied(byStaff.get(row.id ?? '') ?? []), revenueBefore.get(row.id) ?? 0))
      .sort((a, b) => revenueOf(b) - revenueOf(a) || a.name.localeCompare(b.name)),
  };
}

const NOTHING = {
  appointments: 0,
  services: 0,
  service_revenue: cents(0),
  product_revenue: cents(0),
  service_commission: cents(0),
  product_commission: cents(0),
};

type OfQuery = 'is_before' | 'all_appointments';
type Person = Omit<ProfessionalRow, OfQuery> & Partial<Pick<ProfessionalRow, OfQuery>>;

function shown(
  { role, is_before: _, all_appointments: __, ...person }: Person,
  occupied: Occupied,
  revenue_before: number,
): ReportedProfessional {
  return { ...person, is_owner: isOwnerRole(role), ...occupied, revenue_before };
}

const revenueOf = (sums: Pick<ProfessionalsReport['total'], 'service_revenue' | 'product_revenue'>) =>
  sums.service_revenue + sums.product_revenue;

/** An appointment in which two took part is one. */
function totalOf(rows: readonly ProfessionalRow[]): ProfessionalSums {
  const sum = (of: keyof ProfessionalSums) => rows.reduce((sum, row) => sum + row[of], 0);
  return {
    appointments: Math.max(0, ...rows.map(({ all_appointments }) => all_appointments)),
    services: sum('services'),
    service_revenue: cents(sum('service_revenue')),
    product_revenue: cents(sum('product_revenue')),
    service_commission: cents(sum('service_commission')),
    product_commission: cents(sum('product_commission')),
  };
}
