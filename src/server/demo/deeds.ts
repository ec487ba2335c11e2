import type pg from 'pg';
import { minutesAfterSignUp, OWNER, OWNER_ID, salonHours } from './salon.ts';

/** Who did it: with an access of their own, at the portal, or online without any. */
type Deed = {
  at: Date;
  kind: 'owner' | 'portal' | 'public';
  actor: string | null;
  member: string | null;
  entity: string;
  entity_id: string;
  action: string;
  before: object | null;
  after: object | null;
};

/**
 * What the history would have kept of these last days, had the salon's people done on their screens what the rest of the demo wrote in one go: who booked,
 * finalised and cancelled, what came in and went out, and a few changes of the management. It follows from the rows that are there. `now` is 2026-11-17T13:30,
 * of the salon's clock.
 */
export async function recordDeeds(client: pg.Client, now: string): Promise<void> {
  const today = now.slice(0, 10);
  await dateAccesses(client, today);
  const { rows } = await client.query<Deed>(
    `with ${SETTING}, said as (${[AGENDA, CASHIER, REST].join(' union all ')})
     select said.at, said.kind, case said.kind when 'owner' then '${OWNER_ID}'::uuid else said.actor end as actor, members.id as member,
       said.entity, said.entity_id::text, said.action, said.before, said.after
     from said cross join setting left join members on members.name = said.who or (said.kind = 'portal' and members.staff_id = said.actor)
     where said.at > setting.first and said.at < setting.now order by said.at, said.entity_id, said.action`,
    [minutesAfterSignUp(today, SETTLED), now, JSON.stringify(salonHours())],
  );
  for (const { at, kind, actor, member, entity, entity_id, action, before, after } of rows) {
    // Who acts is the transaction's: nobody writes a line for somebody else.
    await client.query(`select set_config('app.member_id', $1, true)`, [member ?? '']);
    await client.query(
      `insert into history (user_id, at, actor_kind, actor_id, entity, entity_id, action, before, after)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [OWNER_ID, at, kind, actor, entity, entity_id, action, before, after],
    );
  }
  await client.query(`select set_config('app.member_id', '', true)`);
}

/** Minutes after the sign-up until everybody is in. */
const SETTLED = 30;

/** What the triggers of the sign-ups said just now happened when the salon began. Only here is a line ever dated, before anybody has seen it. */
async function dateAccesses(client: pg.Client, today: string): Promise<void> {
  await client.query('alter table history disable trigger append_only');
  await client.query(
    `update history set at = $1::timestamptz + (row_number - 1) * interval '4 minutes'
     from (select id, row_number() over (order by id) from history where user_id = $2) as kept where history.user_id = $2 and history.id = kept.id`,
    [minutesAfterSignUp(today, 0), OWNER_ID],
  );
  await client.query('alter table history enable trigger append_only');
}

const [HELENA, MARCOS, RITA] = [OWNER.name, 'Marcos Teixeira', 'Rita Campos'].map((name) => `'${name}'`);

/** A number of a row that repeats itself. */
const hashOf = (id: string) => `abs(hashtext(${id}::text))`;
const cents = (amount: string) => `(100 * (${amount}))::int`;
const minutes = (count: string) => `(${count}) * interval '1 minute'`;

/** From when on, until when, and the days worked in between, the last one first. */
const SETTING = `
  clock as (select $1::timestamptz as first, $2::timestamp at time zone 'America/Sao_Paulo' as now),
  setting as (
    select first, now, array(
      select distinct date from appointments
      where status = 'finalizado' and date < $2::date and (date + time '08:00') at time zone 'America/Sao_Paulo' > first order by 1 desc) as worked
    from clock
  ),
  visit as (
    select id, ${hashOf('id')} as chance, created_at, date, arrived_at, started_at, requires_confirmation, status, no_show,
      nullif(professional_id, (select staff_id from members where role = 'owner')) as chair,
      (date + start_time) at time zone 'America/Sao_Paulo' as starts, (date + end_time) at time zone 'America/Sao_Paulo' as ends,
      ${cents('service_revenue_price')} as price, ${cents('discount_value')} as discount, payment_method, start_time,
      jsonb_build_object('client_name', client_name, 'date', date, 'start_time', start_time, 'end_time', end_time, 'professional_name', professional_name,
        'services', (select jsonb_agg(service_name order by position) from appointment_services where appointment_id = appointments.id),
        'status', 'pendente', 'requires_confirmation', false) as card
    from appointments
  ),
  dropped as (
    select *, chair is not null and not no_show and chance % 2 = 0 as is_own, case when no_show then starts + interval '20 minutes' else
      (((greatest(created_at, first) + (least(starts, now) - greatest(created_at, first)) * (chance % 97 / 97.0)) at time zone 'America/Sao_Paulo')::date
        + time '09:10' + ${minutes('chance % 560')}) at time zone 'America/Sao_Paulo' end as dropped_at
    from visit cross join clock where status = 'cancelado'
  ),
  handed as (select *, ends + ${minutes('2 + chance % 8')} as paid_at from visit where status = 'finalizado'),
  rung as (
    select sales.*, ${hashOf('sales.id')} as chance, jsonb_build_object('number', number, 'client_name', client_name, 'status', 'open', 'total', ${cents('total')},
      'items', (select jsonb_agg(jsonb_build_object('product_name', products.name)) from sale_items join products on products.id = product_id where sale_id = sales.id)) as card,
      (select jsonb_agg(jsonb_build_object('amount', ${cents('amount')}, 'method', method)) from payments where sale_id = sales.id and void_id is null) as paid
    from sales where created_at > $1::timestamptz
  )`;

/** On one of the days worked, at a time of day; nothing where fewer were. */
const onDay = (place: number, clock: string) =>
  `(setting.worked[${place}] + time '${clock}') at time zone 'America/Sao_Paulo'`;

/** Booked at the reception or by the professional themselves, moved, discounted, finalised, cancelled. */
const AGENDA = `
  select created_at as at, case when requires_confirmation then 'public' when chair is not null and chance % 5 = 0 then 'portal' else 'owner' end as kind,
    case when not requires_confirmation then chair end as actor,
    case when not requires_confirmation and (chair is null or chance % 5 > 0) then ${RITA} end as who,
    'appointments' as entity, id as entity_id, case when requires_confirmation then 'request' else 'create' end as action,
    null::jsonb as before, card || jsonb_build_object('requires_confirmation', requires_confirmation) as after
  from visit where created_at > $1::timestamptz
  union all
  select paid_at, 'owner', null, case when chair is null then ${HELENA} when chance % 6 = 0 then ${MARCOS} else ${RITA} end, 'appointments', id, 'update', card,
    card || jsonb_build_object('status', 'finalizado', 'revenue', price - discount, 'payment_method', payment_method)
  from handed
  union all
  select paid_at - interval '1 minute', 'owner', null, case when discount * 10 > price then ${MARCOS} else ${RITA} end, 'appointments', id, 'update',
    card || jsonb_build_object('discount_value', 0, 'revenue', price), card || jsonb_build_object('discount_value', discount, 'revenue', price - discount)
  from handed where discount > 0
  union all
  select dropped_at, case when is_own then 'portal' else 'owner' end, case when is_own then chair end, case when not is_own then ${RITA} end,
    'appointments', id, 'update', card, card || jsonb_build_object('status', 'cancelado', 'no_show', no_show)
  from dropped cross join setting where dropped_at > created_at and dropped_at::date = any(worked || $2::date)
  union all
  select (date + arrived_at) at time zone 'America/Sao_Paulo', 'owner', null, ${RITA}, 'appointments', id, 'update', card, card || jsonb_build_object('arrived_at', arrived_at) from visit where arrived_at is not null
  union all
  select (date + started_at) at time zone 'America/Sao_Paulo' + interval '30 seconds', case when chair is null then 'owner' else 'portal' end, chair, case when chair is null then ${HELENA} end, 'appointments', id, 'update', card, card || jsonb_build_object('started_at', started_at) from visit where started_at is not null
  union all
  select ${onDay(1, '10:20')} + ${minutes('chance % 420')}, 'owner', null, ${RITA}, 'appointments', id, 'update',
    card || jsonb_build_object('start_time', start_time - interval '30 minutes'), card
  from visit cross join setting where starts > setting.now and created_at < ${onDay(1, '08:00')} and chance % 40 = 7`;

/** Sold, counted and put right. */
const CASHIER = `
  select created_at, 'owner', null, ${RITA}, 'sales', id, 'create', null, card from rung
  union all
  select finalized_at, 'owner', null, ${RITA}, 'sales', id, 'update', card, card || jsonb_build_object('status', 'finalised', 'payments', paid)
  from rung where finalized_at is not null
  union all
  select voided_at, 'owner', null, ${MARCOS}, 'sale_voids', sale_voids.id, 'create', null,
    rung.card || jsonb_build_object('id', rung.id, 'voided', jsonb_build_object('reason', reason))
  from sale_voids join rung on rung.id = sale_voids.sale_id
  union all
  select opened_at, 'owner', null, ${HELENA}, 'cash_days', id, 'open', null, jsonb_build_object('float', ${cents('float')}) from cash_days
  union all
  select closed_at, 'owner', null, ${HELENA}, 'cash_days', id, 'close', null, jsonb_build_object('expected', ${cents('expected')},
    'closed', jsonb_build_object('counted', ${cents('counted')}, 'difference', nullif(${cents('counted - expected')}, 0), 'note', note))
  from cash_days where closed_at is not null
  union all
  select created_at, 'owner', null, ${RITA}, 'cash_movements', id, 'create', null, jsonb_build_object('kind', kind, 'amount', ${cents('amount')}, 'reason', reason)
  from cash_movements`;

/** Accesses, prices, clients, purchases, formulas. */
const REST = `
  select setting.first + interval '2 minutes', 'owner', null, ${HELENA}, 'salon_hours', '${OWNER_ID}'::uuid, 'update', null, jsonb_build_object('days', $3::jsonb) from setting
  union all
  select ${onDay(2, '18:40')}, 'owner', null, ${HELENA}, 'members', id, 'update', jsonb_build_object('name', name, 'granted', '[]'::jsonb),
    jsonb_build_object('name', name, 'granted', '["export"]'::jsonb)
  from members cross join setting where name = ${RITA}
  union all
  select ${onDay(1, '17:55')}, 'owner', null, ${HELENA}, 'members', id, 'update', jsonb_build_object('name', name, 'granted', '["export"]'::jsonb),
    jsonb_build_object('name', name, 'granted', '[]'::jsonb)
  from members cross join setting where name = ${RITA}
  union all
  select ${onDay(2, '12:10')}, 'owner', null, ${MARCOS}, 'services', id, 'update', jsonb_build_object('name', name, 'price', (price - 10)::text),
    jsonb_build_object('name', name, 'price', price::text)
  from services cross join setting where name = 'Corte feminino'
  union all
  select ${onDay(1, '09:35')}, 'owner', null, ${MARCOS}, 'products', id, 'update', jsonb_build_object('name', name, 'price', (price - 3)::text),
    jsonb_build_object('name', name, 'price', price::text)
  from products cross join setting where name = 'Base fortalecedora'
  union all
  select ${onDay(1, '11:05')}, 'owner', null, ${RITA}, 'client_warnings', client_id, 'create', null,
    jsonb_build_object('title', title, 'kind', kind, 'note', note, 'client_id', client_id)
  from (select * from client_warnings order by client_id, id limit 1) as warning cross join setting
  union all
  select ${onDay(2, '15:25')}, 'owner', null, ${RITA}, 'clients', md5('twice')::uuid, 'delete', jsonb_build_object('name', 'Fernanda Lima'), null from setting
  union all
  select created_at, 'owner', null, ${RITA}, 'clients', id, 'create', null, jsonb_build_object('name', name, 'phone', phone) from clients
  union all
  select product_purchases.created_at + interval '90 minutes', 'owner', null, ${MARCOS}, 'product_purchases', id, 'create', null,
    jsonb_build_object('product_id', product_id, 'total_value', total_value::text, 'supplier', supplier, 'due_date', due_date)
  from product_purchases
  union all
  select ${onDay(1, '16:30')}, 'owner', null, ${MARCOS}, 'staff_time_off', id, 'create', null,
    jsonb_build_object('staff_id', staff_id, 'starts_at', starts_at, 'ends_at', ends_at, 'reason', reason)
  from staff_time_off cross join setting where starts_at > $2::timestamp
  union all
  select created_at, 'portal', staff_id, null, 'technical_sheets', id, 'create', null, jsonb_build_object('client_id', client_id, 'date', date, 'result', result)
  from technical_sheets`;
