import type { ProfessionalsReport } from '#contract/reports/professionals.ts';
import { averageTicket } from '#domain/reports/average-ticket.ts';
import type { Cents } from '#domain/shared/money.ts';

type Sums = ProfessionalsReport['total'];

/** Services and products together. */
export const revenueOf = (sums: Sums) => sums.service_revenue + sums.product_revenue;
export const commissionOf = (sums: Sums) => sums.service_commission + sums.product_commission;
/** Of services alone: who sells much has no larger appointments. */
export const ticketOf = (sums: Sums) => averageTicket(sums.service_revenue as Cents, sums.appointments);
