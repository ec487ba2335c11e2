import { createHash } from 'node:crypto';

/** The id of a row of the salon that `fillSalon` filled: `row('rita')`. */
type Row = (what: string) => string;

const PROFESSIONAL = {
  nome: 'Nina Paiva',
  funcao: 'Esteticista',
  email: 'nina@example.com',
  telefone: '+351922222222',
  comissao_percentual: 12.5,
  color: '#bfdbfe',
};

const PRODUCT = {
  name: 'Pomada',
  description: '',
  display_unit_label: 'pote',
  unit_size_in_base: 100,
  min_stock: 2,
};

const PURCHASE = {
  purchase_date: '2026-11-09',
  quantity_purchased: 3,
  purchase_unit: 'display_unit',
  unit_cost: 1234,
  payment_method: 'Boleto',
  payment_status: 'Pendente',
  payment_date: '',
  due_date: '',
  supplier: 'Fornecedora Nova',
};

const SERVICE = {
  name: 'Escova modelada',
  description: 'Com babyliss.',
  category: 'Massagem',
  duration_minutes: 45,
  price: 7700,
  preco_variavel: false,
  is_public: false,
  product_ids: [],
};

const SPECIAL_DAY = { is_closed: false, open_time: '05:00', close_time: '13:00', note: 'Só de manhã' };

const CLIENT = { name: 'Cliente Nova', phone: '+351911111112', phone_country: 'PT', email: 'nova@example.com' };

const APPOINTMENT = (row: Row) => ({
  client_id: row('ana'),
  date: '2026-12-03',
  start_time: '15:15',
  professional_id: row('rita'),
  status: 'finalizado',
  payment_method: 'Outro',
  discount_value: 150,
  lines: [
    {
      service_id: row('corte'),
      unit_price: 4321,
      duration_minutes: 35,
      professional_id: row('rita'),
      commission_percent: null,
      commission_amount: 1234,
      products_used: [{ product_id: row('shampoo'), quantity_used: 12.5 }],
    },
  ],
});

/** Of the appointment that `fillSalon` makes. */
const VERSION = '2026-11-01 12:00:00+00';

/**
 * For every operation of a signed-in owner that changes something or needs an input: one that it accepts. The values differ
 * from those of the salon that must not notice; what points at a row takes the id from `row`.
 */
const SAMPLE_INPUTS: Record<string, object | ((row: Row) => object)> = {
  'account.changePassword': { password: 'new secret', confirmation: 'new secret' },
  'account.changeBusiness': { business_name: 'Casa Nova' },
  'account.changeCountry': { country: 'PT' },
  'account.changeLanguage': { language: 'en' },
  'account.changeTimezone': { timezone: 'Europe/Lisbon' },
  'account.saveSettings': {
    business_name: 'Casa Nova',
    phone: '+351911111111',
    address: 'Rua Nova, 1',
    open_time: '07:00',
    close_time: '15:00',
  },
  'agenda.saveHours': {
    days: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, is_open: true, open_time: '06:00', close_time: '14:00' })),
  },
  'agenda.changePaymentMethod': (row) => ({ id: row('feita'), payment_method: 'Dinheiro' }),
  'agenda.read': (row) => ({ id: row('hora') }),
  'agenda.create': (row) => ({ id: '3f0c7a52-9d0e-4b5e-8a51-6f1d2c3b4a59', appointment: APPOINTMENT(row) }),
  'agenda.change': (row) => ({ id: row('hora'), version: VERSION, appointment: APPOINTMENT(row) }),
  'agenda.move': (row) => ({
    id: row('hora'),
    version: VERSION,
    date: '2026-12-03',
    start_time: '15:15',
    end_time: '16:45',
    professional_id: row('rita'),
  }),
  'agenda.remove': (row) => ({ id: row('hora') }),
  'agenda.suggestedProducts': (row) => ({ id: row('corte') }),
  'agenda.days': { from: '2026-11-01', to: '2026-12-01' },
  'agenda.why': (row) => ({ professional_id: row('rita'), date: '2026-11-20', start_time: '09:00', minutes: 30 }),
  'agenda.freeTimes': (row) => ({ professional_id: row('rita'), date: '2099-11-20', minutes: 30 }),
  'agenda.blockTime': (row) => ({
    staff_id: row('rita'),
    start_date: '2099-01-05',
    start_time: '12:00',
    end_date: '2099-01-06',
    end_time: '24:00',
    reason: 'Curso',
  }),
  'agenda.unblockTime': (row) => ({ id: row('folga') }),
  'agenda.approve': (row) => ({ id: row('pedido'), professional_id: row('rita') }),
  'agenda.refuse': (row) => ({ id: row('pedido') }),
  'agendaSettings.addException': { ...SPECIAL_DAY, date: '2026-12-31' },
  'agendaSettings.changeException': (row) => ({ id: row('natal'), ...SPECIAL_DAY }),
  'agendaSettings.removeException': (row) => ({ id: row('natal') }),
  'agendaSettings.shifts': (row) => ({ staff_id: row('rita') }),
  'agendaSettings.addShift': (row) => ({ staff_id: row('rita'), weekday: 3, start_time: '07:00', end_time: '08:00' }),
  'agendaSettings.clearShifts': (row) => ({ staff_id: row('rita'), weekday: 2 }),
  'agendaSettings.removeShift': (row) => ({ id: row('turno') }),
  'agendaSettings.saveSlotRules': { slot_step_minutes: 20, min_notice_minutes: 45, booking_horizon_days: 77 },
  'dashboard.linkShared': {},
  'clients.read': (row) => ({ id: row('ana') }),
  'clients.appointments': (row) => ({ id: row('ana') }),
  'clients.add': CLIENT,
  'clients.addInPassing': { ...CLIENT, phone: '' },
  'clients.change': (row) => ({ id: row('ana'), ...CLIENT }),
  'clients.remove': (row) => ({ id: row('ana'), password: 'segredo1' }),
  'clients.checkImport': { phones: [CLIENT.phone] },
  'clients.import': { clients: [CLIENT] },
  'products.createInternal': { ...PRODUCT, base_unit: 'g', existing_stock: 4 },
  'products.createResale': { ...PRODUCT, base_unit: 'g', price: 4990, ...PURCHASE },
  'products.update': (row) => ({ id: row('shampoo'), ...PRODUCT, price: 5990 }),
  'products.setActive': (row) => ({ id: row('shampoo'), ativo: false, password: 'segredo1' }),
  'products.registerPurchase': (row) => ({ id: row('shampoo'), ...PURCHASE }),
  'products.countStock': (row) => ({ id: row('shampoo'), quantity: 7, unit: 'display_unit', note: 'Contado' }),
  'products.movements': (row) => ({ id: row('shampoo') }),
  'products.purchases': (row) => ({ id: row('shampoo') }),
  'products.openLot': (row) => ({ id: row('shampoo') }),
  'products.lastPurchase': (row) => ({ id: row('shampoo') }),
  'team.create': PROFESSIONAL,
  'team.update': (row) => ({ id: row('rita'), ...PROFESSIONAL }),
  'team.setActive': (row) => ({ id: row('rita'), ativo: false, password: 'segredo1' }),
  'services.create': SERVICE,
  'services.update': (row) => ({ id: row('corte'), ...SERVICE }),
  'services.delete': (row) => ({ id: row('corte'), password: 'segredo1' }),
  'services.createDefaultCategories': {},
  'services.createCategory': { name: 'Barbearia' },
  'services.renameCategory': (row) => ({ id: row('cabelo'), name: 'Massagens' }),
  'services.showCategory': (row) => ({ id: row('cabelo'), show_in_dropdown: false }),
  'services.deleteCategory': (row) => ({ id: row('cabelo'), password: 'segredo1' }),
};

/** The input of an operation for the rows of that salon; undefined where it takes none. */
export function sampleInput(operation: string, salon: string): Record<string, unknown> | undefined {
  const sample = SAMPLE_INPUTS[operation];
  const input = typeof sample === 'function' ? sample((what) => rowId(salon, what)) : sample;
  return input && { ...input };
}

/** Whether an operation is about rows, so that somebody else's could be named. */
export function pointsAtRows(operation: string): boolean {
  return typeof SAMPLE_INPUTS[operation] === 'function';
}

/** As the database computes it in `fillSalon`. */
function rowId(salon: string, what: string): string {
  const hash = createHash('md5').update(`${salon} ${what}`).digest('hex');
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-4$3-8$4-');
}
