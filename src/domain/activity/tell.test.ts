import { expect, test } from 'vitest';
import { RIGHTS, type Right } from '#domain/members/rights.ts';
import { type Line, NOTHING_KNOWN } from './line.ts';
import { entitiesFor, tell } from './tell.ts';
import { WHATS } from './what.ts';

const owner = { role: 'owner', rights: RIGHTS } as const;
const manager = (...lacking: Right[]) => ({
  role: 'manager' as const,
  rights: RIGHTS.filter((right) => !lacking.includes(right)),
});

const RITA = { ...NOTHING_KNOWN, staff: 'Rita' };
const ANA = { ...NOTHING_KNOWN, client: 'Ana' };
const SHAMPOO = { ...NOTHING_KNOWN, product: 'Shampoo', unit: 'ml' };

const visit = {
  client_name: 'Ana',
  date: '2026-11-18',
  start_time: '10:00',
  end_time: '11:00',
  professional_name: 'Rita',
  status: 'pendente',
  requires_confirmation: false,
  services: ['Corte', 'Escova'],
  lines: [{ service_name: 'Corte', discount_value: 0 }],
  discount_value: 0,
  revenue: 8000,
  payment_method: null,
  no_show: false,
  arrived_at: null,
  started_at: null,
};
const SLOT = 'slot 2026-11-18 10:00 Rita';
const sale = {
  number: 7,
  client_name: 'Ana',
  status: 'open',
  items: [{ product_name: 'Shampoo', discount: 0 }],
  services: [],
  discount: 0,
  total: 3000,
  payments: [],
  voided: null,
};
const paid = { ...sale, status: 'finalised', payments: [{ amount: 3000, tip: 500, method: 'PIX' }] };
const service = { name: 'Corte', price: 8000, duration_minutes: 30, category: 'Cabelo', parts: [], products: [] };
const cost = { name: 'Aluguel', value: 120_000, is_paid: false, due_date: '2026-11-05', observations: '' };
const bill = { description: 'Chaveiro', value: '240.00', payment_status: 'Pendente', payment_date: null };

type Told = [what: string, subject: string | null, ...changes: string[]];
const line = (line: Partial<Line> & Pick<Line, 'entity' | 'action'>): Line => ({
  before: null,
  after: null,
  known: NOTHING_KNOWN,
  ...line,
});

/** "price 8000 → 9000", or "price 9000" of what came into being. */
function toldOf(one: Line, reader: Parameters<typeof tell>[1] = owner): Told {
  const { what, subject, count, changes } = tell(one, reader);
  const name = subject && [subject.text, subject.number].filter((part) => part !== null && part !== '').join(' ');
  return [
    what,
    count === null ? name : String(count),
    ...changes.map(({ field, kind, from, to }) => {
      if (kind === 'unsaid') return field;
      return from === null ? `${field} ${to}` : `${field} ${from} → ${to}`;
    }),
  ];
}

const changed = (entity: string, before: object, after: object, known = NOTHING_KNOWN) =>
  line({ entity, action: 'update', before: { ...before }, after: { ...before, ...after }, known });
const came = (entity: string, after: object, known = NOTHING_KNOWN) =>
  line({ entity, action: 'create', after: { ...after }, known });
const went = (entity: string, before: object, known = NOTHING_KNOWN) =>
  line({ entity, action: 'delete', before: { ...before }, known });
const did = (entity: string, action: string, more: Partial<Line> = {}) => line({ entity, action, ...more });

const TABLE: [Line, Told][] = [
  [came('appointments', visit), ['appointment_created', 'Ana', SLOT, 'services Corte, Escova']],
  [
    did('appointments', 'request', { after: { ...visit, services: undefined } }),
    ['appointment_requested', 'Ana', SLOT, 'services Corte'],
  ],
  [
    changed('appointments', visit, { start_time: '11:30', professional_name: 'Bia' }),
    ['appointment_moved', 'Ana', 'slot 2026-11-18 10:00 Rita → 2026-11-18 11:30 Bia'],
  ],
  [
    did('appointments', 'approve', { before: { ...visit, requires_confirmation: true }, after: visit }),
    ['appointment_approved', 'Ana', SLOT, 'services Corte, Escova'],
  ],
  [
    changed('appointments', { ...visit, requires_confirmation: true }, { requires_confirmation: false }),
    ['appointment_approved', 'Ana', SLOT, 'services Corte, Escova'],
  ],
  [
    did('appointments', 'undo_approval', { before: visit, after: visit }),
    ['appointment_approval_undone', 'Ana', SLOT, 'services Corte, Escova'],
  ],
  [
    did('appointments', 'refuse', { before: { ...visit, services: undefined, start_time: '10:00:00' } }),
    ['appointment_refused', 'Ana', SLOT, 'services Corte'],
  ],
  [
    changed('appointments', visit, { status: 'finalizado', payment_method: 'PIX' }),
    ['appointment_finalised', 'Ana', 'total 8000', 'method PIX', SLOT],
  ],
  [
    changed('appointments', { ...visit, status: 'finalizado' }, { status: 'pendente' }),
    ['appointment_reopened', 'Ana', SLOT],
  ],
  [
    changed('appointments', visit, { status: 'cancelado' }),
    ['appointment_cancelled', 'Ana', SLOT, 'services Corte, Escova'],
  ],
  [
    changed('appointments', { ...visit, status: 'cancelado' }, { status: 'pendente' }),
    ['appointment_restored', 'Ana', SLOT],
  ],
  [changed('appointments', visit, { status: 'cancelado', no_show: true }), ['appointment_missed', 'Ana', SLOT]],
  [changed('appointments', visit, { arrived_at: '09:55' }), ['appointment_arrived', 'Ana', SLOT]],
  [
    changed('appointments', { ...visit, arrived_at: '09:55' }, { started_at: '10:01' }),
    ['appointment_started', 'Ana', SLOT],
  ],
  [
    changed('appointments', { ...visit, arrived_at: '09:55' }, { arrived_at: null }),
    ['appointment_visit_undone', 'Ana', SLOT],
  ],
  [
    changed('appointments', visit, { discount_value: 500, revenue: 7500 }),
    ['appointment_discounted', 'Ana', 'discount 0 → 500', 'total 8000 → 7500'],
  ],
  [
    changed('appointments', visit, { services: ['Corte'], client_name: 'Bia' }),
    ['appointment_changed', 'Bia', 'services Corte, Escova → Corte', 'client Ana → Bia'],
  ],
  [
    changed('appointments', { payment_method: 'PIX' }, { payment_method: 'Dinheiro' }, ANA),
    ['appointment_changed', 'Ana', 'method PIX → Dinheiro'],
  ],
  [went('appointments', visit), ['appointment_removed', 'Ana', SLOT, 'services Corte, Escova']],
  [
    came('staff_time_off', { starts_at: '2026-11-20T09:00', ends_at: '2026-11-20T10:00', reason: 'Curso' }, RITA),
    ['time_off_created', 'Rita', 'from 2026-11-20T09:00', 'to 2026-11-20T10:00', 'reason Curso'],
  ],
  [
    went('staff_time_off', { starts_at: '2026-11-20T09:00', ends_at: '2026-11-20T10:00', reason: '' }, RITA),
    ['time_off_removed', 'Rita', 'from 2026-11-20T09:00', 'to 2026-11-20T10:00'],
  ],
  [
    came('staff_shifts', { weekday: 3, start_time: '07:00', end_time: '08:00' }, RITA),
    ['shift_created', 'Rita', 'weekday 3', 'time 07:00 08:00'],
  ],
  [
    went('staff_shifts', { weekday: 0, start_time: '07:00', end_time: '08:00' }, RITA),
    ['shift_removed', 'Rita', 'weekday 0', 'time 07:00 08:00'],
  ],
  [
    changed(
      'salon_hours',
      {
        days: [
          { weekday: 1, is_open: false },
          { weekday: 2, is_open: true, open_time: '09:00', close_time: '19:00' },
        ],
      },
      {
        days: [
          { weekday: 1, is_open: true, open_time: '08:00', close_time: '12:00' },
          { weekday: 2, is_open: true, open_time: '09:00', close_time: '19:00' },
        ],
      },
    ),
    ['hours_changed', null, 'monday closed → 08:00 12:00'],
  ],
  [
    came('salon_exceptions', { date: '2026-12-25', is_closed: true, open_time: null, note: 'Natal' }),
    ['exception_created', '2026-12-25', 'time closed', 'note Natal'],
  ],
  [
    changed(
      'salon_exceptions',
      { date: '2026-12-25', is_closed: true, open_time: null, close_time: null },
      { is_closed: false, open_time: '09:00', close_time: '12:00' },
    ),
    ['exception_changed', '2026-12-25', 'time closed → 09:00 12:00'],
  ],
  [
    went('salon_exceptions', { date: '2026-12-25', is_closed: true }),
    ['exception_removed', '2026-12-25', 'time closed'],
  ],
  [came('sales', sale), ['sale_opened', 'Ana 7', 'services Shampoo', 'total 3000']],
  [
    changed('sales', sale, { items: [{ product_name: 'Pente', discount: 0 }], total: 1000 }),
    ['sale_changed', 'Ana 7', 'services Shampoo → Pente', 'total 3000 → 1000'],
  ],
  [
    changed('sales', sale, { items: [{ product_name: 'Shampoo', discount: 300 }], total: 2700 }),
    ['sale_discounted', 'Ana 7', 'discount 0 → 300', 'total 3000 → 2700'],
  ],
  [changed('sales', sale, paid), ['sale_finalised', 'Ana 7', 'total 3000', 'paid 3500 PIX']],
  [changed('sales', { number: 7, status: 'open' }, { status: 'cancelled' }), ['sale_cancelled', '7']],
  [
    came('sale_voids', { ...paid, voided: { reason: 'Desistiu' } }),
    ['sale_voided', 'Ana 7', 'total 3000', 'reason Desistiu', 'services Shampoo', 'paid 3500 PIX'],
  ],
  [
    did('payments', 'receive', {
      before: { payments: [{ amount: 3000, method: 'Mensalista (a receber)' }] },
      after: { payments: [{ amount: 3000, method: 'PIX' }] },
      known: ANA,
    }),
    ['payment_received', 'Ana', 'paid 3000 Mensalista (a receber) → 3000 PIX'],
  ],
  [
    changed(
      'payments',
      { payments: [{ amount: 3000, method: 'PIX' }] },
      { payments: [{ amount: 3000, method: 'Dinheiro' }] },
      { ...NOTHING_KNOWN, sale: 7 },
    ),
    ['payment_corrected', '7', 'paid 3000 PIX → 3000 Dinheiro'],
  ],
  [did('cash_days', 'open', { after: { float: 5000 } }), ['cash_opened', null, 'float 5000']],
  [
    did('cash_days', 'close', {
      before: { expected: 61_200 },
      after: { expected: 61_200, closed: { counted: 61_000, difference: -200, note: '' } },
    }),
    ['cash_closed', null, 'expected 61200', 'counted 61000', 'difference -200'],
  ],
  [
    came('cash_movements', { kind: 'withdrawal', amount: 777, reason: 'Motoboy' }),
    ['cash_taken_out', null, 'amount 777', 'reason Motoboy'],
  ],
  [came('cash_movements', { kind: 'supply', amount: 777, reason: '' }), ['cash_put_in', null, 'amount 777']],
  [
    came('commission_advances', { amount: 4321, effective_date: '2026-11-12', description: '' }, RITA),
    ['advance_created', 'Rita', 'amount 4321', 'day 2026-11-12'],
  ],
  [
    went('commission_advances', { amount: '50.00', effective_date: '2026-11-10' }, RITA),
    ['advance_removed', 'Rita', 'amount 5000', 'day 2026-11-10'],
  ],
  [came('commission_settlements', { amount: -14_200 }, RITA), ['settlement_created', 'Rita', 'amount -14200']],
  [went('commission_settlements', { amount: '12.00' }, RITA), ['settlement_removed', 'Rita', 'amount 1200']],
  [
    did('commission_closings', 'close', { after: { start_date: '2026-10-01', end_date: '2026-10-31' } }),
    ['period_closed', null, 'period 2026-10-01 2026-10-31'],
  ],
  [
    did('commission_closings', 'reopen', { before: { start_date: '2026-10-01', end_date: '2026-10-31' } }),
    ['period_reopened', null, 'period 2026-10-01 2026-10-31'],
  ],
  [came('clients', { name: 'Ana', phone: '+5511', email: '' }), ['client_created', 'Ana', 'phone +5511']],
  [
    changed(
      'clients',
      { name: 'Ana', birthday: '', preferred_professional_id: null },
      { name: 'Ana Sá', birthday: '12-03', preferred_professional_id: 'x' },
    ),
    ['client_changed', 'Ana', 'name Ana → Ana Sá', 'birthday 12-03', 'preferred'],
  ],
  [went('clients', { name: 'Ana', phone: null, email: '' }), ['client_removed', 'Ana']],
  [did('clients', 'import', { after: { count: 3, clients: [] } }), ['clients_imported', '3']],
  [
    came('client_warnings', { title: 'Alergia', kind: 'harm', note: '' }, ANA),
    ['warning_created', 'Ana', 'title Alergia', 'kind harm'],
  ],
  [
    changed('client_warnings', { title: 'Alergia', kind: 'harm', note: '' }, { note: 'Sem pinça' }, ANA),
    ['warning_changed', 'Ana', 'note Sem pinça'],
  ],
  [
    went('client_warnings', { title: 'Alergia', kind: 'harm' }, ANA),
    ['warning_removed', 'Ana', 'title Alergia', 'kind harm'],
  ],
  [
    changed('client_tags', { tags: ['VIP'] }, { tags: ['VIP', 'Noiva'] }, ANA),
    ['tags_changed', 'Ana', 'tags VIP → VIP, Noiva'],
  ],
  [
    did('client_tags', 'rename', { before: { tag: 'VIP' }, after: { tag: 'Top' } }),
    ['tag_renamed', 'VIP', 'name VIP → Top'],
  ],
  [went('client_tags', { tag: 'VIP', count: 2 }), ['tag_removed', 'VIP']],
  [
    came(
      'technical_sheets',
      { date: '2026-11-18', lines: [{ product: 'Tonalizante', proportion: '1:1' }], result: 'Bom' },
      ANA,
    ),
    ['sheet_created', 'Ana', 'day 2026-11-18', 'formula Tonalizante 1:1', 'result Bom'],
  ],
  [
    changed('technical_sheets', { is_next: false }, { is_next: true }, ANA),
    ['sheet_changed', 'Ana', 'next_time false → true'],
  ],
  [went('technical_sheets', { date: '2026-11-18', result: '' }, ANA), ['sheet_removed', 'Ana', 'day 2026-11-18']],
  [
    came('client_photos', { moment: 'after', taken_on: '2026-11-13' }, ANA),
    ['photo_created', 'Ana', 'moment after', 'day 2026-11-13'],
  ],
  [
    changed('client_photos', { moment: 'before' }, { moment: 'other' }, ANA),
    ['photo_changed', 'Ana', 'moment before → other'],
  ],
  [
    went('client_photos', { moment: 'before', taken_on: '2026-11-13' }, ANA),
    ['photo_removed', 'Ana', 'moment before', 'day 2026-11-13'],
  ],
  [came('services', service), ['service_created', 'Corte', 'price 8000', 'duration 30', 'category Cabelo']],
  [changed('services', service, { price: 9000 }), ['service_changed', 'Corte', 'price 8000 → 9000']],
  [
    changed('services', service, { duration_minutes: 45, name: 'Corte curto', price: 9000, parts: [20, 5, 20] }),
    [
      'service_changed',
      'Corte',
      'price 8000 → 9000',
      'duration 30 → 45',
      'name Corte → Corte curto',
      'parts 20 + 5 + 20',
    ],
  ],
  [went('services', service), ['service_removed', 'Corte', 'price 8000', 'duration 30', 'category Cabelo']],
  [did('services', 'import', { after: { count: 12 } }), ['services_imported', '12']],
  [came('service_categories', { name: 'Cabelo' }), ['category_created', 'Cabelo']],
  [
    changed('service_categories', { name: 'Cabelo', show_in_dropdown: true }, { show_in_dropdown: false }),
    ['category_changed', 'Cabelo', 'shown true → false'],
  ],
  [went('service_categories', { name: 'Cabelo' }), ['category_removed', 'Cabelo']],
  [
    came('products', { name: 'Shampoo', price: 4990, product_type: 'resale' }),
    ['product_created', 'Shampoo', 'price 4990', 'kind resale'],
  ],
  [
    changed(
      'products',
      { name: 'Shampoo', price: 4990, min_stock: null, unit_of_measure: 'frasco' },
      { price: 5990, min_stock: 2 },
    ),
    ['product_changed', 'Shampoo', 'price 4990 → 5990', 'minimum 2 frasco'],
  ],
  [changed('products', { name: 'Shampoo', ativo: false }, { ativo: true }), ['product_activated', 'Shampoo']],
  [changed('products', { name: 'Shampoo', ativo: true }, { ativo: false }), ['product_deactivated', 'Shampoo']],
  [did('products', 'import', { after: { count: 4 } }), ['products_imported', '4']],
  [
    came('product_purchases', { total_value: '37.02', unit_cost: '12.34', supplier: 'Casa', instalments: 1 }, SHAMPOO),
    ['purchase_created', 'Shampoo', 'total 3702', 'unit_cost 1234', 'supplier Casa'],
  ],
  [
    did('stock_movements', 'create', {
      before: { stock_quantity_base: 1000 },
      after: { type: 'adjustment', stock_quantity_base: 3500, note: 'Contado' },
      known: SHAMPOO,
    }),
    ['stock_counted', 'Shampoo', 'stock 1000 ml → 3500 ml', 'note Contado'],
  ],
  ...(['purchase', 'return', 'deduction', 'sale'] as const).map((type): [Line, Told] => [
    did('stock_movements', 'create', {
      before: { stock_quantity_base: 2 },
      after: { type, stock_quantity_base: 1 },
      known: SHAMPOO,
    }),
    [
      `stock_${{ purchase: 'purchased', return: 'returned', deduction: 'used', sale: 'sold' }[type]}`,
      'Shampoo',
      'stock 2 ml → 1 ml',
    ],
  ]),
  [
    changed('expenses', bill, { payment_status: 'Pago', payment_date: '2026-11-12' }),
    ['bill_paid', 'Chaveiro', 'paid_on 2026-11-12', 'value 24000'],
  ],
  [
    changed('purchase_instalments', { payment_status: 'Pago' }, { payment_status: 'Pendente' }, SHAMPOO),
    ['bill_reverted', 'Shampoo'],
  ],
  [
    changed('product_purchases', { due_date: null }, { due_date: '2026-12-05' }, SHAMPOO),
    ['bill_changed', 'Shampoo', 'due 2026-12-05'],
  ],
  [came('expenses', bill), ['expense_created', 'Chaveiro', 'value 24000']],
  [went('expenses', bill), ['expense_removed', 'Chaveiro', 'value 24000']],
  [
    came('fixed_cost_types', { name: 'Aluguel', default_value: 120_000, default_due_day: 5 }),
    ['fixed_cost_created', 'Aluguel', 'value 120000', 'due_day 5'],
  ],
  [
    changed('fixed_cost_types', { name: 'Aluguel', default_value: 0 }, { default_value: 100 }),
    ['fixed_cost_changed', 'Aluguel', 'value 0 → 100'],
  ],
  [
    did('fixed_cost_types', 'end', {
      before: { name: 'Aluguel', last_month: null },
      after: { name: 'Aluguel', last_month: '2026-10' },
    }),
    ['fixed_cost_ended', 'Aluguel', 'last_month 2026-10'],
  ],
  [
    came('monthly_fixed_costs', { value: '0.00', year: 2027 }, { ...NOTHING_KNOWN, cost: 'Aluguel' }),
    ['month_cost_created', 'Aluguel', 'value 0'],
  ],
  [
    changed('monthly_fixed_costs', cost, { value: 130_000 }),
    ['month_cost_changed', 'Aluguel', 'value 120000 → 130000'],
  ],
  [
    changed('monthly_fixed_costs', cost, { is_paid: true }),
    ['month_cost_paid', 'Aluguel', 'value 120000', 'due 2026-11-05'],
  ],
  [
    changed('monthly_fixed_costs', { ...cost, is_paid: true }, { is_paid: false }),
    ['month_cost_reverted', 'Aluguel', 'value 120000', 'due 2026-11-05'],
  ],
  [went('monthly_fixed_costs', cost), ['month_cost_removed', 'Aluguel', 'value 120000', 'due 2026-11-05']],
  [
    came('staff', { nome: 'Rita', funcao: 'Cabeleireira', comissao_percentual: 40 }),
    ['staff_created', 'Rita', 'role_in_team Cabeleireira', 'commission 40'],
  ],
  [changed('staff', { picture_id: null }, { picture_id: 'x' }, RITA), ['staff_changed', 'Rita', 'picture']],
  [did('staff', 'activate', { before: { nome: 'Rita' }, after: { nome: 'Rita' } }), ['staff_activated', 'Rita']],
  [did('staff', 'deactivate', { before: { nome: 'Rita' }, after: { nome: 'Rita' } }), ['staff_deactivated', 'Rita']],
  [did('staff', 'import', { after: { count: 2 } }), ['staff_imported', '2']],
  [came('staff_portal_access', { staff_id: 'x' }, RITA), ['link_created', 'Rita']],
  [went('staff_portal_access', { staff_id: 'x' }, RITA), ['link_removed', 'Rita']],
  [did('staff_portal_access', 'lock', { after: { failed_attempts: 5 }, known: RITA }), ['link_locked', 'Rita']],
  [did('profiles', 'sign_up', { after: { business_name: 'Studio Bela' } }), ['salon_signed_up', 'Studio Bela']],
  [
    changed('profiles', { timezone: 'America/Sao_Paulo', step: 1 }, { timezone: 'Europe/Lisbon' }),
    ['salon_changed', null, 'timezone America/Sao_Paulo → Europe/Lisbon'],
  ],
  [did('profiles', 'update', { after: { settlement_offer: null } }), ['salon_changed', null, 'settlement_offer']],
  [
    changed('salon_pages', { is_published: false, works: [] }, { is_published: true, works: [{ alt: '' }] }),
    ['page_changed', null, 'published false → true', 'works'],
  ],
  [did('booking_link', 'share'), ['booking_link_shared', null]],
  [did('set_up', 'hide', { after: { shown: false } }), ['set_up_hidden', null]],
  [did('set_up', 'show', { after: { shown: true } }), ['set_up_shown', null]],
  [did('users', 'change_password'), ['password_changed', null]],
  [did('users', 'reset_password'), ['password_reset', null]],
  [did('users', 'confirm_email'), ['email_confirmed', null]],
  [did('users', 'begin_email_change'), ['email_change_begun', null]],
  [did('users', 'confirm_email_change'), ['email_confirmed', null]],
  [did('users', 'cancel_email_change'), ['email_change_cancelled', null]],
  [did('users', 'change_email'), ['email_changed', null]],
  [did('users', 'end_session'), ['session_ended', null]],
  [did('users', 'end_other_sessions'), ['session_ended', null]],
  [did('users', 'turn_on_two_step'), ['two_step_on', null]],
  [did('users', 'turn_off_two_step'), ['two_step_off', null]],
  [did('users', 'use_recovery_code'), ['recovery_code_used', null]],
  [came('desks', { name: 'Balcão' }), ['desk_made', 'Balcão']],
  [changed('desks', { name: 'Balcão' }, { name: 'Balcão', lock_minutes: 5 }), ['desk_changed', 'Balcão']],
  [went('desks', { name: 'Balcão' }), ['desk_ended', 'Balcão']],
  [did('desk_pins', 'create'), ['pin_set', null]],
  [did('desk_pins', 'delete'), ['pin_removed', null]],
  [did('desk_pins', 'lock'), ['pin_locked', null]],
  [
    did('members', 'accept', { after: { name: 'Bia', role: 'receptionist' } }),
    ['member_joined', 'Bia', 'role receptionist'],
  ],
  [
    changed(
      'members',
      { name: 'Bia', role: 'receptionist', granted: [], withheld: [], discount_limit: null },
      { granted: ['export'], discount_limit: 15 },
    ),
    ['member_changed', 'Bia', 'granted export', 'discount_limit 15'],
  ],
  [did('members', 'end', { before: { name: 'Bia', role: 'manager' } }), ['member_ended', 'Bia', 'role manager']],
  [
    did('members', 'hand_over', { before: { name: 'Bia', role: 'manager' }, after: { name: 'Bia', role: 'owner' } }),
    ['salon_handed_over', 'Bia'],
  ],
  [
    did('members', 'hand_over', { before: { name: 'Ana', role: 'owner' }, after: { name: 'Ana', role: 'manager' } }),
    ['member_changed', 'Ana', 'role owner → manager'],
  ],
  [
    came('member_invitations', { email: 'bia@example.com', role: 'manager' }),
    ['invitation_created', 'bia@example.com', 'role manager'],
  ],
  [
    did('member_invitations', 'renew', { before: {}, after: { email: '', role: 'manager' }, known: RITA }),
    ['invitation_renewed', 'Rita', 'role manager'],
  ],
  [
    went('member_invitations', { email: 'bia@example.com', role: 'manager' }),
    ['invitation_removed', 'bia@example.com', 'role manager'],
  ],
  [did('tea_leaves', 'read', { after: { name: 'x' } }), ['something_changed', null]],
  [did('services', 'fly', { after: { name: 'x' } }), ['something_changed', null]],
];

test.each(TABLE)('%j is told', (one, told) => {
  expect(toldOf(one)).toEqual(told);
});

test('every sentence there is can be told', () => {
  expect(new Set(TABLE.map(([, [what]]) => what))).toEqual(new Set(WHATS));
});

test('whoever lacks client_contacts reads that a phone changed, and neither the old nor the new one', () => {
  const change = changed(
    'clients',
    { name: 'Ana', phone: '+5511', email: 'a@b.example' },
    { phone: '+5522', email: '' },
  );
  expect(toldOf(change, manager())).toEqual([
    'client_changed',
    'Ana',
    'phone +5511 → +5522',
    'email a@b.example → null',
  ]);
  expect(toldOf(change, manager('client_contacts'))).toEqual(['client_changed', 'Ana', 'phone', 'email']);
  expect(toldOf(came('clients', { name: 'Ana', phone: '+5511' }), manager('client_contacts'))).toEqual([
    'client_created',
    'Ana',
  ]);
});

test('whoever lacks all_commissions reads that a percentage changed, and neither the old nor the new one', () => {
  const reader = manager('all_commissions');
  const ofService = changed('services', { name: 'Corte', commission_percent: 30 }, { commission_percent: 40 });
  expect(toldOf(ofService, reader)).toEqual(['service_changed', 'Corte', 'commission']);
  const earnings = { comissao_percentual: 30, product_commission_percent: 5 };
  const less = { comissao_percentual: 40, product_commission_percent: 6 };
  const ofStaff = changed('staff', { nome: 'Rita', ...earnings }, { nome: 'Rita', ...less });
  expect(toldOf(ofStaff, reader)).toEqual(['staff_changed', 'Rita', 'commission', 'product_commission']);
  expect(toldOf(came('staff', { nome: 'Rita', ...earnings }), reader)).toEqual(['staff_created', 'Rita']);
});

test('whoever may not open something does not read what happened to it, and accesses are the owner’s alone', () => {
  expect(entitiesFor(owner)).toContain('members');
  expect(entitiesFor(manager())).not.toContain('members');
  expect(entitiesFor(manager())).toContain('commission_closings');
  const lacking = (right: Right) => entitiesFor(manager()).filter((one) => !entitiesFor(manager(right)).includes(one));
  expect(lacking('all_commissions')).toEqual(['commission_advances', 'commission_settlements', 'commission_closings']);
  expect(lacking('bills')).toEqual(['purchase_instalments', 'expenses', 'fixed_cost_types', 'monthly_fixed_costs']);
  expect(lacking('stock')).toEqual(['products', 'product_purchases', 'stock_movements']);
  expect(lacking('payments')).toEqual(['sales', 'sale_voids', 'payments']);
});

test('an area has only its own lines', () => {
  expect(entitiesFor(owner, 'services')).toEqual(['services', 'service_categories']);
});

test('an amount that a former version kept otherwise is left out rather than guessed', () => {
  expect(toldOf(went('expenses', { description: 'x', value: 'viel' }))).toEqual(['expense_removed', 'x']);
});
