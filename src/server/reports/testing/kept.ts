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
    select user_id, professional_id, finalized_on, commission_amount from sale_services join sales using (user_id)
      where sales.id = sale_services.sale_id and status = 'finalised'
    union all
    select user_id, professional_id, day, -commission_amount from sale_services join sale_voids using (user_id, sale_id)
    union all
    select paid.user_id, tip_staff_id, date, tip from payments as paid join appointments as one on one.user_id = paid.user_id and one.id = appointment_id
      where one.status = 'finalizado'
    union all
    select paid.user_id, tip_staff_id, finalized_on, tip from payments as paid join sales as one on one.user_id = paid.user_id and one.id = sale_id
      where one.status = 'finalised' and void_id is null
    union all
    select paid.user_id, tip_staff_id, one.day, tip from payments as paid join sale_voids as one on one.user_id = paid.user_id and one.id = void_id
    union all
    select user_id, staff_id, effective_date, -amount from commission_advances
  ) as moved where staff_id is not null group by 1, 2, 3 having sum(amount) <> 0`;

/** Every visit with the one after it, and how often the client usually came up to it. */
const VISIT = `select user_id, client_id, day, lead(day) over (partition by user_id, client_id order by day) as next_day, (
    select percentile_cont(0.5) within group (order by gap) from (
      select other.day - lag(other.day) over (order by other.day) as gap from app.visits as other
      where other.user_id = visit.user_id and other.client_id = visit.client_id and other.day <= visit.day) as gaps) as usual
  from app.visits as visit`;

/** What the database keeps of all salons is what their rows say, to the cent. */
export async function expectKept({ admin }: Pick<TestServer, 'admin'>): Promise<void> {
  const differ = async (one: string, other: string) =>
    (await admin.query(`(${one}) except all (${other})`)).rows as unknown[];
  const [kept, said] = [`select ${LINE} from finalised_lines`, `select ${LINE} from app.shared_lines`];
  expect(await differ(kept, said), 'a line that is kept').toEqual([]);
  expect(await differ(said, kept), 'a line that is said').toEqual([]);
  const visits = 'select user_id, client_id, day::date, next_day, usual from client_visits';
  expect(await differ(visits, VISIT), 'a visit that is kept').toEqual([]);
  expect(await differ(VISIT, visits), 'a visit that is said').toEqual([]);
  expect(await differ(CARRIED, ADDED_UP), 'a month that is carried').toEqual([]);
  expect(await differ(ADDED_UP, CARRIED), 'a month that is added up').toEqual([]);
}
