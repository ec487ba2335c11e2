import type { Page } from '@playwright/test';
import { goTo } from './addresses.ts';
import { freeDays } from './booking.ts';
import { expect, signUp, test } from './salon.ts';
import { addDefaultCategories, addService } from './services.ts';

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
};

const BOOKING = '/agendamento-publico/{salon}';

/** Opened by whoever owns the salon, but read in the visitor's own language. */
export const isBooking = ({ path }: { path: string }) => path.startsWith(BOOKING);

const inOffice = (screen: Screen) => screen.owner === true && !isBooking(screen);

/** The row of the owner, in the table or, on a phone, in the list. */
const TEAM = 'main [data-row-button]';

/** The columns of the agenda or, on a phone, the words of an empty day. */
const DIARY = 'main [data-column], main p';

const screens: Screen[] = [
  { name: 'login', path: '/login', ready: 'form' },
  { name: 'sign-up with errors', path: '/signup', ready: 'form', before: submit },
  { name: 'forgotten password', path: '/forgot-password', ready: 'form', before: submit },
  { name: 'invalid reset link', path: '/reset-password?token=x', ready: 'p[role=alert]' },
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
  { name: 'profile with errors', path: '/perfil', ready: 'main form', owner: true, before: submit },
  { name: 'settings', path: '/configuracoes', ready: 'main form', owner: true },
  { name: 'not found', path: '/nada', ready: 'main a', owner: true },
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
  { name: 'booking success', path: `${BOOKING}/sucesso`, ready: 'main h2', owner: true },
];

const office = screens.filter(inOffice);

/** Many screens in one window, as people use them: a window for each would load the whole app again and take five times as long. */
export const groups = [
  { name: 'what visitors see', of: screens.filter(({ owner }) => !owner) },
  { name: 'the online booking', of: screens.filter(isBooking) },
  { name: 'the first half of the back office', of: office.filter((_, i) => i % 2 === 0) },
  { name: 'the second half of the back office', of: office.filter((_, i) => i % 2 === 1) },
];

/** Opens one after the other, in Portuguese. */
export async function walkThrough(page: Page, group: Screen[], look: (screen: Screen) => Promise<void>) {
  if (group[0]?.owner) await signUp(page.context(), { business_name: LONG_NAME });
  for (const [i, screen] of group.entries()) {
    await test.step(screen.name, async () => {
      if (screen.isNext) await screen.before?.(page);
      else if (i > 0 && inOffice(screen)) await goOn(page, screen);
      else await open(page, screen);
      await look(screen);
    });
  }
}

async function submit(page: Page) {
  await page.locator('button[type=submit]:enabled').click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
}

async function showCode(page: Page) {
  await page.getByRole('button', { name: /QR/ }).click();
  await expect(page.getByRole('img', { name: /QR/ })).toBeVisible();
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

async function submitNewProduct(page: Page) {
  await page.getByRole('main').getByRole('button').last().click();
  await submit(page);
}

/** With anybody, so that no name is needed. */
async function chooseBookedService(page: Page) {
  await addDefaultCategories(page);
  await addService(page, { name: LONG_NAME });
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await page.getByRole('button', { name: LONG_NAME }).first().click();
  await page.getByRole('combobox').selectOption('any');
}

async function goToDates(page: Page) {
  await page.getByRole('complementary').getByRole('button').last().click();
  await page.getByRole('button', { name: /Próximo mês|Next month|Mes siguiente/ }).click();
  await expect(freeDays(page).first()).toBeVisible();
}

async function fillInBooking(page: Page) {
  await freeDays(page).first().click();
  await page.getByRole('button', { name: '10:00' }).click();
  await page.locator('input').first().fill('Marcela');
  await page.locator('input[type=tel]').fill('x');
  await submit(page);
}

async function open(page: Page, { path: written, ready, before }: Screen) {
  const path = written.replace('{salon}', await salonId(page, written));
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

/** Longer than most names, and one word of it longer than most words. */
const LONG_NAME = 'Espaço Extraordinariamentebonito da Maria Aparecida dos Santos';
