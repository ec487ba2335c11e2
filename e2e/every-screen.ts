import type { Locator, Page } from '@playwright/test';
import { goTo } from './addresses.ts';
import { addAppointment, doneDay, openDay } from './appointments.ts';
import { freeDays } from './booking.ts';
import { today as salonToday } from './cashier.ts';
import { addClient } from './clients.ts';
import { finishToday } from './commissions.ts';
import { addFixedCost } from './fixed-costs.ts';
import { addLink, type Link } from './portal.ts';
import { addResale } from './products.ts';
import { sellForSure } from './reports.ts';
import { sell } from './sales.ts';
import { expect, signUp, test } from './salon.ts';
import { addDefaultCategories, addService } from './services.ts';
import { addProfessional } from './team.ts';

export type Screen = {
  name: string;
  /** With {salon} where the signed-in salon's id belongs. */
  path: string;
  /** What is there when the screen has loaded what it shows. */
  ready: string;
  owner?: true;
  /** The next step from the screen before it in the list. */
  isNext?: true;
  before?: (page: Page) => Promise<void>;
  /** Another language closes it: it is opened anew. */
  closes?: true;
};

const BOOKING = '/agendamento-publico/{salon}';

/** Opened by whoever owns the salon, but read in the visitor's own language. */
export const isBooking = ({ path }: { path: string }) => path.startsWith(BOOKING);

/** Pages that the server fills, outside the app. */
export const isLegal = ({ path }: { path: string }) => ['/termos', '/privacidade'].includes(path);

const PORTAL = '/portal/{link}';

/** So is this one, by a professional of the salon. */
export const isPortal = ({ path }: { path: string }) => path === PORTAL;

const inOffice = (screen: Screen) => screen.owner === true && !isBooking(screen) && !isPortal(screen);

/** The row of the owner, in the table or, on a phone, in the list. */
const TEAM = 'main [data-row-button]';

/** The columns of the agenda or, on a phone, the words of an empty day. */
const DIARY = 'main [data-column], main p';

const screens: Screen[] = [
  { name: 'login', path: '/login', ready: 'form' },
  { name: 'sign-up with errors', path: '/signup', ready: 'form', before: submit },
  { name: 'forgotten password', path: '/forgot-password', ready: 'form', before: submit },
  { name: 'invalid reset link', path: '/reset-password?token=x', ready: 'p[role=alert]' },
  { name: 'invalid confirmation link', path: '/confirmar-email?token=x', ready: 'p[role=alert]' },
  { name: 'terms', path: '/termos', ready: 'main h1' },
  { name: 'privacy', path: '/privacidade', ready: 'main h1' },
  { name: 'dashboard', path: '/dashboard', ready: 'main ol', owner: true },
  {
    name: 'new appointment with errors',
    path: '/agenda/dia?novo=',
    ready: '[role=dialog] form',
    owner: true,
    before: submit,
  },
  { name: 'requests', path: '/agenda/pendentes', ready: 'main p', owner: true },
  { name: 'booking link', path: '/agenda/online', ready: 'main input', owner: true, before: showCode },
  { name: 'agenda of a day', path: '/agenda/dia', ready: DIARY, owner: true },
  { name: 'calendar of the agenda', path: '/agenda/dia', ready: DIARY, owner: true, before: openCalendar },
  { name: 'agenda of a week', path: '/agenda/semana', ready: DIARY, owner: true },
  { name: 'blocking with errors', path: '/agenda/dia?bloquear=', ready: '[role=dialog]', owner: true, before: submit },
  { name: 'why a time is not offered', path: '/agenda/semana?motivo=', ready: '[role=dialog]', owner: true },
  {
    name: 'agenda settings with errors',
    path: '/agenda/configurar',
    ready: 'main form',
    owner: true,
    before: closeBeforeOpening,
  },
  {
    name: 'new exception with errors',
    path: '/agenda/configurar',
    ready: 'main form',
    owner: true,
    before: submitNewException,
  },
  { name: 'clients', path: '/clientes', ready: 'main p', owner: true },
  { name: 'new client with errors', path: '/clientes', ready: 'main p', owner: true, before: submitNewClient },
  { name: 'team', path: '/equipe', ready: TEAM, owner: true },
  { name: 'new professional with errors', path: '/equipe', ready: TEAM, owner: true, before: submitNewProfessional },
  { name: 'link of the portal with errors', path: '/equipe', ready: TEAM, owner: true, before: submitShortPin },
  { name: 'products', path: '/produtos', ready: 'main h2, main p', owner: true },
  {
    name: 'new product with errors',
    path: '/produtos?type=resale',
    ready: 'main h2, main p',
    owner: true,
    before: submitNewProduct,
  },
  { name: 'services', path: '/servicos', ready: 'main h2, main p', owner: true },
  { name: 'service categories', path: '/servicos/categorias', ready: 'main table, main li', owner: true },
  { name: 'cashier', path: '/financeiro/receber', ready: 'main h2', owner: true },
  {
    name: 'opening the drawer with errors',
    path: '/financeiro/receber',
    ready: 'main h2',
    owner: true,
    before: submitOpenDrawer,
  },
  { name: 'sale', path: '/financeiro/receber/venda', ready: 'main h2', owner: true, before: sellSomething },
  { name: 'comanda', path: '/financeiro/receber', ready: 'main h2', owner: true, before: openComanda },
  { name: 'receipt', path: '/financeiro/receber', ready: 'main h2', owner: true, before: openReceipt },
  { name: 'reports', path: '/relatorios', ready: 'main h2', owner: true },
  {
    name: 'income and expenses',
    path: '/relatorios/entrada-saida',
    ready: 'main p',
    owner: true,
    before: earnAndSpend,
  },
  { name: 'result', path: '/relatorios/resultado', ready: 'main p', owner: true, before: earnAndSpend },
  { name: 'report by service', path: '/relatorios/servicos', ready: 'main h2, main p', owner: true },
  { name: 'report by professional', path: '/relatorios/profissionais', ready: 'main h2, main p', owner: true },
  { name: 'report of a partner salon', path: '/relatorios/salao-parceiro', ready: 'main h2, main p', owner: true },
  { name: 'occupancy report', path: '/relatorios/ocupacao', ready: 'main h2, main p', owner: true, before: workToday },
  { name: 'clients report', path: '/relatorios/clientes', ready: 'main p', owner: true },
  { name: 'stock report', path: '/relatorios/estoque', ready: 'main p', owner: true },
  {
    name: 'fixed costs',
    path: '/financeiro/custos-fixos',
    ready: 'main h2',
    owner: true,
    before: addFixedCosts,
  },
  {
    name: 'new fixed cost with errors',
    path: '/financeiro/custos-fixos',
    ready: 'main h2',
    owner: true,
    before: submitNewFixedCost,
  },
  { name: 'bills to pay', path: '/financeiro/pagar', ready: 'main p', owner: true, before: haveBills },
  {
    name: 'due date of a bill',
    path: '/financeiro/pagar',
    ready: 'main p',
    owner: true,
    before: openDueDate,
    closes: true,
  },
  {
    name: 'new expense with errors',
    path: '/financeiro/pagar',
    ready: 'main p',
    owner: true,
    before: submitNewExpense,
  },
  { name: 'commissions', path: '/financeiro/comissoes', ready: 'main h2', owner: true, before: earnAndOpenLine },
  {
    name: 'payment of commissions with errors',
    path: '/financeiro/comissoes',
    ready: 'main h2',
    owner: true,
    before: submitNewAdvance,
  },
  { name: 'profile with errors', path: '/perfil', ready: 'main form', owner: true, before: submit },
  { name: 'settings', path: '/configuracoes', ready: 'main form', owner: true },
  { name: 'not found', path: '/nada', ready: 'main a', owner: true },
  { name: 'a day of the cashier', path: '/financeiro/receber', ready: 'main h2', owner: true, before: unfoldDay },
  { name: 'signing in again', path: '/perfil', ready: 'main form', owner: true, before: loseSession, closes: true },
  { name: 'booking services', path: BOOKING, ready: 'h1', owner: true, before: chooseBookedService },
  { name: 'booking date', path: BOOKING, ready: 'h1', owner: true, isNext: true, before: goToDates },
  {
    name: 'booking checkout with errors',
    path: BOOKING,
    ready: 'h1',
    owner: true,
    isNext: true,
    before: fillInBooking,
  },
  { name: 'booking success', path: BOOKING, ready: 'h1', owner: true, isNext: true, before: sendBooking },
  { name: 'PIN of the portal with errors', path: PORTAL, ready: 'form', owner: true, before: submitWrongPin },
  { name: 'day at the portal', path: PORTAL, ready: 'form', owner: true, isNext: true, before: enterPortal },
  {
    name: 'appointment at the portal with errors',
    path: PORTAL,
    ready: 'form',
    owner: true,
    isNext: true,
    before: submitNewAtPortal,
  },
  { name: 'question at the portal', path: PORTAL, ready: 'form', owner: true, isNext: true, before: askAtPortal },
  {
    name: 'commissions at the portal',
    path: PORTAL,
    ready: 'form',
    owner: true,
    isNext: true,
    before: openCommissionsAtPortal,
  },
];

const office = screens.filter(inOffice);

/** Many screens in one window, as people use them: a window for each would load the whole app again and take five times as long. */
export const groups = [
  { name: 'what visitors see', of: screens.filter(({ owner }) => !owner) },
  { name: 'the online booking', of: screens.filter(isBooking) },
  { name: 'the portal', of: screens.filter(isPortal) },
  ...['first', 'second', 'third', 'last'].map((which, turn) => ({
    name: `the ${which} quarter of the back office`,
    of: office.filter((_, i) => i % 4 === turn),
  })),
];

/** Menu and bars, which every page of the back office has around it; what opens above a page is its own. */
const AROUND = ':is(header, nav, aside):not(main *, [data-base-ui-portal] *)';

type Look = (screen: Screen, seen: { except: string | undefined }) => Promise<void>;

/** Opens one after the other, in Portuguese. What is around them is looked at with the first. */
export async function walkThrough(page: Page, group: Screen[], look: Look) {
  if (group[0]?.owner) await signUp(page.context(), { business_name: LONG_NAME });
  for (const [i, screen] of group.entries()) {
    await test.step(screen.name, async () => {
      if (screen.isNext) await screen.before?.(page);
      else if (i > 0 && inOffice(screen)) await goOn(page, screen);
      else await open(page, screen);
      await look(screen, { except: i > 0 && inOffice(screen) ? AROUND : undefined });
    });
  }
}

async function submit(page: Page) {
  await page.locator('button[type=submit]:enabled:not([aria-disabled])').click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
}

async function showCode(page: Page) {
  await page.getByRole('button', { name: /QR/ }).click();
  await expect(page.getByRole('img', { name: /QR/ })).toBeVisible();
}

async function openCalendar(page: Page) {
  await page.getByRole('button', { name: /^(Escolher data|Choose a date|Elegir fecha): / }).click();
  await expect(page.getByRole('dialog').getByRole('grid')).toBeVisible();
}

/** Saving finds out; the window has its session back for what comes next. */
async function loseSession(page: Page) {
  const context = page.context();
  const cookies = await context.cookies();
  await context.clearCookies();
  // Not by pressing: something else may have found out before.
  await page
    .locator('main form')
    .first()
    .evaluate((form: HTMLFormElement) => form.requestSubmit());
  await expect(page.locator('[role=dialog] input[type=password]')).toBeVisible();
  await context.addCookies(cookies);
}

async function closeBeforeOpening(page: Page) {
  // The other forms of the page may be there before it.
  const save = page.getByRole('button', { name: /Salvar horários|Save hours|Guardar horarios/ });
  const hours = page.getByRole('main').locator('form').filter({ has: save });
  await hours.getByRole('textbox').first().fill('23:00');
  await save.click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
}

async function submitNewException(page: Page) {
  await page.getByRole('button', { name: /primeira exceção|first exception|primera excepción/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio').last().click();
  await dialog.getByRole('textbox').nth(1).fill('');
  await dialog.locator('button[type=submit]').click();
  await expect(dialog.locator('[aria-invalid=true]').first()).toBeVisible();
}

async function submitNewClient(page: Page) {
  await page
    .getByRole('button', { name: /Novo Cliente|New client|Nuevo cliente/ })
    .first()
    .click();
  await submit(page);
}

async function submitNewProfessional(page: Page) {
  await page.getByRole('button', { name: /Novo Profissional|New professional|Nuevo profesional/ }).click();
  await submit(page);
}

/** The owner alone has no portal. */
async function submitShortPin(page: Page) {
  await addProfessional(page, { nome: `Zuleica ${LONG_NAME}` });
  await page.reload();
  await page
    .getByRole('button', { name: /^Zuleica/ })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /portal/ })
    .click();
  const pin = page.getByRole('textbox', { name: 'PIN' });
  await pin.fill('1');
  await submit(page);
}

async function submitNewProduct(page: Page) {
  await page.getByRole('main').getByRole('button').last().click();
  await submit(page);
}

async function submitOpenDrawer(page: Page) {
  await page.getByRole('button', { name: /^(Abrir caixa|Open drawer)$/ }).click();
  await page.getByRole('dialog').locator('button[type=submit]').click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
}

async function addFixedCosts(page: Page) {
  await addFixedCost(page, { name: LONG_NAME, default_value: 123_456_789 });
  const { id } = await addFixedCost(page, { name: 'Alarme' });
  expect((await page.request.put(`/api/fixed-costs/types/${id}/end`, { data: { last_month: '2025-01' } })).ok()).toBe(
    true,
  );
  await page.reload();
  await expect(page.getByRole('main').getByText(LONG_NAME)).toBeVisible();
}

async function submitNewFixedCost(page: Page) {
  await page
    .getByRole('button', { name: /^(Novo custo fixo|New fixed cost|Nuevo costo fijo)$/ })
    .first()
    .click();
  await page.getByRole('dialog').locator('button[type=submit]').click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
}

/** One of each kind, and the five forms of a due date. */
async function haveBills(page: Page) {
  const [today, tomorrow, ago] = [0, 1, -30].map((days) =>
    Temporal.Now.plainDateISO('America/Sao_Paulo').add({ days }).toString(),
  );
  const bill = { name: LONG_NAME, purchase_date: ago, supplier: LONG_NAME };
  await addResale(page, { ...bill, instalments: [ago, today, tomorrow] });
  await addResale(page, bill);
  await addResale(page, { ...bill, due_date: '', payment_status: 'Pago', payment_date: today });
  await page.reload();
  await expect(page.getByRole('main').getByText(LONG_NAME).first()).toBeVisible();
}

async function openDueDate(page: Page) {
  await haveBills(page);
  await page
    .getByRole('button', { name: /(Editar|Edit)$/ })
    .first()
    .click();
  await expect(page.getByRole('textbox').or(page.locator('input[type=date]')).last()).toBeVisible();
}

async function submitNewExpense(page: Page) {
  await page.getByRole('button', { name: /^(Despesa avulsa|One-off expense|Gasto puntual)$/ }).click();
  await submit(page);
}

/** Somebody with a long name, whose statement has a line open. */
async function earnAndOpenLine(page: Page) {
  const { id } = await finishToday(page, LONG_NAME);
  await goTo(page, `/financeiro/comissoes?profissional=${id}`);
  await page.locator('[data-index] [data-row-button][aria-expanded]').first().click();
  await expect(page.getByRole('main').getByRole('link', { name: /(agendamento|appointment|cita)$/ })).toBeVisible();
}

/** On a day on which the salon is closed nothing is occupied, and that is said. */
async function workToday(page: Page) {
  await finishToday(page, LONG_NAME, 55556666);
  await page.reload();
  await expect(page.locator('main h2, main p').first()).toBeVisible();
}

async function submitNewAdvance(page: Page) {
  await finishToday(page, LONG_NAME);
  await page.reload();
  // On a phone it unfolds first.
  const isPhone = (page.viewportSize()?.width ?? 0) < 768;
  if (isPhone) await page.getByRole('main').locator('[data-row-button]').first().click();
  await page
    .getByRole('button', { name: /^(Lançar pagamento para|Record payment to|Registrar pago a) / })
    .first()
    .click();
  await submit(page);
}

async function sellSomething(page: Page) {
  await addResale(page, { name: LONG_NAME });
  await page.reload();
  await sell(page, 'extra', LONG_NAME);
  await expect(page.getByRole('main').getByText(LONG_NAME, { exact: true })).toBeVisible();
}

async function bookLong(page: Page, day: { date?: string } = {}): Promise<{ id: string; version: string }> {
  await addDefaultCategories(page);
  const { id: service_id } = await addService(page, { name: LONG_NAME });
  const { id: client_id } = await addClient(page, LONG_NAME, 11112222);
  const { rows } = await (await page.request.get('/api/team')).json();
  return addAppointment(page, { client_id, service_id, professional_id: rows[0].id, ...day });
}

async function openComanda(page: Page) {
  const { id } = await bookLong(page);
  const name = 'Máscara Hidratantíssimaespecialmente suave para cabelos muito longos';
  await addResale(page, { name });
  await goTo(page, `/agenda/${id}/comanda`);
  await sell(page, 'hidra', name);
  await expect(page.getByRole('main').getByText(name, { exact: true })).toBeVisible();
}

async function openReceipt(page: Page) {
  const { id, version } = await bookLong(page, { date: doneDay });
  const payments = [{ method: 'Transferência Bancária', amount: 10_000 }];
  const data = { version, sale_version: null, sale: null, payments };
  const answer = await page.request.post(`/api/cashier/appointments/${id}/finish`, { data });
  expect(answer.status(), await answer.text()).toBe(200);
  await goTo(page, `/financeiro/receber/recibo?agendamento=${id}`);
  await expect(page.getByRole('main').getByRole('article')).toContainText(LONG_NAME);
}

async function unfoldDay(page: Page) {
  const { id } = await addClient(page, LONG_NAME, 33334444);
  await sellForSure(page, 'Tônico', id);
  await goTo(page, `/financeiro/receber?dia=${salonToday()}`);
  const entries = page.getByRole('main').getByRole('list', { name: /^(Vendas e|Sales and|Ventas y)\s/ });
  await expect(entries).toContainText(LONG_NAME);
}

async function earnAndSpend(page: Page) {
  await sellForSure(page, LONG_NAME);
  await page.reload();
  await expect(page.getByRole('slider')).toBeVisible();
}

/** With anybody, so that no name is needed. */
async function chooseBookedService(page: Page) {
  await addDefaultCategories(page);
  await addService(page, { name: LONG_NAME });
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await page.getByRole('button', { name: LONG_NAME }).first().click();
  await page.getByRole('complementary').getByRole('combobox').selectOption('any');
}

async function goToDates(page: Page) {
  await page.getByRole('complementary').getByRole('button').last().click();
  await goToNextMonth(page);
}

/** All of its days are to come: today has no 10:00 any more once it is eleven. */
async function goToNextMonth(page: Page) {
  await page.getByRole('button', { name: /Próximo mês|Next month|Mes siguiente/ }).click();
  await expect(freeDays(page).first()).toBeVisible();
}

async function fillInBooking(page: Page) {
  // Another language has loaded the page anew, in this month.
  await goToNextMonth(page);
  await freeDays(page).last().click();
  await page.getByRole('button', { name: '10:00' }).click();
  await page.locator('input').first().fill('Marcela');
  await page.locator('input[type=tel]').fill('x');
  await submit(page);
}

async function sendBooking(page: Page) {
  await page.locator('input[type=tel]').fill('+5511984552071');
  await page.locator('button[type=submit]').click();
  await page.waitForURL('**/sucesso');
  await expect(page.locator('main h2')).toBeVisible();
}

export async function open(page: Page, { path: written, ready, before }: Screen) {
  const path = written.replace('{salon}', await salonId(page, written)).replace('{link}', await linkOf(page, written));
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=pt`);
  await expect(page.locator(ready).first()).toBeVisible();
  await before?.(page);
}

/** From one screen of the back office to the next. */
async function goOn(page: Page, { path, ready, before }: Screen) {
  const left = page.locator(ready);
  if (new URL(path, page.url()).pathname !== new URL(page.url()).pathname)
    await left.evaluateAll((elements) => elements.map((element) => element.setAttribute('data-left', '')));
  await goTo(page, path);
  // Until the next screen is there, the one that is left still shows.
  await expect(left.and(page.locator(':not([data-left])')).first()).toBeVisible();
  await before?.(page);
}

async function salonId(page: Page, path: string): Promise<string> {
  if (!path.includes('{salon}')) return '';
  const { user } = await (await page.request.get('/api/account/session')).json();
  return user.id;
}

const links = new WeakMap<Page, Link>();

async function linkOf(page: Page, path: string): Promise<string> {
  if (!path.includes('{link}')) return '';
  const link = await addLink(page.context(), { nome: `Zuleica ${LONG_NAME}` });
  links.set(page, link);
  return link.token;
}

async function submitWrongPin(page: Page) {
  await page.locator('form input').fill('000000');
  await expect(page.locator('[aria-invalid=true]')).toBeVisible();
}

/** A day with something of each kind in it. */
async function enterPortal(page: Page) {
  const { staff, pin } = links.get(page) as Link;
  await addDefaultCategories(page);
  const { id: service_id } = await addService(page, { name: LONG_NAME });
  const { id: client_id } = await addClient(page, LONG_NAME, 11112222);
  const given = { client_id, service_id, professional_id: staff };
  await addAppointment(page, { ...given, start_time: '09:00' });
  await addAppointment(page, { ...given, start_time: '10:30', status: 'finalizado' });
  await addAppointment(page, { ...given, start_time: '12:00', status: 'cancelado' });
  const hour = { start_date: openDay, start_time: '14:00', end_date: openDay, end_time: '15:00' };
  await page.request.post('/api/agenda/time-off', { data: { staff_id: staff, ...hour, reason: LONG_NAME } });
  await page.locator('form input').fill(pin);
  await expect(page.getByRole('tablist')).toBeVisible();
  await chooseDay(page.locator('main input').first(), openDay);
  await expect(page.locator('[data-status=cancelado]')).toBeVisible();
}

async function chooseDay(field: Locator, date: string) {
  const isNative = (await field.getAttribute('type')) === 'date';
  await field.fill(isNative ? date : date.split('-').reverse().join('/'));
}

async function submitNewAtPortal(page: Page) {
  await page.getByRole('button', { name: 'Novo', exact: true }).click();
  await submit(page);
}

async function askAtPortal(page: Page) {
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
  await page.locator('[data-status=pendente] button').click();
  await page.getByRole('button', { name: 'Cancelar agendamento' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
}

async function openCommissionsAtPortal(page: Page) {
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
  await page.getByRole('tab').first().click();
  const dates = page.locator('main form input:not([aria-hidden])');
  // What is finalised lies in the past.
  await chooseDay(dates.nth(0), doneDay);
  await chooseDay(dates.nth(1), openDay);
  await page.locator('main form button[type=submit]').click();
  await expect(page.locator('main [aria-expanded=true]')).toBeVisible();
}

/** Longer than most names, and one word of it longer than most words. */
const LONG_NAME = 'Espaço Extraordinariamentebonito da Maria Aparecida dos Santos';
