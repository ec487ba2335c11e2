import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type {
  PublicCategory,
  PublicProfessional,
  PublicSalon,
  PublicService,
  SalonPageData,
} from '#contract/booking/operations.ts';
import type { Country, Language } from '#domain/shared/countries.ts';
import { centsFromDecimal } from '#domain/shared/money.ts';
import { mailedProfileRows, visitedProfileRows } from '#server/account/lent-select.ts';
import { mailedLineRows, mailedRequestRows } from '#server/agenda/lent-select.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { type Places, prepared } from '#server/kernel/database/prepared.ts';
import type { OwnerId } from '#server/kernel/principal.ts';
import { categoryRows, visitedServiceRows, visitedStaffServiceRows } from '#server/services/lent-select.ts';
import { visitedStaffRows } from '#server/team/lent-select.ts';

const SALON = ['id', 'business_name', 'country', 'timezone', 'phone', 'address', 'booking_horizon_days'] as const;

/** Everything that the booking pages show, in one statement; undefined when there is no such salon. */
export async function readSalonPage(db: Database): Promise<NonNullable<SalonPageData> | undefined> {
  const row = await db
    .selectFrom(visitedProfileRows.as('profiles'))
    .select(SALON)
    .select([
      jsonArrayFrom(selectCategories(db)).as('categories'),
      jsonArrayFrom(selectServices(db)).as('services'),
      jsonArrayFrom(selectStaff(db)).as('staff'),
    ])
    .executeTakeFirst();
  if (!row) return undefined;
  const { categories, services, staff, ...salon } = row;
  return { salon: salonFrom(salon), categories, services: servicesFrom(services), staff };
}

export async function readSalon(db: Database): Promise<PublicSalon | null> {
  const row = await db.selectFrom(visitedProfileRows.as('profiles')).select(SALON).executeTakeFirst();
  return row ? salonFrom(row) : null;
}

export function readCategories(db: Database): Promise<PublicCategory[]> {
  return selectCategories(db).execute();
}

export async function readServices(db: Database): Promise<PublicService[]> {
  return servicesFrom(await selectServices(db).execute());
}

export function readStaff(db: Database): Promise<PublicProfessional[]> {
  return selectStaff(db).execute();
}

export type Choice = {
  country: Country;
  /** Those of the wanted ones that the salon offers online. */
  services: PublicService[];
  /** Those who work here. */
  staff: Professional[];
};

type Professional = { id: string; nome: string };

/** What the salon's own rows say of what a visitor has chosen; undefined when there is no such salon. Sent ahead in a transaction. */
export async function readChoice(
  db: Database,
  { selectedServices }: { selectedServices: { id: string }[] },
): Promise<() => Promise<Choice | undefined>> {
  const answer = await selectChoice.send(db, { services: selectedServices.map(({ id }) => id) });
  return async () => {
    const [row] = await answer();
    return row && { ...row, country: row.country as Country, services: servicesFrom(row.services) };
  };
}

const selectChoice = prepared(
  (db, { services }: Places<{ services: string[] }>) =>
    db
      .selectFrom(visitedProfileRows.as('profiles'))
      .select('country')
      .select(({ selectFrom }) => [
        jsonArrayFrom(selectServices(db).where('id', '=', sql<string>`any(${services}::uuid[])`)).as('services'),
        jsonArrayFrom(selectFrom(visitedStaffRows.as('staff')).select(['id', 'nome']).where('ativo', '=', true)).as(
          'staff',
        ),
      ]),
  { planned: 'once' },
);

type Untold = { owner: OwnerId; appointmentId: string };

/** Sent ahead in a transaction. */
export async function noteUntold(db: Database, owner: OwnerId, appointmentId: string): Promise<void> {
  await insertUntold.send(db, { owner, appointmentId });
}

const insertUntold = prepared((db, { owner, appointmentId }: Places<Untold>) =>
  db.insertInto('untold_requests').values({ user_id: owner, appointment_id: appointmentId }),
);

/* Below: for the job that mails the owner, not for visitors, whose role cannot read it. */

export type Addressee = {
  email: string;
  language: Language;
  business_name: string;
  phone: string | null;
  address: string;
};

export async function readAddressee(db: Database): Promise<Addressee> {
  const row = await db
    .selectFrom(mailedProfileRows.as('profiles'))
    .select(['email', 'language', 'business_name', 'phone', 'address'])
    .executeTakeFirstOrThrow();
  return { ...row, language: row.language as Language };
}

export type UntoldRequest = {
  id: string;
  client_name: string;
  client_phone: string;
  /** Empty is anybody. */
  professional_name: string;
  date: string;
  start_time: string;
  services: string[];
};

/** In the order in which they came. */
export async function readUntold(db: Database): Promise<UntoldRequest[]> {
  const rows = await db
    .selectFrom('untold_requests as untold')
    .innerJoin(mailedRequestRows.as('request'), (join) =>
      join.onRef('request.user_id', '=', 'untold.user_id').onRef('request.id', '=', 'untold.appointment_id'),
    )
    .select(['request.id', 'client_name', 'client_phone', 'professional_name', 'date'])
    .select(({ selectFrom }) => [
      sql<string>`to_char(start_time, 'HH24:MI')`.as('start_time'),
      selectFrom(mailedLineRows.as('line'))
        .select(sql<string[]>`array_agg(service_name::text order by position)`.as('names'))
        .whereRef('line.user_id', '=', 'untold.user_id')
        .whereRef('line.appointment_id', '=', 'untold.appointment_id')
        .as('services'),
    ])
    .orderBy('created_at')
    .orderBy('request.id')
    .execute();
  return rows.map((row) => ({ ...row, client_phone: row.client_phone ?? '', services: row.services ?? [] }));
}

export async function forgetTold(db: Database, told: { id: string }[]): Promise<void> {
  const ids = told.map(({ id }) => id);
  await db.deleteFrom('untold_requests').where('appointment_id', '=', sql<string>`any(${ids}::uuid[])`).execute();
}

function selectCategories(db: Database) {
  return db
    .selectFrom(categoryRows.as('service_categories'))
    .select(['id', 'name', 'show_in_dropdown'])
    .where('show_in_dropdown', '=', true)
    .orderBy(sql`app.search_text(name)`);
}

function selectServices(db: Database) {
  return db
    .selectFrom(visitedServiceRows.as('services'))
    .select(['id', 'name', 'category', 'description', 'preco_variavel', 'duration_minutes', 'user_id', 'is_public'])
    .select(sql<string>`price::text`.as('price'))
    .select(({ selectFrom }) => [
      'done_by_all',
      // Of each service those who do it: a join would read who does all the others.
      jsonArrayFrom(
        selectFrom(visitedStaffServiceRows.as('own'))
          .innerJoin(visitedStaffRows.as('staff'), (join) =>
            join.onRef('staff.user_id', '=', 'own.user_id').onRef('staff.id', '=', 'own.staff_id'),
          )
          .select(['own.staff_id', sql<string | null>`own.price::text`.as('price'), 'own.duration_minutes'])
          .whereRef('own.user_id', '=', 'services.user_id')
          .whereRef('own.service_id', '=', 'services.id')
          .where('staff.ativo', '=', true)
          .orderBy('own.staff_id'),
      ).as('doers'),
    ])
    .where('is_public', '=', true)
    .orderBy('search_name')
    .orderBy('id');
}

function selectStaff(db: Database) {
  return db
    .selectFrom(visitedStaffRows.as('staff'))
    .select(['id', 'nome', 'ativo', 'color'])
    .where('ativo', '=', true)
    .orderBy('search_name')
    .orderBy('id');
}

function salonFrom(row: Omit<PublicSalon, 'country'> & { country: string }): PublicSalon {
  return { ...row, country: row.country as Country };
}

type ServiceRow = Omit<PublicService, 'price' | 'done_by_all' | 'doers'> & {
  price: string;
  done_by_all: boolean;
  doers: Array<{ staff_id: string; price: string | null; duration_minutes: number | null }>;
};

function serviceFrom({ done_by_all, doers, ...row }: ServiceRow): PublicService {
  const service = { ...row, price: centsFromDecimal(row.price) };
  if (done_by_all && doers.length === 0) return service;
  return {
    ...service,
    done_by_all,
    doers: doers.map((own) => ({ ...own, price: own.price === null ? null : centsFromDecimal(own.price) })),
  };
}

/** What nobody who works here does is not offered. */
function servicesFrom(rows: readonly ServiceRow[]): PublicService[] {
  return rows.filter(({ done_by_all, doers }) => done_by_all || doers.length > 0).map(serviceFrom);
}
