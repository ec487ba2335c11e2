import type { Part } from '#domain/payments/parts.ts';
import type { Tip } from '#domain/payments/tips.ts';
import type { EarningLine } from '#domain/periods/closed-period.ts';
import type { ClientPaymentMethod } from '#domain/shared/payment-methods.ts';
import type { WorkLine } from './busy.ts';
import type { Status } from './statuses.ts';

type Place = {
  date: string;
  start_time: string;
  end_time: string;
  professional_id: string | null;
  status: Status;
  client_id: string | null;
  /** See busy.ts. */
  in_turns?: boolean | undefined;
};

/** What the rules and those who follow an appointment need to know of it. */
export type Life = Place & {
  payment_method: ClientPaymentMethod | null;
  revenue: number;
  discount_value: number;
  stock_updated: boolean;
  lines: ReadonlyArray<EarningLine & Pick<WorkLine, 'parts' | 'cleanup_minutes'>>;
};

/** An appointment as it was and as it is: null before is a new one, null after one that goes. */
export type AppointmentChange = {
  id: string;
  before: Life | null;
  after: Life | null;
  /** A visitor asks for one; a professional writes their own at the portal. */
  by: 'owner' | 'visitor' | 'professional' | 'system';
  /** In which parts it is paid, where somebody has said so; else it is one. */
  parts?: readonly Part[] | undefined;
  /** What was paid with it for a professional. */
  tip?: Tip | undefined;
};

/** For an appointment that is not finalised: it has earned, taken and been paid nothing. */
export function openLife({ date, start_time, end_time, professional_id, status, client_id }: Place): Life {
  const place = { date, start_time, end_time, professional_id, status, client_id };
  return { ...place, payment_method: null, revenue: 0, discount_value: 0, stock_updated: false, lines: [] };
}

/** What an appointment has taken from the shelf: nothing until it is finalised. */
export function productsTaken(life: Pick<Life, 'stock_updated' | 'lines'> | null) {
  return life?.stock_updated ? life.lines.flatMap((line) => line.products_used) : [];
}
