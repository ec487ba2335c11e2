import { sql } from 'kysely';
import type { FixedCostForm, FixedCostTypeForm } from '#contract/fixed-costs/forms.ts';
import type { FixedCost, FixedCostType } from '#contract/fixed-costs/operations.ts';
import type { CostType, NewCost } from '#domain/fixed-costs/months.ts';
import { cents, centsFromDecimal, decimalFromCents } from '#domain/shared/money.ts';
import { firstDay, type Month, monthOf, previousMonth, yearAndMonth } from '#domain/shared/period.ts';
import { salonNow } from '#domain/shared/time.ts';
import { profileRows } from '#server/account/lent-select.ts';
import type { Database } from '#server/kernel/database/db.ts';
import type { OwnerId } from '#server/kernel/principal.ts';

/** Money as text also where it travels inside JSON. */
const COST = sql`cost.id, cost.updated_at::text as version, type.id as type_id, type.name, type.category, cost.value::text as value,
  cost.due_date::text as due_date, cost.payment_method, cost.is_paid, cost.observations`;
const COSTS = sql`monthly_fixed_costs as cost
  join fixed_cost_types as type on type.user_id = cost.user_id and type.id = cost.fixed_cost_type_id`;

type CostRow = Omit<FixedCost, 'value'> & { value: string };
type TypeRow = Omit<FixedCostType, 'default_value'> & { default_value: string };

const costFrom = (row: CostRow): FixedCost => ({ ...row, value: centsFromDecimal(row.value) });
const typeFrom = ({ last_month, default_value, ...row }: TypeRow): FixedCostType => ({
  ...row,
  default_value: centsFromDecimal(default_value),
  last_month: last_month && monthOf(last_month),
});

/* Months */

type MonthRow = {
  timezone: string;
  costs: CostRow[];
  types: Array<Omit<TypeRow, 'version' | 'name' | 'category'> & { created_at: string }>;
  deleted: string[];
  before: string;
  repeatable: number;
  repeatable_total: string;
};

/** Everything that a month's answer is made of, in one question. */
export async function readMonthRows(db: Database, owner: OwnerId, month: Month) {
  const [at, before] = [yearAndMonth(month), yearAndMonth(previousMonth(month))];
  const { rows } = await sql<MonthRow>`
    with costs as (select ${COST} from ${COSTS} where cost.year = ${at.year} and cost.month = ${at.month}),
      earlier as (select fixed_cost_type_id as type_id, value from monthly_fixed_costs
        where year = ${before.year} and month = ${before.month}),
      repeatable as (select earlier.value from earlier join costs using (type_id)
        where earlier.value > 0 and costs.value = '0.00' and not costs.is_paid)
    select timezone,
      (select coalesce(json_agg(costs order by due_date, name, id), '[]') from costs) as costs,
      (select coalesce(json_agg(json_build_object('id', id, 'default_value', default_value::text, 'created_at', created_at,
        'default_due_day', default_due_day, 'default_payment_method', default_payment_method, 'last_month', last_month)), '[]')
        from fixed_cost_types) as types,
      (select coalesce(json_agg(fixed_cost_type_id), '[]') from deleted_fixed_costs
        where year = ${at.year} and month = ${at.month}) as deleted,
      (select coalesce(sum(value), 0)::text from earlier) as before,
      (select count(*)::int from repeatable) as repeatable,
      (select coalesce(sum(value), 0)::text from repeatable) as repeatable_total
    from ${profileRows.as('profiles')} where id = ${owner}`.execute(db);
  const row = rows[0];
  if (!row) throw new Error('A signed-in owner has no profile.');
  return {
    timezone: row.timezone,
    costs: row.costs.map(costFrom),
    types: row.types.map(
      ({ created_at, default_value, last_month, ...type }): CostType => ({
        ...type,
        default_value: centsFromDecimal(default_value),
        made_in: monthOf(salonNow(Temporal.Instant.from(created_at), row.timezone).date),
        last_month: last_month && monthOf(last_month),
      }),
    ),
    deleted: row.deleted,
    before: {
      total: centsFromDecimal(row.before),
      repeatable: row.repeatable,
      repeatable_total: centsFromDecimal(row.repeatable_total),
    },
  };
}

/** Nobody ends one while a month is generated from it; those who generate do not wait for each other. */
export async function holdTypes(db: Database): Promise<void> {
  await db.selectFrom('fixed_cost_types').select('id').orderBy('id').forShare().execute();
}

/** Those that were not there yet: who opens the same month at the same time may have been quicker. */
export async function insertCosts(
  db: Database,
  owner: OwnerId,
  costs: readonly NewCost[],
): Promise<Array<{ id: string; fixed_cost_type_id: string; year: number; month: number; value: string }>> {
  if (costs.length === 0) return [];
  return db
    .insertInto('monthly_fixed_costs')
    .values(
      costs.map(({ type_id, month, value, due_date, payment_method }) => ({
        user_id: owner,
        fixed_cost_type_id: type_id,
        ...yearAndMonth(month),
        value: decimalFromCents(value),
        due_date,
        payment_method,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'fixed_cost_type_id', 'year', 'month', 'value'])
    .execute();
}

type Repeated = Pick<FixedCost, 'id' | 'payment_method' | 'observations'> & { value: string };

/** What is 0 and not paid, and had a value in the month before; held until the end, with what it becomes. What somebody noted stays. */
export async function lockRepeatable(
  db: Database,
  month: Month,
): Promise<Array<{ before: FixedCost; after: Repeated }>> {
  const [at, before] = [yearAndMonth(month), yearAndMonth(previousMonth(month))];
  const { rows } = await sql<CostRow & { after: Omit<Repeated, 'id'> }>`
    select ${COST}, json_build_object('value', earlier.value::text, 'payment_method', earlier.payment_method,
      'observations', coalesce(nullif(cost.observations, ''), earlier.observations)) as after
    from ${COSTS} join monthly_fixed_costs as earlier on earlier.user_id = cost.user_id
      and earlier.fixed_cost_type_id = cost.fixed_cost_type_id and earlier.year = ${before.year} and earlier.month = ${before.month}
    where cost.year = ${at.year} and cost.month = ${at.month} and cost.value = 0 and not cost.is_paid and earlier.value > 0
    order by cost.id for update of cost`.execute(db);
  return rows.map(({ after, ...row }) => ({ before: costFrom(row), after: { id: row.id, ...after } }));
}

export async function updateRepeated(db: Database, { id, ...values }: Repeated): Promise<void> {
  await db.updateTable('monthly_fixed_costs').set(values).where('id', '=', id).execute();
}

/* One cost */

/** As it stands before a change, which nobody else may make meanwhile. */
export async function lockCost(db: Database, id: string): Promise<FixedCost | undefined> {
  const { rows } = await sql<CostRow>`select ${COST} from ${COSTS} where cost.id = ${id} for update of cost`.execute(
    db,
  );
  return rows[0] && costFrom(rows[0]);
}

export async function readCost(db: Database, id: string): Promise<FixedCost> {
  const { rows } = await sql<CostRow>`select ${COST} from ${COSTS} where cost.id = ${id}`.execute(db);
  if (!rows[0]) throw new Error('A fixed cost vanished while it was held.');
  return costFrom(rows[0]);
}

export async function updateCost(db: Database, id: string, form: FixedCostForm): Promise<void> {
  await db
    .updateTable('monthly_fixed_costs')
    .set({ ...form, value: decimalFromCents(cents(form.value)), due_date: form.due_date || null })
    .where('id', '=', id)
    .execute();
}

/** Its month is remembered, so that opening it again does not bring it back. */
export async function deleteCost(db: Database, id: string): Promise<void> {
  await sql`
    with gone as (delete from monthly_fixed_costs where id = ${id} returning user_id, fixed_cost_type_id, year, month)
    insert into deleted_fixed_costs (user_id, fixed_cost_type_id, year, month) select * from gone
    on conflict do nothing`.execute(db);
}

/* Types */

const TYPE = sql`id, updated_at::text as version, name, category, default_value::text as default_value, default_due_day, default_payment_method,
  last_month::text as last_month`;

export async function readTypes(db: Database): Promise<FixedCostType[]> {
  const { rows } = await sql<TypeRow>`
    select ${TYPE} from fixed_cost_types order by app.search_text(name), id`.execute(db);
  return rows.map(typeFrom);
}

export async function lockType(db: Database, id: string): Promise<FixedCostType | undefined> {
  const { rows } = await sql<TypeRow>`select ${TYPE} from fixed_cost_types where id = ${id} for update`.execute(db);
  return rows[0] && typeFrom(rows[0]);
}

/** One that this transaction holds already. */
export async function heldType(db: Database, id: string): Promise<FixedCostType> {
  const type = await lockType(db, id);
  if (!type) throw new Error('A fixed cost vanished while it was held.');
  return type;
}

const valuesOf = ({ default_value, ...form }: FixedCostTypeForm) => ({
  ...form,
  default_value: decimalFromCents(cents(default_value)),
});

export async function insertType(
  db: Database,
  owner: OwnerId,
  form: FixedCostTypeForm,
  now: Temporal.Instant,
): Promise<string> {
  const { id } = await db
    .insertInto('fixed_cost_types')
    .values({ ...valuesOf(form), user_id: owner, created_at: now.toString() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateType(db: Database, id: string, form: FixedCostTypeForm): Promise<void> {
  await db.updateTable('fixed_cost_types').set(valuesOf(form)).where('id', '=', id).execute();
}

/** What is not paid from that month on, held until the end. */
export async function lockUnpaid(
  db: Database,
  typeId: string,
  from: Month,
): Promise<Array<FixedCost & { month: Month }>> {
  const { year, month } = yearAndMonth(from);
  const { rows } = await sql<CostRow & { first: string }>`
    select ${COST}, make_date(cost.year, cost.month, 1)::text as first from ${COSTS}
    where cost.fixed_cost_type_id = ${typeId} and (cost.year, cost.month) >= (${year}, ${month}) and not cost.is_paid
    order by cost.year, cost.month for update of cost`.execute(db);
  return rows.map(({ first, ...row }) => ({ ...costFrom(row), month: monthOf(first) }));
}

export async function updateEnd(db: Database, id: string, lastMonth: Month | null): Promise<void> {
  await db
    .updateTable('fixed_cost_types')
    .set({ last_month: lastMonth && firstDay(lastMonth) })
    .where('id', '=', id)
    .execute();
}

/** Not remembered as deleted: a cost that goes on after all gets its months again. */
export async function dropCosts(db: Database, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('monthly_fixed_costs').where('id', '=', sql<string>`any(${ids}::uuid[])`).execute();
}
