import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { testDatabase } from './database.ts';

/** A connection to a database of its own, unless one is named. */
export async function connectAsAdmin(adminUrl?: string): Promise<Client> {
  const client = new Client({ connectionString: adminUrl ?? (await testDatabase()).adminUrl });
  await client.connect();
  return client;
}

/** Signs a salon up as better-auth does, and answers the owner's id. */
export async function signUp(admin: Client, form: Record<string, string | undefined> = {}): Promise<string> {
  const said = {
    business_name: 'Studio Bela',
    country: 'BR',
    language: 'pt',
    timezone: 'America/Sao_Paulo',
    color: '#fbcfe8',
    ...form,
  };
  const { rows } = await admin.query<{ id: string }>(
    'insert into auth.users (name, email, sign_up) values ($1, $2, $3) returning id',
    [said.business_name, `${randomUUID()}@example.com`, JSON.stringify(said)],
  );
  return rows[0]?.id ?? '';
}

/** Gives the owner a password, stored as this hash, and a session, and answers its token. */
export async function signIn(admin: Client, owner: string, passwordHash: string): Promise<string> {
  const token = randomUUID();
  await admin.query(
    `with account as (insert into auth.accounts (user_id, account_id, provider_id, password) values ($1::uuid, $1::text, 'credential', $2))
     insert into auth.sessions (user_id, token, expires_at) values ($1::uuid, $3, now() + interval '30 days')`,
    [owner, passwordHash, token],
  );
  return token;
}

/**
 * Does the work as the program would: with its role and, unless null, with that owner. Everything is rolled back, so that
 * each test finds the salon as it was.
 */
export async function asProgram<T>(admin: Client, owner: string | null, work: () => Promise<T>): Promise<T> {
  await admin.query('begin');
  try {
    await admin.query('set local role madeixa_app');
    if (owner !== null) await admin.query("select set_config('app.user_id', $1, true)", [owner]);
    return await work();
  } finally {
    await admin.query('rollback');
  }
}

/** The refusal's SQLSTATE; null when the database let it pass. */
export async function refusal(work: Promise<unknown>): Promise<string | null> {
  return work.then(
    () => null,
    (error: { code?: string }) => error.code ?? 'not from the database',
  );
}

/** A salon with at least one row in every table, whose ids are `idOf(owner, what)`; `names` puts others for those it uses. */
export async function fillSalon(admin: Client, owner: string, names: Record<string, string> = {}): Promise<void> {
  await fillOldSalon(admin, owner, names);
  await asSalon(admin, owner, newerRows);
  // Where its owner is signed in besides.
  await admin.query(
    `insert into auth.sessions (id, user_id, token, expires_at) values (${idOf(owner, 'aparelho')}, $1, gen_random_uuid(), now() + interval '30 days')`,
    [owner],
  );
  await addColleague(admin, owner);
}

/** Somebody else who works there, called `colega`: they accept the invitation of the reception. */
async function addColleague(admin: Client, owner: string): Promise<void> {
  const { rows } = await admin.query<{ hash: string }>(
    "select encode(token_hash, 'hex') as hash from member_invitations where user_id = $1 and role = 'receptionist'",
    [owner],
  );
  await admin.query('insert into auth.users (name, email, sign_up) values ($1, $2, $3)', [
    'Colega',
    `${randomUUID()}@example.com`,
    JSON.stringify({ invitation: rows[0]?.hash }),
  ]);
  await admin.query(
    `update members set id = ${idOf(owner, 'colega')}, updated_at = '2026-11-01 12:00:00+00' where user_id = $1 and role = 'receptionist'`,
    [owner],
  );
}

/** The same in a database of release 0.4.0, without the tables that came later. */
export async function fillOldSalon(admin: Client, owner: string, names: Record<string, string> = {}): Promise<void> {
  await asSalon(
    admin,
    owner,
    Object.entries(names).reduce((sql, [name, other]) => sql.replaceAll(name, other), rowsOfSalon),
  );
}

async function asSalon(admin: Client, owner: string, rows: string): Promise<void> {
  await admin.query("select set_config('app.user_id', $1, false)", [owner]);
  await admin.query('set role madeixa_app');
  await admin.query(
    rows.replace(/\bid\('(\w+)'\)/g, (_, what) => idOf(owner, what)).replaceAll('OWNER', `'${owner}'::uuid`),
  );
  await admin.query('reset role');
  await admin.query("select set_config('app.user_id', '', false)");
}

/** SQL for the id of a row of that salon: always the same for the same word. */
export function idOf(owner: string, what: string): string {
  // A uuid of version 4: the forms take no other.
  return `overlay(overlay(md5('${owner} ${what}') placing '4' from 13) placing '8' from 17)::uuid`;
}

const newerRows = `
insert into desks (user_id, id, name, lock_minutes, token_hash) values (OWNER, id('recepcao'), 'Recepção', 5, sha256(('desk ' || OWNER::text)::bytea));
insert into desk_pins (user_id, member_id, pin_hash) select user_id, id, 'hash' from members where user_id = OWNER and role = 'owner';
insert into member_invitations (user_id, id, token_hash, role, staff_id, expires_at)
  values (OWNER, id('convite'), sha256(('convite ' || OWNER::text)::bytea), 'professional', id('rita'), '2199-01-01');
insert into member_invitations (user_id, token_hash, role, expires_at) values (OWNER, sha256(('colega ' || OWNER::text)::bytea), 'receptionist', '2199-01-01');
insert into pictures (user_id, id, large, small, width, height) values (OWNER, id('foto'), '\\x01', '\\x01', 1, 1);
insert into pictures (user_id, id, large, small, width, height) values (OWNER, id('retrato'), '\\x01', '\\x01', 1, 1), (OWNER, id('meio'), '\\x01', '\\x01', 1, 1);
insert into technical_sheets (user_id, id, client_id, appointment_id, date, services, staff_id, staff_name, result, updated_at)
  values (OWNER, id('ficha'), id('ana'), id('feita'), '2026-11-11', '{Corte}', id('rita'), 'Rita', 'Bom', '2026-11-01 12:00:00+00');
insert into technical_sheet_lines (user_id, sheet_id, position, product, minutes) values (OWNER, id('ficha'), 0, 'Tonalizante 7/3', 20);
insert into client_photos (user_id, id, client_id, appointment_id, sheet_id, moment, taken_on, picture_id)
  values (OWNER, id('durante'), id('ana'), id('hora'), null, 'other', '2026-11-18', id('meio')), (OWNER, id('antes'), id('ana'), id('feita'), id('ficha'), 'before', '2026-11-11', id('retrato'));
update staff set picture_id = id('foto') where user_id = OWNER and id = id('rita');
insert into client_warnings (user_id, id, client_id, kind, title) values (OWNER, id('alergia'), id('ana'), 'harm', 'Alergia a amônia'),
  (OWNER, id('cafe'), id('bia'), 'wish', 'Café sem açúcar');
insert into client_tags (user_id, client_id, tag) values (OWNER, id('ana'), 'Mensalista');
update clients set preferred_professional_id = id('rita'), birth_month = 12, birth_day = 3 where user_id = OWNER and id = id('ana');
insert into salon_names (user_id, name, number) values (OWNER, 'casa-' || replace(OWNER::text, '-', ''), 1);
insert into salon_pages (user_id, is_published) values (OWNER, true);
insert into pictures (user_id, id, large, small, width, height) values (OWNER, id('obra'), '\\x01', '\\x01', 1, 1);
insert into salon_pictures (user_id, id, picture_id, place) values (OWNER, id('trabalho'), id('obra'), 'work');
insert into staff_services (user_id, service_id, staff_id) values (OWNER, id('corte'), id('rita'));
update payments set tip_staff_id = id('rita') where user_id = OWNER and id = id('pago');
insert into sale_services (user_id, id, sale_id, service_id, service_name, professional_id, list_price, unit_price)
  values (OWNER, id('na_hora'), id('comanda'), id('corte'), 'Corte', id('rita'), 80, 80);
`;

const rowsOfSalon = `
insert into staff (user_id, id, nome, funcao, comissao_percentual) values (OWNER, id('rita'), 'Rita', 'Cabeleireira', 40);
insert into clients (user_id, id, name, phone) values (OWNER, id('ana'), 'Ana Conceição', '+5511999990000');
insert into clients (user_id, id, name, phone) values (OWNER, id('bia'), 'Bia Lopes', '+5511999990001');
insert into service_categories (user_id, id, name) values (OWNER, id('cabelo'), 'Cabelo');
insert into services (user_id, id, name, category, price) values (OWNER, id('corte'), 'Corte', 'Cabelo', 80);
insert into products (user_id, id, name, unit_of_measure, base_unit, unit_size_in_base, display_unit_label, product_type,
    stock_quantity_base)
  values (OWNER, id('shampoo'), 'Shampoo', 'frasco', 'ml', 500, 'frasco', 'resale', 1000);
insert into service_products (user_id, service_id, product_id) values (OWNER, id('corte'), id('shampoo'));
insert into product_purchases (user_id, id, product_id, purchase_date, quantity_purchased, quantity_purchased_base,
    purchase_unit, unit_cost, total_value, payment_method)
  values (OWNER, id('compra'), id('shampoo'), '2026-11-02', 2, 1000, 'display_unit', 15, 30, 'PIX');
insert into salon_exceptions (user_id, id, date) values (OWNER, id('natal'), '2026-12-25');
insert into staff_shifts (user_id, id, staff_id, weekday, start_time, end_time)
  values (OWNER, id('turno'), id('rita'), 2, '09:00', '12:00');
insert into staff_time_off (user_id, id, staff_id, starts_at, ends_at)
  values (OWNER, id('folga'), id('rita'), '2026-11-20 09:00', '2026-11-20 10:00');
insert into appointments (user_id, id, client_id, client_name, service_id, professional_id, professional_name, date,
    start_time, end_time, updated_at)
  values (OWNER, id('hora'), id('ana'), 'Ana Conceição', id('corte'), id('rita'), 'Rita', '2026-11-18', '10:00', '11:00',
    '2026-11-01 12:00:00+00');
insert into appointments (user_id, id, client_id, client_name, date, start_time, end_time, status, payment_method)
  values (OWNER, id('feita'), id('ana'), 'Ana Conceição', '2026-11-11', '10:00', '11:00', 'finalizado', 'PIX');
insert into appointments (user_id, id, client_name, client_phone, date, start_time, end_time, requires_confirmation)
  values (OWNER, id('pedido'), 'Ana Conceição', '+5511999990000', '2026-11-19', '10:00', '11:00', true);
insert into appointment_services (user_id, id, appointment_id, service_id, service_name, unit_price, duration_minutes,
    professional_id, commission_percent, commission_amount)
  values (OWNER, id('linha'), id('hora'), id('corte'), 'Corte', 80, 60, id('rita'), 40, 32);
insert into untold_requests (user_id, appointment_id) values (OWNER, id('pedido'));
insert into history (user_id, actor_kind, action, entity, entity_id, before, after)
  select user_id, 'owner', 'approve', 'appointments', id,
    to_jsonb(appointments) || '{"professional_id": null, "requires_confirmation": true, "lines": []}', to_jsonb(appointments)
  from appointments where user_id = OWNER and status = 'pendente' and not requires_confirmation;
insert into sales (user_id, id, appointment_id, updated_at) values (OWNER, id('comanda'), id('hora'), '2026-11-01 12:00:00+00');
insert into payments (user_id, id, appointment_id, day, method, amount, received_at)
  values (OWNER, id('pago'), id('feita'), '2026-11-11', 'PIX', 0, '2026-11-11 14:00:00+00');
insert into sale_items (user_id, id, sale_id, product_id, quantity, sold_unit, unit_price, value)
  values (OWNER, id('item'), id('comanda'), id('shampoo'), 1, 'display_unit', 30, 30);
insert into payments (user_id, id, sale_id, method, amount) values (OWNER, id('troco'), id('comanda'), 'Dinheiro', 30);
insert into sales (user_id, id, client_id, client_name, status, payment_method, total, finalized_at, finalized_on)
  values (OWNER, id('venda'), id('bia'), 'Bia Lopes', 'finalised', 'Mensalista (a receber)', 30, '2026-11-12 14:00:00+00', '2026-11-12'),
    (OWNER, id('devolvida'), null, '', 'finalised', 'PIX', 30, '2026-11-12 15:00:00+00', '2026-11-12');
insert into sale_items (user_id, id, sale_id, product_id, quantity, sold_unit, unit_price, value, seller_id)
  select OWNER, gen_random_uuid(), sale, id('shampoo'), 1, 'display_unit', 30, 30, id('rita') from unnest(array[id('venda'), id('devolvida')]) as sale;
insert into sale_voids (user_id, id, sale_id, day, reason) values (OWNER, id('estorno'), id('devolvida'), '2026-11-13', 'Alergia');
insert into payments (user_id, id, sale_id, void_id, day, method, amount, received_at)
  values (OWNER, id('fiado'), id('venda'), null, '2026-11-12', 'Mensalista (a receber)', 30, null),
    (OWNER, id('pix'), id('devolvida'), null, '2026-11-12', 'PIX', 30, '2026-11-12 15:00:00+00'),
    (OWNER, id('volta'), id('devolvida'), id('estorno'), '2026-11-13', 'PIX', -30, '2026-11-13 15:00:00+00');
insert into reopened_cash (user_id, appointment_id, position, amount, received_at)
  values (OWNER, id('hora'), 1, 30, '2026-11-12 15:00:00+00');
insert into cash_days (user_id, id, opened_by, float) values (OWNER, id('gaveta'), 'Studio Bela', 50);
insert into cash_movements (user_id, id, cash_day_id, kind, amount) values (OWNER, id('suprimento'), id('gaveta'), 'supply', 20);
insert into stock_movements (user_id, id, product_id, movement_type, quantity_changed, appointment_id, sale_id, purchase_id)
  values (OWNER, id('entrada'), id('shampoo'), 'purchase', 1000, id('hora'), id('comanda'), id('compra'));
insert into product_purchases (user_id, id, product_id, purchase_date, quantity_purchased, quantity_purchased_base, purchase_unit, unit_cost,
    total_value, payment_method, instalments)
  values (OWNER, id('parcelada'), id('shampoo'), '2026-11-05', 1, 1000, 'display_unit', 40, 40, 'Boleto', 2);
insert into purchase_instalments (user_id, id, purchase_id, purchase_date, number, value, due_date)
  values (OWNER, id('parcela'), id('parcelada'), '2026-11-05', 1, 20, '2026-12-05'),
    (OWNER, id('parcela_2'), id('parcelada'), '2026-11-05', 2, 20, '2027-01-05');
insert into expenses (user_id, id, description, category, value, expense_date, payment_method)
  values (OWNER, id('conserto'), 'Conserto do secador', 'Serviços', 180, '2026-11-10', 'PIX');
insert into fixed_cost_types (user_id, id, name, category) values (OWNER, id('aluguel'), 'Aluguel', 'Infraestrutura');
insert into monthly_fixed_costs (user_id, id, fixed_cost_type_id, month, year, value, updated_at)
  values (OWNER, id('outubro'), id('aluguel'), 10, 2026, 900, '2026-11-01 12:00:00+00'),
    (OWNER, id('novembro'), id('aluguel'), 11, 2026, 0, '2026-11-01 12:00:00+00');
insert into deleted_fixed_costs (user_id, fixed_cost_type_id, month, year) values (OWNER, id('aluguel'), 12, 2026);
insert into commission_advances (user_id, id, staff_id, amount, effective_date)
  values (OWNER, id('vale'), id('rita'), 50, '2026-11-10');
insert into commission_settlements (user_id, id, staff_id, amount, effective_date)
  values (OWNER, id('acerto'), id('rita'), 12, '2026-11-09');
insert into commission_closings (user_id, id, start_date, end_date, closed_by)
  values (OWNER, id('fechado'), '2026-10-01', '2026-10-31', 'Studio Bela');
insert into commission_closing_rows (user_id, closing_id, staff_id, staff_name, services_count, services_total,
    commissions_total, advances_total)
  values (OWNER, id('fechado'), id('rita'), 'Rita', 10, 800, 320, 400);
insert into commission_closing_entries (user_id, id, closing_id, staff_id, day, at, place, kind, line_id, client_name, description, base, percent, amount)
  values (OWNER, id('lancamento'), id('fechado'), id('rita'), '2026-10-20', '10:00', 0, 'service', id('linha_fechada'), 'Ana Conceição', 'Corte', 800, 40, 320);
insert into staff_portal_access (user_id, id, staff_id, token_hash, pin_hash)
  values (OWNER, id('link'), id('rita'), sha256(OWNER::text::bytea), 'hash');
insert into idempotency_keys (user_id, operation, key, request_hash) values (OWNER, 'book', 'k1', 'h1');
`;

/** What `fillSalon` names rows by. */
export const wordsOfSalon = [
  ...new Set(Array.from(`${rowsOfSalon}${newerRows}`.matchAll(/\bid\('(\w+)'\)/g), ([, what = '']) => what)),
  'aparelho',
  'colega',
];
