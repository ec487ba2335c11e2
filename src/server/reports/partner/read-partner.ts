import type { PartnerReport } from '#contract/reports/partner.ts';
import { addShares, partnerShares } from '#domain/reports/partner-shares.ts';
import { isOwnerRole } from '#domain/shared/names.ts';
import type { DayRange } from '#domain/shared/period.ts';
import type { Timed } from '#server/kernel/principal.ts';
import { comparedDays } from '../compared-days.ts';
import { readPartnerSums } from './queries.ts';

export async function readPartner(reader: Timed, range: DayRange): Promise<PartnerReport> {
  const read = await readPartnerSums(reader.db, range, await comparedDays(reader, range));
  const shared = read.map(({ role, gross, commission, ...row }) => {
    const is_salons = role === null || isOwnerRole(role);
    return { ...row, is_salons, ...partnerShares(gross, commission, is_salons) };
  });
  const [now, before] = [shared.filter(({ is_before }) => !is_before), shared.filter(({ is_before }) => is_before)];
  return {
    total: addShares(now),
    before: addShares(before),
    rows: now
      .map(({ is_before: _, ...row }) => row)
      .sort(
        (a, b) =>
          a.month.localeCompare(b.month) ||
          Number(a.is_salons) - Number(b.is_salons) ||
          Number(a.id === null) - Number(b.id === null) ||
          a.name.localeCompare(b.name),
      ),
  };
}
