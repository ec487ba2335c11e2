import { expect } from 'vitest';
import type { TestServer } from '#server/test-server.ts';

const LINE = `user_id, thing, line_id, kind, sale_id, day::date, place, service_id, service_name, category, product_id, staff_id, price, commission,
  products, revenue, fee`;

/** What each professional earned in each month less what was paid in advance: once as it is carried, once from all rows. */
const CARRIED = 'select user_id, staff_id, month::date, sum(amount) as amount from commission_months group by 1, 2, 3';
const ADDED_UP = `select user_id, staff_id, date_trunc('month', day)::date as month, sum(amount) as amount from (
    select line.user_id, coalesce(line.professional_id, one.professional_id) as staff_id, one.date::date as day, line.commission_amount as amount
      from appointments as one join appointment_services as line on line.user_id = one.user_id and line.appointment_id = one.id
      where one.status = 'finalizado'
    union all
    select user_id, seller_id, finalized_on, seller_commission from sale_items join sales using (user_id)
      where sales.id = sale_items.sale_id and status = 'finalised'
    union all
    select user_id, seller_id, day, -seller_commission from sale_items join sale_voids using (user_id, sale_id)
    union all
    select user_id, staff_id, effective_date, -amount from commission_advances
  ) as moved where staff_id is not null group by 1, 2, 3 having sum(amount) <> 0`;

/** What the database keeps of all salons is what their rows say, to the cent. */
export async function expectKept({ admin }: Pick<TestServer, 'admin'>): Promise<void> {
  const differ = async (one: string, other: string) =>
    (await admin.query(`(${one}) except all (${other})`)).rows as unknown[];
  const [kept, said] = [`select ${LINE} from finalised_lines`, `select ${LINE} from app.shared_lines`];
  expect(await differ(kept, said), 'a line that is kept').toEqual([]);
  expect(await differ(said, kept), 'a line that is said').toEqual([]);
  expect(await differ(CARRIED, ADDED_UP), 'a month that is carried').toEqual([]);
  expect(await differ(ADDED_UP, CARRIED), 'a month that is added up').toEqual([]);
}
