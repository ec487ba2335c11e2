import type { Client } from 'pg';
import type { Rows } from './every-row.ts';
import { idOf } from './salon.ts';
import { type Row, rowId } from './sample-inputs.ts';

/** Of a colleague of Rita in a salon that `fillSalon` filled. Every word and figure is hers alone, but of what they do together. */
const NINA = `
insert into pictures (user_id, id, large, small, width, height) values (OWNER, id('foto_da_nina'), 'rosto', 'rosto', 1, 1),
  (OWNER, id('retrato_da_nina'), 'da Nina', 'da Nina', 1, 1);
insert into staff (user_id, id, nome, funcao, email, telefone, comissao_percentual, picture_id)
  values (OWNER, id('nina'), 'Nina Sozinha', 'Manicure', 'nina@sozinha.example', '+5511977770002', 37.13, id('foto_da_nina'));
insert into staff_time_off (user_id, id, staff_id, starts_at, ends_at, reason)
  values (OWNER, id('folga_da_nina'), id('nina'), '2026-11-21 09:00', '2026-11-21 10:00', 'Dentista da Nina');
insert into commission_advances (user_id, id, staff_id, amount, effective_date, description)
  values (OWNER, id('vale_da_nina'), id('nina'), 77.31, '2026-11-10', 'Vale da Nina');
insert into commission_settlements (user_id, id, staff_id, amount, effective_date, description)
  values (OWNER, id('acerto_da_nina'), id('nina'), 7, '2026-11-10', 'Acerto da Nina');
insert into commission_closing_entries (user_id, id, closing_id, staff_id, day, at, place, kind, line_id, client_name, description, base, percent, amount)
  values (OWNER, id('lancamento_da_nina'), id('fechado'), id('nina'), '2026-10-20', '12:12', 0, 'service', id('linha_fechada_da_nina'), 'Cliente da Nina',
    'Unha da Nina', 123.45, 37.13, 67.89);
insert into clients (user_id, id, name, phone, note) values (OWNER, id('ana_da_nina'), 'Cliente da Nina', '+5511977770001', 'Nota da Nina');
insert into client_warnings (user_id, id, client_id, kind, title) values (OWNER, id('alergia_da_nina'), id('ana_da_nina'), 'harm', 'Aviso da Nina');
insert into appointments (user_id, id, client_id, client_name, client_phone, professional_id, professional_name, date, start_time, end_time, status,
    payment_method, requires_confirmation, updated_at)
  values (OWNER, id('hora_da_nina'), id('ana_da_nina'), 'Cliente da Nina', '+5511977770001', id('nina'), 'Nina Sozinha', '2026-11-18', '12:12', '13:13',
      'pendente', null, false, '2026-11-01 12:00:00+00'),
    (OWNER, id('feita_da_nina'), id('ana_da_nina'), 'Freguesa da Nina', null, id('nina'), 'Nina Sozinha', '2026-11-17', '12:12', '13:13', 'finalizado',
      'PIX', false, '2026-11-01 12:00:00+00'),
    (OWNER, id('pedido_da_nina'), null, 'Pedido da Nina', '+5511977770001', id('nina'), 'Nina Sozinha', '2026-11-19', '12:12', '13:13', 'pendente',
      null, true, '2026-11-01 12:00:00+00'),
    (OWNER, id('das_duas'), null, 'Freguesa das Duas', null, id('nina'), 'Nina Sozinha', '2026-11-16', '17:00', '19:00', 'pendente', null, false,
      '2026-11-01 12:00:00+00');
insert into appointment_services (user_id, appointment_id, service_name, duration_minutes, unit_price, professional_id, commission_percent, commission_amount)
  select OWNER, id, 'Unha da Nina', 61, 123.45, id('nina'), 37.13, 67.89 from appointments where user_id = OWNER and professional_id = id('nina');
insert into appointment_services (user_id, appointment_id, service_name, duration_minutes, unit_price, professional_id, position)
  values (OWNER, id('das_duas'), 'Corte', 59, 80, id('rita'), 1);
insert into sale_items (user_id, id, sale_id, product_id, quantity, sold_unit, unit_price, value, seller_id, seller_percent, seller_commission)
  values (OWNER, id('item_da_nina'), id('venda'), id('shampoo'), 1, 'display_unit', 123.45, 123.45, id('nina'), 37.13, 67.89);
insert into technical_sheets (user_id, id, client_id, appointment_id, date, services, staff_id, staff_name, result, updated_at)
  values (OWNER, id('ficha_da_nina'), id('ana_da_nina'), id('feita_da_nina'), '2026-11-17', '{Unha da Nina}', id('nina'), 'Nina Sozinha', 'Efeito da Nina',
    '2026-11-01 12:00:00+00');
insert into technical_sheet_lines (user_id, sheet_id, position, product) values (OWNER, id('ficha_da_nina'), 0, 'Esmalte da Nina');
insert into client_photos (user_id, id, client_id, appointment_id, moment, taken_on, picture_id)
  values (OWNER, id('durante_da_nina'), id('ana_da_nina'), id('hora_da_nina'), 'other', '2026-11-18', id('retrato_da_nina'));
insert into history (user_id, actor_kind, actor_id, action, entity, entity_id, after)
  select user_id, 'portal', id('nina'), 'create', 'appointments', id, to_jsonb(appointments) from appointments where user_id = OWNER and id = id('hora_da_nina')
  union all select user_id, 'owner', null, 'create', 'commission_advances', id, to_jsonb(commission_advances) from commission_advances
    where user_id = OWNER and staff_id = id('nina')
  union all select user_id, 'owner', null, 'create', 'staff_time_off', id, to_jsonb(staff_time_off) from staff_time_off
    where user_id = OWNER and staff_id = id('nina');
`;

export async function addNina(admin: Client, salon: string): Promise<void> {
  await admin.query(
    NINA.replace(/\bid\('(\w+)'\)/g, (_, what) => idOf(salon, what)).replaceAll('OWNER', `'${salon}'::uuid`),
  );
}

const names = new Set(Array.from(NINA.matchAll(/\bid\('(\w*nina)'\)/g), ([, what = '']) => what));

/** What is hers, or about something of hers. */
export function ofNina(salon: string, rows: Rows): string[] {
  const ids = Array.from(names, (what) => rowId(salon, what));
  return Object.values(rows)
    .flat()
    .filter((row) => ids.some((id) => row.includes(id)));
}

/** The kinds of appointments that a professional has: to come, done, and asked for online. */
const APPOINTMENTS = ['hora', 'feita', 'pedido'];

/** What of hers is the counterpart of a row of Rita; for each of her appointments another answer to which it is. */
export const rowsOfNina = (salon: string): Row[] =>
  APPOINTMENTS.map((appointment) => (what) => {
    if (what === 'rita') return rowId(salon, 'nina');
    return rowId(salon, `${what === 'hora' ? appointment : what}_da_nina`);
  });
