import { type Cents, cents } from '#domain/shared/money.ts';

export type PartnerShares = { gross: Cents; salon: Cents; professional: Cents };

/**
 * How payments for services are shared between the salon and a partner (Lei 13.352): the commission is the professional's, the rest the salon's. If the
 * owner or nobody did the work, all of it is the salon's.
 */
export function partnerShares(gross: Cents, commission: Cents, isSalonsOwn: boolean): PartnerShares {
  const professional = isSalonsOwn ? cents(0) : commission;
  return { gross, salon: cents(gross - professional), professional };
}

export function addShares(all: ReadonlyArray<Record<keyof PartnerShares, number>>): PartnerShares {
  const sum = (of: keyof PartnerShares) => cents(all.reduce((sum, one) => sum + one[of], 0));
  return { gross: sum('gross'), salon: sum('salon'), professional: sum('professional') };
}
