import { parseTime } from '#domain/shared/time.ts';
import type { DraftLine } from './draft-lines.ts';

/** What a line is called whose service nobody knows any more. */
const UNNAMED = 'Serviço';

type Bare = { start_time: string; end_time: string; services: readonly string[]; full_price: number };
type Known = { service_id: string | null; category: string };

/** The one line of an appointment that has none: everything that is finalised says by lines what was done, and what it earns. */
export function wholeAppointment(
  { start_time, end_time, services, full_price }: Bare,
  { service_id, category }: Known,
): DraftLine {
  return {
    service_id,
    service_name: services[0] ?? UNNAMED,
    category,
    unit_price: full_price,
    duration_minutes: (parseTime(end_time) ?? 0) - (parseTime(start_time) ?? 0),
    professional_id: null,
    commission_percent: null,
    commission_amount: null,
    commission_from_net: false,
    products_used: [],
    parts: [],
    cleanup_minutes: 0,
  };
}
