import pg from 'pg';
import { hashPassword } from '#server/account/passwords.ts';
import type { DB } from '#server/kernel/database/schema.ts';
import { agenda } from './agenda.ts';
import { advances, closeMonths, earnedByMonth, isSettled } from './commissions.ts';
import { recordDeeds } from './deeds.ts';
import { expenses } from './expenses.ts';
import { fixedCostTypes, monthlyFixedCosts } from './fixed-costs.ts';
import { addMembers, DEMO_COLLEAGUES } from './members.ts';
import { sellOnTheSpot } from './on-the-spot.ts';
import { CARD_FEES } from './payments.ts';
import { clients, clientsKnown, staff, staffShifts } from './people.ts';
import { pictures } from './pictures.ts';
import { serviceProducts } from './products.ts';
import { CONTACT, OWNER, OWNER_ID, PIX, type Rows, SIGN_UP, salonExceptions, salonHours, signedUpAt } from './salon.ts';
import { salonNames, salonPages, salonPictures } from './salon-page.ts';
import { serviceCategories, services, staffServices } from './services.ts';
import { technicalSheets } from './technical-sheets.ts';
import { staffTimeOff } from './time-off.ts';

export const DEMO_SIGN_IN = { email: OWNER.email, password: 'madeixa' };

/** Nobody has signed up yet. */
export function isEmpty(adminUrl: string): Promise<boolean> {
  return connected(adminUrl, async (client) => !(await client.query('select from auth.users limit 1')).rowCount);
}

const SIGN_INS = [{ email: DEMO_SIGN_IN.email, role: 'owner' as const }, ...DEMO_COLLEAGUES];

/** With what people can sign in to the demo salon: those who are there, the owner first. None where it is another salon. */
export function demoSignIns(adminUrl: string) {
  return connected(adminUrl, async (client) => {
    const emails = SIGN_INS.map(({ email }) => email);
    const { rows } = await client.query<{ email: string }>('select email from auth.users where email = any($1)', [
      emails,
    ]);
    return SIGN_INS.filter(({ email }) => rows.some((row) => row.email === email));
  });
}

/**
 * The whole salon or nothing. `today` (YYYY-MM-DD) and the clock (HH:MM) are the salon's; the same moment gives the same rows. What has
 * ended by now is done.
 */
export async function fillDemoSalon(adminUrl: string, today: string, clock: string): Promise<void> {
  const passwordHash = await hashPassword(DEMO_SIGN_IN.password);
  await connected(adminUrl, async (client) => {
    await client.query('begin');
    // Row-level security is forced: an administrator who is no superuser sees only this owner's rows too.
    await client.query(`select set_config('app.user_id', $1, true), set_config('search_path', 'public', true)`, [
      OWNER_ID,
    ]);
    await signUpOwner(client, passwordHash, today);
    await openSalon(client, today);
    await addMembers(client, passwordHash, today);
    await workInSalon(client, `${today}T${clock}`);
    await payCommissions(client, today);
    await sellOnTheSpot(client, `${today}T${clock}`);
    await recordDeeds(client, `${today}T${clock}`);
    await client.query('commit');
  });
}

/** As the sign-up form does it: the trigger on auth.users makes profile, owner and hours. */
async function signUpOwner(client: pg.Client, passwordHash: string, today: string): Promise<void> {
  await client.query(
    `insert into auth.users (id, name, email, email_verified, sign_up, created_at) values ($1, $2, $3, true, $4, $5)`,
    [OWNER_ID, OWNER.name, OWNER.email, JSON.stringify(SIGN_UP), signedUpAt(today)],
  );
  await client.query(
    `insert into auth.accounts (user_id, account_id, provider_id, password)
     select id, id, 'credential', $2 from auth.users where id = $1`,
    [OWNER_ID, passwordHash],
  );
  const fees = [CARD_FEES.debit_fee_percent, CARD_FEES.credit_fee_percent];
  await client.query(
    `update profiles set phone = $2, address = $3, created_at = $4, pix_key = $5, pix_name = $6, pix_city = $7,
       debit_fee_percent = $8, credit_fee_percent = $9 where id = $1`,
    [OWNER_ID, CONTACT.phone, CONTACT.address, signedUpAt(today), PIX.key, PIX.name, PIX.city, ...fees],
  );
}

async function openSalon(client: pg.Client, today: string): Promise<void> {
  // What the sign-up put there by default, the owner's row with an id of chance, makes room for the salon's own.
  await client.query('delete from staff where user_id = $1', [OWNER_ID]);
  await client.query('delete from salon_hours where user_id = $1', [OWNER_ID]);
  await insert(client, 'pictures', pictures(today));
  await insert(client, 'staff', staff(today));
  await insert(client, 'salon_names', salonNames());
  await insert(client, 'salon_pages', salonPages());
  await insert(client, 'salon_pictures', salonPictures());
  await insert(client, 'staff_shifts', staffShifts());
  await insert(client, 'staff_time_off', staffTimeOff(today));
  await insert(client, 'salon_hours', salonHours());
  await insert(client, 'salon_exceptions', salonExceptions(today));
  const known = clientsKnown(today);
  const birthdays = new Map(known.birthdays.map((one) => [one.id, one]));
  await insert(
    client,
    'clients',
    clients(today).map((one) => ({ ...one, birth_month: null, birth_day: null, ...birthdays.get(one.id ?? '') })),
  );
  await insert(client, 'client_warnings', known.warnings);
  await insert(client, 'client_tags', known.tags);
  await insert(client, 'service_categories', serviceCategories(today));
  await insert(client, 'services', services(today));
  await insert(client, 'staff_services', staffServices());
  await insert(client, 'fixed_cost_types', fixedCostTypes(today));
  await insert(client, 'monthly_fixed_costs', monthlyFixedCosts(today));
  await insert(client, 'expenses', expenses(today));
}

async function workInSalon(client: pg.Client, doneUntil: string): Promise<void> {
  const { products, purchases, instalments, appointments, lines, requests, movements, ...money } = agenda(doneUntil);
  await insert(client, 'products', products);
  await insert(client, 'service_products', serviceProducts());
  await insert(client, 'product_purchases', purchases);
  await insert(client, 'purchase_instalments', instalments);
  await lookOver(client, ['clients', 'staff', 'services', 'products', 'product_purchases']);
  await insert(client, 'appointments', appointments);
  await insert(client, 'appointments', requests.appointments);
  await insert(client, 'appointment_services', lines);
  await insert(client, 'appointment_services', requests.lines);
  const written = technicalSheets(appointments, lines, doneUntil.slice(0, 10));
  await insert(client, 'technical_sheets', written.sheets);
  await insert(client, 'technical_sheet_lines', written.lines);
  await insert(client, 'client_photos', written.photos);
  await insert(client, 'sales', money.sales);
  await insert(client, 'sale_items', money.saleItems);
  await insert(client, 'sale_voids', money.saleVoids);
  await insert(client, 'payments', money.payments);
  await insert(client, 'stock_movements', movements);
  await insert(client, 'cash_days', money.cash.days);
  await insert(client, 'cash_movements', money.cash.movements);
}

async function payCommissions(client: pg.Client, today: string): Promise<void> {
  await lookOver(client, ['appointments', 'appointment_services', 'sales', 'sale_items']);
  const earned = await earnedByMonth(client);
  await insert(client, 'commission_advances', advances(earned, today));
  const months = new Set(earned.map(({ month }) => month).filter((month) => isSettled(month, today)));
  await closeMonths(client, [...months]);
}

/**
 * The database takes a table that was filled just now for an empty one: it would read all of it, row after row, for each foreign key that
 * names it. A rough picture is enough.
 */
async function lookOver(client: pg.Client, tables: Array<keyof DB>): Promise<void> {
  await client.query('set local default_statistics_target = 10');
  await client.query(`analyze ${tables.join(', ')}`);
}

/** One statement a table. All rows have the columns of the first; the others keep their defaults. */
async function insert<Table extends keyof DB>(client: pg.Client, table: Table, rows: Rows<Table>): Promise<void> {
  const owned = rows.map((row) => ({ user_id: OWNER_ID, ...row }));
  const columns = Object.keys(owned[0] ?? {}).join(', ');
  await client.query(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1)`,
    [JSON.stringify(owned)],
  );
}

async function connected<T>(adminUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    // Also what undoes a transaction that did not reach its commit.
    await client.end();
  }
}
