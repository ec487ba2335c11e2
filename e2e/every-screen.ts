import type { Locator, Page } from '@playwright/test';
import { call } from './api.ts';
import { addAppointment, doneDay, openDay } from './appointments.ts';
import { freeDays } from './booking.ts';
import { today as salonToday } from './cashier.ts';
import { addClient, addKnownClient } from './clients.ts';
import { finishToday } from './commissions.ts';
import { addFixedCost } from './fixed-costs.ts';
import { chooseLines, LISTS } from './imports.ts';
import { addMember, invite } from './members.ts';
import { bookHabit } from './next-visit.ts';
import { button, goTo } from './parts.ts';
import { photoFile } from './pictures.ts';
import { addLink, type Link } from './portal.ts';
import { addResale } from './products.ts';
import { sellForSure } from './reports.ts';
import { sell } from './sales.ts';
import { expect, signUp, test } from './salon.ts';
import { field, found, PILL } from './search.ts';
import { addDefaultCategories, addService } from './services.ts';
import { addProfessional } from './team.ts';
import { bookToday } from './visits.ts';

export type Screen = {
  name: string;
  /** With {salon} where the signed-in salon's id belongs, and {link} where that of a professional's portal does. */
  path: string;
  /** What is there when the screen has loaded what it shows. */
  ready: string;
  /** What leads to it from there, or from the screen before it in the list. */
  before?: ((page: Page) => Promise<void>) | undefined;
  /** What the salon has before it is opened: a page that met its data later would have to be loaded again. */
  having?: ((page: Page) => Promise<unknown>) | undefined;
  isNext?: true;
  /** Another language closes it: it is opened anew. */
  closes?: true;
};

const screen = (
  name: string,
  path: string,
  ready: string,
  before?: Screen['before'],
  having?: Screen['having'],
): Screen => {
  return { name, path, ready, before, having };
};
const closing = (screen: Screen): Screen => ({ ...screen, closes: true });
const next = (name: string, path: string, before: Screen['before']): Screen => ({
  ...screen(name, path, 'main', before),
  isNext: true,
});

const BOOKING = '/agendamento-publico/{salon}';

/** Opened by whoever owns the salon, but read in the visitor's own language. */
export const isBooking = ({ path }: { path: string }) => path.startsWith(BOOKING);

/** Pages that the server fills, outside the app. */
export const isLegal = ({ path }: { path: string }) => ['/termos', '/privacidade'].includes(path);

const PORTAL = '/portal/{link}';

/** So is this one, by a professional of the salon. */
export const isPortal = ({ path }: { path: string }) => path === PORTAL;

/** The row of the owner, in the table or, on a phone, in the list. */
const TEAM = 'main [data-row-button]';

/** The owner, in the table or, on a phone, in the list. */
const ACCESS = 'main tbody tr, main li';

/** The columns of the agenda or, on a phone, the words of an empty day. */
const DIARY = 'main [data-column], main p';

/** A report, or the words that there is nothing in it. */
const REPORT = 'main h2, main p';

const visitors = [
  screen('login', '/login', 'form'),
  screen('sign-up with errors', '/signup', 'form', submit),
  screen('forgotten password', '/forgot-password', 'form', submit),
  screen('invalid reset link', '/reset-password?token=x', 'p[role=alert]'),
  screen('invalid confirmation link', '/confirmar-email?token=x', 'p[role=alert]'),
  screen('change of e-mail', '/trocar-email?token=x', 'main button'),
  next('invalid link of a new e-mail', '/trocar-email?token=x', agreeToInvalid),
  screen('invalid invitation', '/convite/x', 'p[role=alert]'),
  screen('terms', '/termos', 'main h1'),
  screen('privacy', '/privacidade', 'main h1'),
];

const office = [
  screen('dashboard', '/dashboard', 'main ol'),
  screen('new appointment with errors', '/agenda/dia?novo=', '[role=dialog] form', submit),
  screen('requests', '/agenda/pendentes', 'main p'),
  screen('booking link', '/agenda/online', 'main input', showCode),
  screen('agenda of a day', '/agenda/dia', DIARY, findWaiting, haveSomebodyWait),
  screen('calendar of the agenda', '/agenda/dia', DIARY, openCalendar),
  screen('agenda of a week', '/agenda/semana', DIARY),
  screen('blocking with errors', '/agenda/dia?bloquear=', '[role=dialog]', submit),
  screen('why a time is not offered', '/agenda/semana?motivo=', '[role=dialog]'),
  screen('agenda settings with errors', '/agenda/configurar', 'main form', closeBeforeOpening),
  screen('new exception with errors', '/agenda/configurar', 'main form', submitNewException),
  screen('clients', '/clientes', 'main p', findLongName, haveTaggedClient),
  screen('client', '/clientes', 'main p', openClient),
  screen('new warning with errors', '/clientes', 'main p', submitWarning),
  screen('new client with errors', '/clientes', 'main p', submitAfter('Novo Cliente')),
  screen('technical sheets', '/clientes', 'main p', (page) => showSheets(page)),
  closing(screen('technical sheet', '/clientes', 'main p', openSheetForm)),
  screen('team', '/equipe', TEAM),
  screen('new professional with errors', '/equipe', TEAM, submitNewProfessional, haveLongService),
  screen('link of the portal with errors', '/equipe', TEAM, submitShortPin, haveColleague),
  screen('access', '/equipe/acessos', ACCESS, findMember, haveMember),
  screen('inviting with errors', '/equipe/acessos', ACCESS, submitAfter('Convidar pessoa')),
  screen('rights of a member', '/equipe/acessos', ACCESS, openRights, haveMember),
  screen('products', '/produtos', 'main h2, main p'),
  screen('new product with errors', '/produtos?type=resale', 'main h2, main p', submitAfter('Novo Produto')),
  screen('services', '/servicos', 'main h2, main p'),
  screen('service categories', '/servicos/categorias', 'main table, main li'),
  screen('import of services', '/servicos?importar=1', '[role=dialog] input', previewList('services')),
  screen('import of the team', '/equipe?importar=1', '[role=dialog] input', previewList('team')),
  screen('import of products', '/produtos?type=resale&importar=1', '[role=dialog] input', previewList('products')),
  screen('cashier', '/financeiro/receber', 'main h2'),
  screen('opening the drawer with errors', '/financeiro/receber', 'main h2', submitAfter('Abrir caixa')),
  screen('sale', '/financeiro/receber/venda', 'main h2', sellSomething, haveProduct),
  screen('comanda', '/financeiro/receber', 'main h2', openComanda),
  screen('receipt', '/financeiro/receber', 'main h2', openReceipt),
  screen('reports', '/relatorios', 'main h2'),
  screen('income and expenses', '/relatorios/entrada-saida', 'main p', findMonth, earnAndSpend),
  screen('result', '/relatorios/resultado', 'main p', findMonth, earnAndSpend),
  screen('report by service', '/relatorios/servicos', REPORT),
  screen('report by professional', '/relatorios/profissionais', REPORT),
  screen('report of a partner salon', '/relatorios/salao-parceiro', REPORT),
  screen('occupancy report', '/relatorios/ocupacao', REPORT, undefined, workToday),
  screen('clients report', '/relatorios/clientes', 'main p'),
  screen('stock report', '/relatorios/estoque', 'main p'),
  screen('fixed costs', '/financeiro/custos-fixos', 'main h2', findLongName, addFixedCosts),
  screen('new fixed cost with errors', '/financeiro/custos-fixos', 'main h2', submitAfter('Novo custo fixo')),
  screen('bills to pay', '/financeiro/pagar', 'main p', findLongName, haveBills),
  closing(screen('due date of a bill', '/financeiro/pagar', 'main p', openDueDate, haveBills)),
  screen('new expense with errors', '/financeiro/pagar', 'main p', submitAfter('Despesa avulsa')),
  screen('commissions', '/financeiro/comissoes', 'main h2', earnAndOpenLine),
  screen('payment of commissions with errors', '/financeiro/comissoes', 'main h2', submitNewAdvance, earn),
  closing(screen('two-step sign-in', '/dois-passos', 'main form', beginTwoStep)),
  screen('profile with errors', '/perfil', 'main form', submitProfile),
  screen('settings', '/configuracoes', 'main form'),
  screen('not found', '/nada', 'main a'),
  screen('a day of the cashier', '/financeiro/receber', 'main h2', unfoldDay),
  screen('who owes', '/financeiro/receber/pendentes', 'main section', receive, owe),
  screen('service in parts with errors', '/servicos', 'main h2, main p', submitParts, haveParts),
  screen("salon's page with errors", '/configuracoes/pagina', 'main form', nameNothing),
  screen('poster', '/configuracoes/pagina/cartaz', 'main a'),
  screen('activity', '/configuracoes/atividade', 'main h2'),
  screen('next visit', '/financeiro/receber', 'main h2', offerNextVisit),
  screen('help', '/ajuda', 'main dl', openShortcuts),
  // The last of its group: nobody is signed in after it.
  closing(screen('signing in again', '/perfil', 'main form', loseSession)),
  screen('services to start with, with errors', '/servicos/comecar', 'main form', submitStart),
  screen('search', '/configuracoes', 'main form', findSomebody),
];

const booking = [
  screen('booking services', BOOKING, 'h1', chooseBookedService),
  next('booking date', BOOKING, goToDates),
  next('booking time', BOOKING, goToTimes),
  next('booking checkout with errors', BOOKING, fillInBooking),
  next('booking success', BOOKING, sendBooking),
];

const portal = [
  screen('PIN of the portal with errors', PORTAL, 'form', submitWrongPin),
  next('day at the portal', PORTAL, enterPortal),
  next('appointment at the portal with errors', PORTAL, submitNewAtPortal),
  next('question at the portal', PORTAL, askAtPortal),
  next('commissions at the portal', PORTAL, openCommissionsAtPortal),
];

export const isOwners = (screen: Screen) => !visitors.includes(screen);
const inOffice = (screen: Screen) => office.includes(screen);

/** Many screens in one window, as people use them: a window for each would load the whole app again and take five times as long. */
export const groups = [
  { name: 'what visitors see', of: visitors },
  { name: 'the online booking', of: booking },
  { name: 'the portal', of: portal },
  ...['first', 'second', 'third', 'last'].map((which, turn) => ({
    name: `the ${which} quarter of the back office`,
    of: office.filter((_, i) => i % 4 === turn),
  })),
];

/** Menu and bars, which every page of the back office has around it; what opens above a page is its own. */
const AROUND = ':is(header, nav, aside):not(main *, [data-base-ui-portal] *)';

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

type Look = (screen: Screen, seen: { except: string | undefined }) => Promise<void>;

/** Opens one after the other, in Portuguese. What is around them is looked at with the first. */
export async function walkThrough(page: Page, group: Screen[], look: Look) {
  if (group.some(isOwners)) await signUp(page.context(), { business_name: LONG_NAME });
  for (const [i, screen] of group.entries()) {
    await test.step(screen.name, async () => {
      if (screen.isNext) await screen.before?.(page);
      else if (i > 0 && inOffice(screen)) await goOn(page, screen);
      else await open(page, screen);
      await look(screen, { except: i > 0 && inOffice(screen) ? AROUND : undefined });
    });
  }
}

/** To its end, so that no button lies half under the bar of a phone, wherever the screen before had been scrolled to. */
async function submitProfile(page: Page) {
  await page.locator('form:has(input[autocomplete=new-password]) button[type=submit]').first().click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
}

async function agreeToInvalid(page: Page) {
  await page.getByRole('main').getByRole('button').click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
}

async function submit(page: Page) {
  await page.locator('button[type=submit]:enabled:not([aria-disabled])').click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
}

/** What a button opens. By key: once in hundreds of runs the pointer met the wrong place after the screen had changed its size; what a finger hits is measured later. */
function submitAfter(name: string) {
  return async (page: Page) => {
    await button(page, name).first().click();
    await page.getByRole('dialog').locator('button[type=submit]').press('Enter');
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
  };
}

async function openShortcuts(page: Page) {
  await page.locator('#content').press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** A kind of salon with its usual services ticked, and one of them without a duration. */
async function submitStart(page: Page) {
  await page.locator('main form button[aria-pressed=false]').first().click();
  await page.locator('main form li input:enabled:not([type=checkbox])').first().fill('');
  await submit(page);
}

async function nameNothing(page: Page) {
  await page.locator('main form input[name=name]').fill('a');
  await submit(page);
}

async function showCode(page: Page) {
  await page.getByRole('button', { name: /QR/ }).click();
  await expect(page.getByRole('img', { name: /QR/ })).toBeVisible();
}

async function findSomebody(page: Page) {
  await addClient(page, `Zélia ${LONG_NAME}`, 33335555);
  await page.getByRole('banner').getByRole('button', { name: PILL }).click();
  await field(page).fill('zélia');
  await expect(found(page, 'Zélia').first()).toBeVisible();
}

async function openCalendar(page: Page) {
  await page.getByRole('button', { name: /^(Escolher data|Choose a date|Elegir fecha): / }).click();
  await expect(page.getByRole('dialog').getByRole('grid')).toBeVisible();
}

/** Saving finds out; the window has its session back for what comes next. */
async function beginTwoStep(page: Page) {
  await page.locator('main input[type=password]').fill('segredo1');
  await page.locator('main form button[type=submit]').click();
  await expect(page.locator('main input[inputmode=numeric]')).toBeVisible();
}

async function loseSession(page: Page) {
  const context = page.context();
  const cookies = await context.cookies();
  // News of the language that was just chosen has the window ask who is signed in: answered with nobody, it would leave for the sign-in.
  await page.route('**/api/account/session', (route) => route.abort());
  await context.clearCookies();
  // Not by pressing: something else may have found out before.
  await page
    .locator('main form')
    .first()
    .evaluate((form: HTMLFormElement) => form.requestSubmit());
  await expect(page.locator('[role=dialog] input[type=password]')).toBeVisible();
  await context.addCookies(cookies);
  await page.unroute('**/api/account/session');
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

/** Somebody with a long name and other rights than the role, and somebody invited. */
async function haveMember(page: Page) {
  await addMember(page, `Rita ${LONG_NAME}`);
  await invite(page, { email: 'juliana.especialmente.longa@studiojasmim.example', role: 'manager' });
  const { members } = await call(page, 'get', 'members');
  const { id, version, role, staff_id } = members[1];
  const rights = ['all_agenda', 'clients', 'export', 'discounts', 'month_totals'];
  await call(page, 'put', `members/${id}`, { version, role, staff_id, rights, discount_limit: 25 });
}

async function findMember(page: Page) {
  await expect(page.getByRole('main').getByText(`Rita ${LONG_NAME}`).first()).toBeVisible();
}

async function openRights(page: Page) {
  await page.getByRole('button', { name: /Rita/ }).first().click();
  await page.getByRole('dialog').getByRole('switch').first().waitFor();
}

/** The owner alone has no portal. */
async function haveColleague(page: Page) {
  await addProfessional(page, { nome: `Zuleica ${LONG_NAME}` });
}

async function submitShortPin(page: Page) {
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

const LONG_SERVICE = 'Alongamentoeblindagemdeunhas com esmaltação em gel e decoração à mão';

async function haveLongService(page: Page) {
  await addDefaultCategories(page);
  await addService(page, { name: LONG_SERVICE, price: 12_345_678, duration_minutes: 1_440 });
}

/** With what everybody does unfolded: ticks, and prices of their own. */
async function submitNewProfessional(page: Page) {
  await submitAfter('Novo Profissional')(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Mostrar Cabelo' }).click();
  await expect(page.getByRole('checkbox', { name: LONG_SERVICE })).toBeVisible();
}

/** Work and a pause, and somebody who does it at a price of their own. */
async function haveParts(page: Page) {
  await addDefaultCategories(page);
  const { id: staff_id } = await addProfessional(page, { nome: `Zuleica ${LONG_NAME}` });
  const terms = { price: 12_345_678, duration_minutes: 120, commission_percent: 37.5 };
  const parts = { parts: [45, 30, 30], cleanup_minutes: 10, done_by_all: false, doers: [{ staff_id, ...terms }] };
  await addService(page, { name: `Coloração ${LONG_NAME}`, ...parts });
}

async function submitParts(page: Page) {
  await page.getByRole('button', { name: /^Coloração/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Pausa, parte 2', { exact: true }).fill('');
  await sheet.locator('button[type=submit]').click();
  await expect(sheet.locator('[aria-invalid=true]').first()).toBeVisible();
}

/** All day long, so that it is so whenever this runs. At a desk the journeys of the grid look at its cards. */
async function haveSomebodyWait(page: Page) {
  if (!isPhone(page)) return;
  const { visit } = await bookToday(page, [`Ana ${LONG_NAME}`, `Bia ${LONG_NAME}`]);
  await call(page, 'put', `agenda/appointments/${visit.id}/visit`, { version: visit.version, visit: 'arrived' });
}

async function findWaiting(page: Page) {
  if (!isPhone(page)) return;
  await expect(page.getByRole('region', { name: 'Na recepção' })).toContainText('Ana');
}

/** The longest name, phone, tags and warnings. */
async function haveTaggedClient(page: Page) {
  await addKnownClient(page, LONG_NAME, 77778888);
}

async function findLongName(page: Page) {
  await expect(page.getByRole('main').getByText(LONG_NAME).first()).toBeVisible();
}

async function openClient(page: Page) {
  const { id } = await addKnownClient(page, `Ana ${LONG_NAME}`, 77779999);
  await goTo(page, `/clientes/${id}`);
  await expect(page.getByText('Alergia a amônia')).toBeVisible();
}

async function submitWarning(page: Page) {
  const { id } = await addClient(page, LONG_NAME, 77770000);
  await goTo(page, `/clientes/${id}`);
  await button(page, 'Novo aviso').click();
  await page.getByRole('dialog').locator('button[type=submit]').press('Enter');
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
}

async function addFixedCosts(page: Page) {
  await addFixedCost(page, { name: LONG_NAME, default_value: 123_456_789 });
  const { id } = await addFixedCost(page, { name: 'Alarme' });
  await call(page, 'put', `fixed-costs/types/${id}/end`, { last_month: '2025-01' });
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
}

async function openDueDate(page: Page) {
  await page
    .getByRole('button', { name: /(Editar|Edit)$/ })
    .first()
    .click();
  await expect(page.getByRole('textbox').or(page.locator('input[type=date]')).last()).toBeVisible();
}

/** Somebody with a long name, whose statement has a line open. */
async function earnAndOpenLine(page: Page) {
  const { id } = await finishToday(page, LONG_NAME);
  await goTo(page, `/financeiro/comissoes?profissional=${id}`);
  const statement = page.getByRole('main').getByLabel(/^(Extrato|Statement|Extracto) /);
  await statement.locator('[data-index] [data-row-button][aria-expanded]').first().click();
  await expect(page.getByRole('main').getByRole('link', { name: /(agendamento|appointment|cita)$/ })).toBeVisible();
}

/** On a day on which the salon is closed nothing is occupied, and that is said. */
async function workToday(page: Page) {
  await finishToday(page, LONG_NAME, 55556666);
}

async function earn(page: Page) {
  await finishToday(page, LONG_NAME);
}

async function submitNewAdvance(page: Page) {
  // On a phone it unfolds first.
  if (isPhone(page)) await page.getByRole('main').locator('[data-row-button]').first().click();
  await page
    .getByRole('button', { name: /^(Lançar pagamento para|Record payment to|Registrar pago a) / })
    .first()
    .click();
  await submit(page);
}

async function haveProduct(page: Page) {
  await addResale(page, { name: LONG_NAME });
}

async function sellSomething(page: Page) {
  await sell(page, 'extra', LONG_NAME);
  await expect(page.getByRole('main').getByText(LONG_NAME, { exact: true }).first()).toBeVisible();
}

type Booked = { date?: string; start_time?: string; phone?: number };

async function bookLong(page: Page, given: Booked = {}): Promise<{ id: string; version: string }> {
  const { phone = 11112222, ...day } = given;
  await addDefaultCategories(page);
  const { id: service_id } = await addService(page, { name: LONG_NAME });
  const { id: client_id } = await addClient(page, LONG_NAME, phone);
  const { rows } = await call(page, 'get', 'team');
  return addAppointment(page, { client_id, service_id, professional_id: rows[0].id, ...day });
}

/** A sheet with long names and a photo, of a visit that is done, and one still to be filled in. */
async function showSheets(page: Page, phone = 44445555) {
  await addDefaultCategories(page);
  const { id: service_id } = await addService(page, { name: LONG_NAME });
  const { id: client_id } = await addClient(page, LONG_NAME, phone);
  const { rows } = await call(page, 'get', 'team');
  const given = { client_id, service_id, professional_id: rows[0].id, date: doneDay, status: 'finalizado' };
  const { id: appointment_id } = await addAppointment(page, { ...given, start_time: '17:00' });
  await addAppointment(page, { ...given, start_time: '18:30' });
  const line = { place: LONG_NAME, product: LONG_NAME, brand: LONG_NAME, proportion: LONG_NAME, minutes: 1440 };
  const of = { client_id, appointment_id, date: doneDay, staff_id: null };
  await call(page, 'post', 'technical-sheets', { ...of, result: LONG_NAME, lines: [line, line] });
  const { buffer } = await photoFile('foto.jpg', { width: 60, height: 80 });
  const photo = { client_id, appointment_id, sheet_id: null, moment: 'before', taken_on: doneDay };
  await call(page, 'post', 'technical-sheets/photos', { ...photo, picture: buffer.toString('base64') });
  await page.goto(`/clientes/${client_id}?aba=ficha`);
  await expect(page.getByRole('main').locator('[data-photo] img').first()).toBeVisible();
}

/** Opened anew in each language. */
async function openSheetForm(page: Page) {
  const { rows } = await call(page, 'get', 'clients?search=44446666');
  if (rows[0]) await page.goto(`/clientes/${rows[0].id}?aba=ficha`);
  else await showSheets(page, 44446666);
  await page.locator('[data-visit]').first().getByRole('button').first().click();
  await page.getByRole('dialog').locator('textarea').waitFor();
}

async function openComanda(page: Page) {
  const { id } = await bookLong(page);
  const name = 'Máscara Hidratantíssimaespecialmente suave para cabelos muito longos';
  await addResale(page, { name });
  await goTo(page, `/agenda/${id}/comanda`);
  await sell(page, 'hidra', name);
  await expect(page.getByRole('main').getByText(name, { exact: true })).toBeVisible();
  await sell(page, 'extra', LONG_NAME);
  await button(page, `Dar desconto em ${LONG_NAME}`).last().click();
  await page.getByRole('textbox', { name: `Desconto em ${LONG_NAME}` }).fill('25');
  await page.getByRole('group', { name: 'Gorjeta' }).getByRole('button', { name: /20/ }).click();
}

async function offerNextVisit(page: Page) {
  const { id } = await bookHabit(page, { service: LONG_NAME, client: LONG_NAME, phone: 88889999 });
  await goTo(page, `/agenda/${id}/comanda`);
  await button(page, 'Cartão de Débito').click();
  await button(page, 'Finalizar').click();
  await expect(page.getByRole('dialog').getByRole('button', { name: /Agendar$/ })).toHaveCount(3);
}

async function openReceipt(page: Page) {
  const { id, version } = await bookLong(page, { date: doneDay });
  const payments = [{ method: 'Transferência Bancária', amount: 10_000 }];
  const data = { version, sale_version: null, sale: null, payments };
  await call(page, 'post', `cashier/appointments/${id}/finish`, data);
  await goTo(page, `/financeiro/receber/recibo?agendamento=${id}`);
  await expect(page.getByRole('main').getByRole('article')).toContainText(LONG_NAME);
}

async function owe(page: Page) {
  const { id, version } = await bookLong(page, { date: doneDay, start_time: '15:00', phone: 55556666 });
  const payments = [{ method: 'Mensalista (a receber)', amount: 10_000 }];
  await call(page, 'post', `cashier/appointments/${id}/finish`, { version, sale_version: null, sale: null, payments });
}

/** A debt, whose panel or sheet is open, and something missing. */
async function receive(page: Page) {
  await page.getByRole('button', { name: new RegExp(LONG_NAME) }).click();
  await page.locator('button[type=submit]').press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: /Escolha|Choose|Elige/ })).toBeVisible();
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
}

async function findMonth(page: Page) {
  await expect(page.getByRole('slider')).toBeVisible();
}

/** With anybody, so that no name is needed. */
async function chooseBookedService(page: Page) {
  await addDefaultCategories(page);
  await addService(page, { name: LONG_NAME, price: 123_456 });
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

async function goToTimes(page: Page) {
  // Another language has loaded the page anew, in this month.
  await goToNextMonth(page);
  await freeDays(page).last().click();
  await expect(page.getByRole('button', { name: '10:00' })).toBeVisible();
}

async function fillInBooking(page: Page) {
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

export async function open(page: Page, { path: written, ready, before, having }: Screen) {
  const path = written.replace('{salon}', await salonId(page, written)).replace('{link}', await linkOf(page, written));
  await having?.(page);
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=pt`);
  await expect(page.locator(ready).first()).toBeVisible();
  await before?.(page);
}

/** From one screen of the back office to the next. */
async function goOn(page: Page, { path, ready, before, having }: Screen) {
  await having?.(page);
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
  const { user } = await call(page, 'get', 'account/session');
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
  await call(page, 'post', 'agenda/time-off', { staff_id: staff, ...hour, reason: LONG_NAME });
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
  await button(page, 'Novo').click();
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

function previewList(list: keyof typeof LISTS) {
  return async (page: Page) => {
    await chooseLines(page, LISTS[list]);
    await page.locator('[role=dialog] section').first().waitFor();
  };
}
