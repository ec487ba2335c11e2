import { createHash } from 'node:crypto';
import { ofProfessionals } from '../http/api-access.ts';

/** The id of a row of the salon that `fillSalon` filled: `row('rita')`. */
export type Row = (what: string) => string;

const PROFESSIONAL = {
  nome: 'Nina Paiva',
  funcao: 'Esteticista',
  email: 'nina@example.com',
  telefone: '+351922222222',
  comissao_percentual: 12.5,
  product_commission_percent: 0,
  color: '#bfdbfe',
};

/** A grey dot, as WebP. */
const PHOTO = 'UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA';

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

const EXPENSE = {
  description: 'Troca da fechadura',
  category: 'Infraestrutura',
  value: 24_000,
  expense_date: '2026-11-03',
  due_date: '2026-12-24',
  supplier: 'Chaveiro Domingos',
  payment_method: 'Outro',
};

const SERVICE = {
  name: 'Escova modelada',
  description: 'Com babyliss.',
  category: 'Massagem',
  duration_minutes: 45,
  price: 7700,
  preco_variavel: false,
  commission_percent: null,
  is_public: false,
  product_ids: [],
};

const FORMULA = {
  result: 'Cobriu os brancos.',
  lines: [{ place: 'Raiz', product: 'Tonalizante 6/0', brand: 'Casa', proportion: '30 g + 60 ml 13 vol', minutes: 25 }],
};

const SPECIAL_DAY = { is_closed: false, open_time: '05:00', close_time: '13:00', note: 'Só de manhã' };

const CLIENT = {
  name: 'Cliente Nova',
  phone: '+351911111112',
  phone_country: 'PT',
  email: 'nova@example.com',
  birthday: '1990-12-03',
};

const APPOINTMENT = (row: Row) => ({
  client_id: row('ana'),
  date: '2026-09-03',
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

const WISH = {
  date: '2026-12-03',
  start: '15:15',
  duration_minutes: 45,
  client_name: 'Cliente Nova',
  service_name: 'Escova modelada',
};

const FIXED_COST_TYPE = {
  name: 'Sistema de alarme',
  category: 'Serviços',
  default_value: 12_345,
  default_due_day: 31,
  default_payment_method: 'Transferência',
};

const SALE = (row: Row) => ({
  client_id: null,
  discount: 77,
  items: [
    {
      product_id: row('shampoo'),
      quantity: 12.5,
      sold_unit: 'ml',
      unit_price: 4321,
      discount_percent: 3,
      seller_id: row('rita'),
    },
  ],
  payments: [{ method: 'Outro', amount: 31 }],
});

/** Of the appointment, the open sale and the fixed costs that `fillSalon` makes. */
const VERSION = '2026-11-01 12:00:00+00';

/**
 * For every operation of a signed-in owner that changes something or needs an input: one that it accepts. The values differ
 * from those of the salon that must not notice; what points at a row takes the id from `row`.
 */
const SAMPLE_INPUTS: Record<string, object | ((row: Row, salon: string) => object)> = {
  'account.resendConfirmation': {},
  'account.beginEmailChange': { email: 'outra@example.com', password: 'segredo1' },
  'account.cancelEmailChange': {},
  'account.endSession': (row) => ({ id: row('aparelho') }),
  'account.endOtherSessions': {},
  'account.beginTwoStep': { password: 'segredo1' },
  'account.confirmTwoStep': { code: '123456' },
  'account.turnOffTwoStep': { password: 'segredo1', code: '123456' },
  'account.changeTwoStepRequired': { required: false },
  'account.changePassword': { current: 'segredo1', password: 'new secret', confirmation: 'new secret' },
  'account.changeBusiness': { business_name: 'Casa Nova' },
  'account.changeCountry': { country: 'PT' },
  'account.changeLanguage': { language: 'en' },
  'account.changeTimezone': { timezone: 'Europe/Lisbon' },
  'account.changeSettings': {
    business_name: 'Casa Nova',
    phone: '+351911111111',
    address: 'Rua Nova, 1',
    open_time: '07:00',
    close_time: '15:00',
  },
  'agenda.changeHours': {
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
  'agenda.changeStatus': (row) => ({ id: row('hora'), version: VERSION, status: 'cancelado', payment_method: null }),
  'agenda.changeVisit': (row) => ({ id: row('hora'), version: VERSION, visit: 'no_show' }),
  'agenda.remove': (row) => ({ id: row('hora') }),
  'agenda.suggestedProducts': (row) => ({ id: row('corte') }),
  'agenda.days': { from: '2026-11-01', to: '2026-12-01' },
  'agenda.why': (row) => ({ professional_id: row('rita'), date: '2026-11-20', start_time: '09:00', minutes: 30 }),
  'agenda.nextTimes': (row) => ({ id: row('feita') }),
  'agenda.freeTimes': (row) => ({ professional_id: row('rita'), date: '2099-11-20', minutes: 30 }),
  'agenda.createTimeOff': (row) => ({
    staff_id: row('rita'),
    start_date: '2099-01-05',
    start_time: '12:00',
    end_date: '2099-01-06',
    end_time: '24:00',
    reason: 'Curso',
  }),
  'agenda.removeTimeOff': (row) => ({ id: row('folga') }),
  'agenda.approve': (row) => ({ id: row('pedido'), professional_id: row('rita') }),
  'agenda.undoApproval': (row) => ({ id: row('hora'), version: VERSION }),
  'agenda.refuse': (row) => ({ id: row('pedido') }),
  'agendaSettings.createException': { ...SPECIAL_DAY, date: '2026-12-31' },
  'agendaSettings.changeException': (row) => ({ id: row('natal'), ...SPECIAL_DAY }),
  'agendaSettings.removeException': (row) => ({ id: row('natal') }),
  'agendaSettings.shifts': (row) => ({ staff_id: row('rita') }),
  'agendaSettings.createShift': (row) => ({
    staff_id: row('rita'),
    weekday: 3,
    start_time: '07:00',
    end_time: '08:00',
  }),
  'agendaSettings.removeShifts': (row) => ({ staff_id: row('rita'), weekday: 2 }),
  'agendaSettings.removeShift': (row) => ({ id: row('turno') }),
  'agendaSettings.changeSlotRules': { slot_step_minutes: 20, min_notice_minutes: 45, booking_horizon_days: 77 },
  'cashier.tickets': (row) => ({ appointments: [row('hora')] }),
  'cashier.comanda': (row) => ({ id: row('hora') }),
  'cashier.readSale': (row) => ({ id: row('comanda') }),
  'cashier.createSale': (row) => ({
    id: '5b1a4a52-1d0e-4b5e-8a51-6f1d2c3b4a60',
    appointment_id: row('feita'),
    sale: SALE(row),
  }),
  'cashier.changeSale': (row) => ({ id: row('comanda'), version: VERSION, sale: SALE(row) }),
  'cashier.cancelSale': (row) => ({ id: row('comanda') }),
  'cashier.finaliseSale': (row) => ({
    id: row('comanda'),
    version: VERSION,
    payments: [{ method: 'PIX', amount: 11000 }],
  }),
  'cashier.finishComanda': (row) => ({
    id: row('hora'),
    version: VERSION,
    sale_version: VERSION,
    sale: null,
    payments: [{ method: 'Cartão de Débito', amount: 19000 }],
    move_to_today: true,
  }),
  'cashier.voidSale': (row) => ({ id: row('venda'), password: 'segredo1', reason: 'Desistiu' }),
  'rpc.finalizeSale': (row, salon) => ({ p_user_id: salon, p_sale_id: row('comanda') }),
  'cashier.month': { year: 2026, month: 11 },
  'cashier.dayEntries': { date: '2026-11-12' },
  'cashier.openCashDay': { float: 12_345 },
  'cashier.moveCash': { kind: 'withdrawal', amount: 777, reason: 'Motoboy' },
  'cashier.closeCashDay': (row) => ({ id: row('gaveta'), counted: 4_321, note: 'Contado duas vezes' }),
  'cashier.changeSettings': {
    pix_key: 'nova@example.com',
    pix_name: 'Casa Nova',
    pix_city: 'Santos',
    debit_fee_percent: 1.5,
    credit_fee_percent: 2.75,
  },
  'commissions.summary': { first: '2026-11-01', last: '2026-11-30' },
  'commissions.statement': (row) => ({ staff_id: row('rita'), first: '2026-11-01', last: '2026-11-30' }),
  'commissions.closings': {},
  'commissions.createAdvance': (row) => ({
    staff_id: row('rita'),
    amount: 4_321,
    effective_date: '2026-11-12',
    description: 'Adiantado no balcão',
  }),
  'commissions.removeAdvance': (row) => ({ id: row('vale') }),
  'commissions.createSettlement': (row) => ({
    staff_id: row('rita'),
    effective_date: '2026-11-12',
    description: 'Acertado no caderno',
  }),
  'commissions.removeSettlement': (row) => ({ id: row('acerto') }),
  'commissions.dismissSettlementOffer': {},
  'commissions.close': { start_date: '2025-09-03', end_date: '2025-09-27' },
  'commissions.removeClosing': (row) => ({ id: row('fechado'), password: 'segredo1' }),
  'rpc.deductStock': (row, salon) => ({
    p_user_id: salon,
    p_appointment_id: row('feita'),
    p_product_id: row('shampoo'),
    p_quantity_base: 12.5,
  }),
  'rpc.addProductPurchase': (row, salon) => ({
    p_user_id: salon,
    p_product_id: row('shampoo'),
    p_purchase_date: '2026-11-09',
    p_quantity: 3,
    p_purchase_unit: 'display_unit',
    p_unit_cost: 1234,
    p_payment_method: 'Boleto',
    p_supplier: 'Fornecedora Nova',
  }),
  'rpc.commissionStaffSummary': (_, salon) => ({ p_user_id: salon, p_start: '2026-11-01', p_end: '2026-11-30' }),
  'rpc.commissionsSummary': (row, salon) => ({
    p_user_id: salon,
    p_start: '2026-11-01',
    p_end: '2026-11-30',
    p_staff_id: row('rita'),
  }),
  'rpc.commissionsEarnings': (row, salon) => ({
    p_user_id: salon,
    p_start: '2026-11-01',
    p_end: '2026-11-30',
    p_staff_id: row('rita'),
  }),
  'rpc.commissionRecordAdvance': (row, salon) => ({
    p_user_id: salon,
    p_staff_id: row('rita'),
    p_amount: 4_321,
    p_description: 'Adiantado no balcão',
    p_effective_date: '2026-11-12',
  }),
  'rpc.commissionClosePeriod': (_, salon) => ({ p_user_id: salon, p_start: '2025-09-03', p_end: '2025-09-27' }),
  'dashboard.changeSetUpShown': { shown: false },
  'dashboard.linkShared': {},
  'cashier.receive': (row) => ({ id: row('fiado'), method: 'PIX', amount: 1234 }),
  'cashier.receiveDebts': (row) => ({
    id: row('bia'),
    debts: [row('fiado')],
    payments: [{ method: 'PIX', amount: 1234 }],
  }),
  'cashier.takeBackReceived': (row) => ({ payments: [{ id: row('fiado'), method: 'Mensalista (a receber)' }] }),
  'cashier.correctMethod': (row) => ({ id: row('fiado'), method: 'PIX', was: 'Mensalista (a receber)' }),
  'clients.read': (row) => ({ id: row('ana') }),
  'clients.history': (row) => ({ id: row('bia') }),
  'clients.create': (row) => ({ ...CLIENT, preferred_professional_id: row('rita'), note: 'Vem de ônibus.' }),
  'clients.createInPassing': { ...CLIENT, phone: '' },
  'clients.change': (row) => ({ id: row('ana'), ...CLIENT, preferred_professional_id: row('rita') }),
  'clients.remove': (row) => ({ id: row('ana'), password: 'segredo1' }),
  'clients.createWarning': (row) => ({ client_id: row('ana'), kind: 'wish', title: 'Cadeira da janela', note: '' }),
  'clients.changeWarning': (row) => ({
    id: row('alergia'),
    kind: 'harm',
    title: 'Alergia a níquel',
    note: 'Sem pinça.',
  }),
  'clients.removeWarning': (row) => ({ id: row('alergia') }),
  'clients.tag': (row) => ({ id: row('ana'), tag: 'Franja' }),
  'clients.untag': (row) => ({ id: row('ana'), tag: 'Mensalista' }),
  'clients.changeTag': { tag: 'Mensalista', to: 'Do mês' },
  'clients.dropTag': { tag: 'Mensalista' },
  'clients.checkImport': { phones: [CLIENT.phone] },
  'clients.import': { clients: [{ ...CLIENT, tags: ['Franja'] }] },
  'reports.incomeExpenses': { year: 2026, month: 11 },
  'reports.result': { first: '2026-06-01', last: '2026-11-30' },
  'fixedCosts.createType': FIXED_COST_TYPE,
  'fixedCosts.changeType': (row) => ({ id: row('aluguel'), ...FIXED_COST_TYPE, apply_to_unpaid: true }),
  'fixedCosts.endType': (row) => ({ id: row('aluguel'), last_month: '2026-10' }),
  'fixedCosts.month': { year: 2026, month: 11 },
  'fixedCosts.openMonth': { year: 2027, month: 1 },
  'fixedCosts.repeatMonth': { year: 2026, month: 11 },
  'fixedCosts.change': (row) => ({
    id: row('novembro'),
    version: VERSION,
    value: 98_765,
    due_date: '2026-11-29',
    payment_method: 'Dinheiro',
    is_paid: true,
    observations: 'Pago na loja',
  }),
  'fixedCosts.changePaid': (row) => ({ id: row('novembro'), version: VERSION, is_paid: true }),
  'fixedCosts.remove': (row) => ({ id: row('novembro'), password: 'segredo1' }),
  'members.invite': (row) => ({ email: 'nova@example.com', role: 'manager', staff_id: row('rita'), by: 'link' }),
  'members.renewInvitation': (row) => ({ id: row('convite') }),
  'members.removeInvitation': (row) => ({ id: row('convite') }),
  'members.change': (row) => ({
    id: row('colega'),
    version: VERSION,
    role: 'manager',
    staff_id: row('rita'),
    rights: ['clients', 'discounts'],
    discount_limit: 15,
  }),
  'members.end': (row) => ({ id: row('colega'), password: 'segredo1' }),
  'members.handOver': (row) => ({ id: row('colega'), password: 'segredo1' }),
  'members.changeName': { name: 'Dona Nova' },
  'members.joinSignedIn': { token: 'a link that nobody has' },
  'members.enter': (_, salon) => ({ id: salon }),
  'payables.pay': (row) => ({ kind: 'expense', id: row('conserto'), payment_date: '2026-11-12' }),
  'payables.revert': (row) => ({ kind: 'expense', id: row('conserto') }),
  'payables.changeDueDate': (row) => ({ kind: 'instalment', id: row('parcela'), due_date: '2026-12-20' }),
  'payables.createExpense': { ...EXPENSE, payment_status: 'Pendente', payment_date: '' },
  'payables.changeExpense': (row) => ({ id: row('conserto'), ...EXPENSE }),
  'payables.removeExpense': (row) => ({ id: row('conserto') }),
  'products.createInternal': { ...PRODUCT, base_unit: 'g', existing_stock: 4 },
  'products.createResale': { ...PRODUCT, base_unit: 'g', price: 4990, ...PURCHASE },
  'products.checkImport': { rows: [{ name: 'Luva', product_type: 'internal', barcode: '' }] },
  'products.import': { rows: [{ ...PRODUCT, product_type: 'internal', base_unit: 'g', price: 0, existing_stock: 4 }] },
  'products.change': (row) => ({ id: row('shampoo'), ...PRODUCT, price: 5990 }),
  'products.changeActive': (row) => ({ id: row('shampoo'), ativo: false, password: 'segredo1' }),
  'products.createPurchase': (row) => ({ id: row('shampoo'), ...PURCHASE }),
  'products.countStock': (row) => ({ id: row('shampoo'), quantity: 7, unit: 'display_unit', note: 'Contado' }),
  'products.movements': (row) => ({ id: row('shampoo') }),
  'products.purchases': (row) => ({ id: row('shampoo') }),
  'products.openLot': (row) => ({ id: row('shampoo') }),
  'products.lastPurchase': (row) => ({ id: row('shampoo') }),
  'reports.clients': { first: '2026-06-01', last: '2026-11-30' },
  'reports.lostClients': { first: '2026-06-01', last: '2026-11-30' },
  'reports.occupancy': (row) => ({ first: '2026-11-01', last: '2026-11-30', professional_id: row('rita') }),
  'reports.services': { first: '2026-11-01', last: '2026-11-30' },
  'reports.professionals': { first: '2026-11-01', last: '2026-11-30' },
  'reports.partner': { first: '2026-09-01', last: '2026-11-30' },
  'reports.lines': (row) => ({ first: '2026-11-01', last: '2026-11-30', service_id: row('corte') }),
  'reports.rows': { first: '2026-11-01', last: '2026-11-30', line: 'fees' },
  'reports.stock': { first: '2026-06-01', last: '2026-11-30' },
  'reports.stockProducts': { first: '2026-06-01', last: '2026-11-30', list: 'all' },
  'technicalSheets.visits': (row) => ({ client_id: row('ana') }),
  'technicalSheets.last': (row) => ({ client_id: row('ana'), appointment_id: row('hora') }),
  'technicalSheets.read': (row) => ({ id: row('ficha') }),
  'technicalSheets.create': (row) => ({
    client_id: row('ana'),
    appointment_id: row('hora'),
    date: '2026-11-19',
    staff_id: row('rita'),
    ...FORMULA,
  }),
  'technicalSheets.change': (row) => ({
    id: row('ficha'),
    version: VERSION,
    date: '2026-11-12',
    staff_id: row('rita'),
    ...FORMULA,
  }),
  'technicalSheets.repeat': (row) => ({ id: row('ficha'), is_next: true }),
  'technicalSheets.remove': (row) => ({ id: row('ficha') }),
  'technicalSheets.photos': (row) => ({ client_id: row('ana') }),
  'technicalSheets.createPhoto': (row) => ({
    client_id: row('ana'),
    appointment_id: row('feita'),
    sheet_id: row('ficha'),
    moment: 'after',
    taken_on: '2026-11-13',
    picture: PHOTO,
  }),
  'technicalSheets.changePhoto': (row) => ({ id: row('antes'), moment: 'other', taken_on: '2026-11-14' }),
  'technicalSheets.removePhoto': (row) => ({ id: row('antes') }),
  'salonPage.checkName': { name: 'Casa Nova' },
  'salonPage.change': {
    name: 'casa-nova',
    is_published: true,
    kind: 'beauty',
    about: 'Desde ontem.',
    instagram: 'casa.nova',
    whatsapp: '+351911111113',
  },
  'salonPage.changePicture': { place: 'cover', picture: PHOTO },
  'salonPage.createWork': { picture: PHOTO, alt: 'Luzes' },
  'salonPage.changeWork': (row) => ({ id: row('trabalho'), alt: 'Luzes' }),
  'salonPage.orderWorks': (row) => ({ ids: [row('trabalho')] }),
  'salonPage.removeWork': (row) => ({ id: row('trabalho') }),
  'team.create': PROFESSIONAL,
  'team.checkImport': { rows: [{ nome: 'Ana', email: '', telefone: '' }] },
  'team.import': { rows: [{ ...PROFESSIONAL, product_commission_percent: null }] },
  'team.change': (row) => ({ id: row('rita'), ...PROFESSIONAL }),
  'team.changePicture': (row) => ({ id: row('rita'), picture: PHOTO }),
  'team.changeActive': (row) => ({ id: row('rita'), ativo: false, password: 'segredo1' }),
  'pictures.read': (row) => ({ id: row('foto'), size: 'small' }),
  'desk.turnOn': { name: 'Recepção', lock_minutes: 5 },
  'desk.end': (row) => ({ id: row('recepcao') }),
  'desk.changePin': { pin: '271828', password: 'segredo1' },
  'desk.removePin': { password: 'segredo1' },
  'portal.createAccess': (row) => ({ staff_id: row('rita'), pin: '271828' }),
  'portal.removeAccess': (row) => ({ staff_id: row('rita') }),
  'rpc.staffPortalUpsertAccess': (row, salon) => ({ staff_id: row('rita'), pin: null, user_id: salon }),
  // Of a professional: token and PIN are of the link that a test has made.
  'rpc.staffPortalAppointmentsList': { start: '2026-11-01', end: '2026-11-30' },
  'rpc.staffPortalAppointmentCreate': { ...WISH, date: '2026-12-04' },
  'rpc.staffPortalAppointmentVisit': (row) => ({ id: row('hora'), visit: 'expected' }),
  'rpc.staffPortalAppointmentUpdate': (row) => ({ id: row('hora'), ...WISH, status: 'pendente' }),
  'rpc.staffPortalCommissionsSummary': { start: '2026-11-01', end: '2026-11-30' },
  'rpc.staffPortalCommissionsStatement': { start: '2026-11-01', end: '2026-11-30' },
  'rpc.staffPortalSheetRead': (row) => ({ id: row('hora') }),
  'rpc.staffPortalSheetSave': (row) => ({ id: row('hora'), version: null, ...FORMULA }),
  'rpc.staffPortalSheetPhotoAdd': (row) => ({ id: row('hora'), moment: 'after', picture: PHOTO }),
  'rpc.staffPortalSheetPhotoRemove': (row) => ({ id: row('durante') }),
  'rpc.staffPortalSheetPicture': (row) => ({ id: row('retrato'), size: 'small' }),
  'services.createStarters': {
    services: [{ name: 'Escova modelada', category: 'Massagem', duration_minutes: 45, price: null }],
  },
  'activity.of': (row) => ({ entity: 'clients', id: row('ana') }),
  'search.find': { q: 'ana 3/9', names: 'ana', day: '2026-09-03', number: 7 },
  'search.opened': (row) => ({ opened: `client.${row('ana')}` }),
  'services.create': SERVICE,
  'services.checkImport': { rows: [{ name: 'Corte', category: 'Cabelo' }] },
  'services.import': { rows: [{ ...SERVICE, category: 'Sobrancelha' }] },
  'services.change': (row) => ({ id: row('corte'), ...SERVICE }),
  'services.remove': (row) => ({ id: row('corte'), password: 'segredo1' }),
  'services.createDefaultCategories': {},
  'services.createCategory': { name: 'Barbearia' },
  'services.changeCategory': (row) => ({ id: row('cabelo'), name: 'Massagens' }),
  'services.changeCategoryShown': (row) => ({ id: row('cabelo'), show_in_dropdown: false }),
  'services.removeCategory': (row) => ({ id: row('cabelo'), password: 'segredo1' }),
};

/**
 * What must be done before an operation can be: one cash day is open at a time, and the salon has one; what is reverted was paid; and of a visit
 * nothing can be said on a later day but that the client came after all, who was said not to have come.
 */
const COMES_FIRST: Record<string, string> = {
  'cashier.openCashDay': 'cashier.closeCashDay',
  'payables.revert': 'payables.pay',
  'rpc.staffPortalAppointmentVisit': 'agenda.changeVisit',
};

export function comesFirst(operation: string): string | undefined {
  return COMES_FIRST[operation];
}

/** Whether it is a professional's: its input carries token and PIN besides, of a link that the test has made. */
export function takesLink(operation: string): boolean {
  return ofProfessionals.test(operation);
}

/** The input of an operation for the rows of that salon, or for others of it that `row` names; undefined where it takes none. */
export function sampleInput(
  operation: string,
  salon: string,
  row: Row = (what) => rowId(salon, what),
): Record<string, unknown> | undefined {
  const sample = SAMPLE_INPUTS[operation];
  const input = typeof sample === 'function' ? sample(row, salon) : sample;
  return input && { ...input };
}

/** Whether an operation is about rows, so that somebody else's could be named. */
export function pointsAtRows(operation: string): boolean {
  return typeof SAMPLE_INPUTS[operation] === 'function';
}

/** As the database computes it in `fillSalon`. */
export function rowId(salon: string, what: string): string {
  const hash = createHash('md5').update(`${salon} ${what}`).digest('hex');
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-4$3-8$4-');
}
