import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Appointment } from '#contract/agenda/appointments.ts';
import type { AgendaRequest } from '#contract/agenda/requests.ts';
import type { DraftLine } from '#domain/agenda/draft-lines.ts';
import { type Cents, centsFromDecimal, decimalFromCents } from '#domain/shared/money.ts';
import { isDate } from '#domain/shared/time.ts';
import { ruleProfileRows } from '#server/account/lent-select.ts';
import type { Database } from '#server/kernel/database/db.ts';
import type { Held } from '#server/kernel/database/holding.ts';
import { isTime, keyFrom, PAGE_ROWS, pageFrom } from '#server/kernel/database/paging.ts';
import { prepared } from '#server/kernel/database/prepared.ts';
import type { OwnerId } from '#server/kernel/principal.ts';
import { serviceRows, staffServiceRows } from '#server/services/lent-select.ts';
import { lineRecords, recordsInto } from '../appointments/queries.ts';
import { toCard } from '../diary/card.ts';
import { selectCards } from '../diary/card-select.ts';

/** A request that was cancelled or finalised in the agenda has had its answer. */
const AWAITING = sql<boolean>`(appointments.requires_confirmation and appointments.status = 'pendente')`;

export function isAwaiting({ requires_confirmation, status }: Pick<Appointment, 'requires_confirmation' | 'status'>) {
  return requires_confirmation && status === 'pendente';
}

/** A page of what awaits the owner's word, the nearest first, each with what its services cost and take. */
export async function listRequests(
  db: Database,
  cursor: string | undefined,
): Promise<{ rows: AgendaRequest[]; next: string | null }> {
  const after = keyFrom(cursor, 3, isDate, isTime);
  const rows = await selectCards(db)
    .select('appointments.created_at')
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('appointment_services as line')
          .innerJoin(serviceRows.as('service'), 'service.id', 'line.service_id')
          .select(({ selectFrom }) =>
            sql<
              string[]
            >`array(${selectFrom(staffServiceRows.as('own')).select('own.staff_id').whereRef('own.service_id', '=', 'service.id')})`.as(
              'doers',
            ),
          )
          .whereRef('line.appointment_id', '=', 'appointments.id')
          .where('service.done_by_all', '=', false)
          .where(
            sql<boolean>`coalesce(line.professional_id = appointments.professional_id, line.professional_id is null)`,
          ),
      ).as('limited'),
    )
    .where(AWAITING)
    .$if(after !== undefined, (rows) => {
      const [date, time, id] = after ?? [];
      const key = sql`(${date}::date, ${time}::time, ${id}::uuid)`;
      return rows.where(sql<boolean>`(appointments.date, appointments.start_time, appointments.id) > ${key}`);
    })
    .limit(PAGE_ROWS + 1)
    .execute();
  const page = pageFrom(rows, (row) => [row.date, row.start_time, row.id]);
  return {
    next: page.next,
    rows: page.rows.map(({ created_at, limited, ...row }) => ({
      ...toCard(row),
      created_at,
      doers: doersOfAll(limited),
      lines: row.lines.map((line) => ({ ...line, unit_price: centsFromDecimal(line.unit_price) })),
    })),
  };
}

/** Who is named by each of them; null where everybody does all. */
function doersOfAll([first, ...others]: ReadonlyArray<{ doers: string[] }>): string[] | null {
  if (!first) return null;
  return first.doers.filter((id) => others.every(({ doers }) => doers.includes(id)));
}

export async function countRequests(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('appointments')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where(AWAITING)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function dateOfRequest(db: Database, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('appointments')
    .select('date')
    .where('id', '=', id)
    .where(AWAITING)
    .executeTakeFirst();
  return row?.date;
}

/** Held until the transaction ends: whoever answers the same request waits, and then finds that it has been answered. */
export function lockRequest(db: Database, id: string) {
  return db.selectFrom('appointments').select('id').where('id', '=', id).where(AWAITING).forUpdate().executeTakeFirst();
}

type Times = { date: string; start_time: string; end_time: string };

/** The whole row with its lines, for the history: nothing else will remember it. */
export function readWhole(db: Database, id: string) {
  return db
    .selectFrom('appointments')
    .selectAll()
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('appointment_services as line')
          .selectAll()
          .whereRef('line.appointment_id', '=', 'appointments.id')
          .orderBy('line.position'),
      ).as('appointment_services'),
    )
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

type NewRequest = Times & {
  id: string;
  client_name: string;
  client_phone: string;
  category: string;
  service_id: string | null;
  professional_id: string | null;
  professional_name: string;
  /** Its lines name several people. */
  in_turns?: boolean;
  price: Cents;
  lines: DraftLine[];
};

/**
 * With its lines, or not at all: where that phone already awaits as many answers as it may. Where the constraint finds the time taken, it throws.
 * `open` says how many those are; a request whose day has passed awaits none any more. A client with that phone is who asks: the database
 * looks them up, because a visitor reads no phones.
 */
export async function insertRequest(
  { db, owner }: Held<'days' | 'phone'>,
  { id, lines, in_turns = false, ...request }: NewRequest,
  { now, mostOpen }: { now: Temporal.Instant; mostOpen: number },
): Promise<{ saved: boolean; open: number }> {
  const [outcome] = await requestInto.run(db, {
    ...request,
    owner,
    id,
    in_turns,
    now: now.toString(),
    mostOpen,
    price: decimalFromCents(request.price),
    records: lineRecords(lines),
  });
  if (!outcome) throw new Error('A count answered no row.');
  return outcome;
}

type Values = Omit<NewRequest, 'lines' | 'price' | 'in_turns'> & {
  in_turns: boolean;
  owner: OwnerId;
  now: string;
  mostOpen: number;
  price: string;
  records: string;
};

const requestInto = prepared<Values, { saved: boolean; open: number }>(
  (_, request) => sql<{ saved: boolean; open: number }>`
    with open as (
      select app.open_requests(${request.client_phone}, (${request.now}::timestamptz at time zone timezone)::date) as count
      from ${ruleProfileRows.as('profiles')}
    ),
    saved as (
      insert into appointments (user_id, id, client_name, client_phone, category, service_id, professional_id,
        professional_name, date, start_time, end_time, service_revenue_price, in_turns, requires_confirmation)
      select ${request.owner}::uuid, ${request.id}::uuid,
        ${request.client_name}, ${request.client_phone}, ${request.category}, ${request.service_id}::uuid,
        ${request.professional_id}::uuid, ${request.professional_name}, ${request.date}::date, ${request.start_time}::time,
        ${request.end_time}::time, ${request.price}::numeric, ${request.in_turns}::boolean, true
      from open where count < ${request.mostOpen}::int
      on conflict do nothing returning id
    ),
    lines as ${recordsInto(request.owner, request.records, sql`select id from saved`, 'asked')}
    select exists (select from saved) as saved, count as open from open`,
);
