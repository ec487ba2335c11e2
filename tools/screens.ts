// Pictures of every screen with the demo salon, for people to look at: desktop and phone, light and dark.
//   npm run screens            all of them, into docs/screens
//   npm run screens -- login   only those whose name contains "login"
import { mkdirSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import { startRealServer } from '../e2e/real-server.ts';
import { DEMO_SIGN_IN, fillDemoSalon } from './demo/fill.ts';
import { OWNER_ID } from './demo/salon.ts';
import { browserArguments, findBrowser } from './find-browser.ts';

type Screen = { name: string; path: string; visitor?: true; full?: true; before?: (page: Page) => Promise<void> };

const BOOKING = `/agendamento-publico/${OWNER_ID}`;

const screens: Screen[] = [
  { name: 'benefits', path: '/benefits', visitor: true, full: true },
  { name: 'login', path: '/login', visitor: true },
  { name: 'booking-services', path: BOOKING, visitor: true, before: chooseServices },
  { name: 'booking-date', path: BOOKING, visitor: true, before: goToDates },
  { name: 'booking-time', path: BOOKING, visitor: true, before: goToTimes },
  { name: 'booking-checkout', path: BOOKING, visitor: true, before: goToCheckout },
  { name: 'booking-success', path: `${BOOKING}/sucesso`, visitor: true },
  { name: 'signup', path: '/signup', visitor: true, full: true },
  { name: 'signup-errors', path: '/signup', visitor: true, full: true, before: submitEmpty },
  { name: 'forgot-password', path: '/forgot-password', visitor: true },
  { name: 'reset-password-invalid', path: '/reset-password?token=x', visitor: true },
  { name: 'dashboard', path: '/dashboard' },
  { name: 'agenda-day', path: '/agenda/dia' },
  { name: 'agenda-week', path: '/agenda/semana' },
  { name: 'appointment-new-errors', path: '/agenda/dia?novo=', before: submitEmpty },
  { name: 'appointment', path: '/agenda/dia', before: openAppointment },
  { name: 'agenda-block', path: '/agenda/dia?bloquear=', before: openDialog },
  { name: 'agenda-why', path: '/agenda/dia?motivo=', before: openDialog },
  { name: 'agenda-pending', path: '/agenda/pendentes' },
  { name: 'agenda-online', path: '/agenda/online', before: showCode },
  { name: 'agenda-settings', path: '/agenda/configurar', full: true },
  { name: 'agenda-exception', path: '/agenda/configurar', before: openRow('Nova Exceção') },
  { name: 'clients', path: '/clientes' },
  { name: 'client', path: '/clientes', before: chooseClient },
  { name: 'client-new-errors', path: '/clientes', before: submitEmptyClient },
  { name: 'clients-import', path: '/clientes', before: previewImport },
  { name: 'team', path: '/equipe' },
  { name: 'team-sheet', path: '/equipe', before: openRow('Camila Rocha') },
  { name: 'products-internal', path: '/produtos?type=internal' },
  { name: 'products-resale', path: '/produtos?type=resale' },
  { name: 'product-new', path: '/produtos?type=resale', before: openRow('Novo Produto') },
  { name: 'product-history', path: '/produtos?type=internal', before: openRow('Coloração') },
  { name: 'product-purchase', path: '/produtos?type=internal', before: openRow('Registrar compra') },
  { name: 'services', path: '/servicos' },
  { name: 'service-sheet', path: '/servicos', before: openRow('Coloração raiz') },
  { name: 'service-categories', path: '/servicos/categorias' },
  { name: 'profile', path: '/perfil', full: true },
  { name: 'settings', path: '/configuracoes', full: true },
  { name: 'not-found', path: '/nada-aqui' },
];

const sizes = { 1440: { width: 1440, height: 900 }, 390: { width: 390, height: 844 } };
const FOLDER = 'docs/screens';

async function chooseServices(page: Page) {
  await page.evaluate('sessionStorage.clear()');
  await page.reload({ waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Adicionar Corte feminino' }).click();
  await page.getByRole('button', { name: 'Adicionar Escova' }).first().click();
  await page.getByLabel('Profissional').selectOption('Camila Rocha');
}

async function goToDates(page: Page) {
  await chooseServices(page);
  await page.getByRole('button', { name: 'Próximo', exact: true }).click();
  await page.locator('button[data-date]:enabled').first().waitFor();
}

async function goToTimes(page: Page) {
  await goToDates(page);
  await page.locator('button[data-date]:enabled').last().click();
  await page
    .getByRole('button', { name: /^\d\d:\d\d$/ })
    .first()
    .waitFor();
}

async function goToCheckout(page: Page) {
  await goToTimes(page);
  await page
    .getByRole('button', { name: /^\d\d:\d\d$/ })
    .first()
    .click();
  await page.getByLabel('Nome completo').fill('Marcela Azevedo');
}

function openRow(name: string) {
  return async (page: Page) => {
    await page.getByRole('button', { name }).first().click();
    await page.getByRole('dialog').waitFor();
  };
}

async function openAppointment(page: Page) {
  await page.getByRole('button', { name: 'Finalizado' }).first().click();
  await page.locator('[role=dialog] form').waitFor();
}

async function openDialog(page: Page) {
  await page.getByRole('dialog').waitFor();
}

async function showCode(page: Page) {
  await page.getByRole('button', { name: 'Mostrar QR Code' }).click();
}

async function submitEmpty(page: Page) {
  await page.locator('form button[type=submit]').click();
  await page.locator('[aria-invalid]').first().waitFor();
}

async function chooseClient(page: Page) {
  await page.getByRole('link', { name: 'Adriana' }).first().click();
  await page.getByRole('heading', { level: 3 }).first().waitFor();
}

async function submitEmptyClient(page: Page) {
  await page.getByRole('button', { name: 'Novo Cliente' }).click();
  await submitEmpty(page);
}

async function previewImport(page: Page) {
  await page.getByRole('button', { name: 'Mais ações' }).click();
  await page.getByRole('menuitem', { name: 'Importar CSV' }).click();
  const rows = ['Nome;Telefone;Email', 'Ana Prado;11 91234-0001;', 'Bia;11 91234-0001;', 'Caio Lima;;', 'Duda;119;x'];
  const buffer = Buffer.from(rows.join('\n'));
  await page.locator('input[type=file]').setInputFiles({ name: 'clientes.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: /^Importar/ }).waitFor();
}

async function shoot(browser: Browser, url: string, wanted: Screen[]) {
  for (const [width, viewport] of Object.entries(sizes)) {
    for (const theme of ['light', 'dark'] as const) {
      const phone = width === '390';
      const context = await browser.newContext({
        baseURL: url,
        viewport,
        colorScheme: theme,
        locale: 'pt-BR',
        timezoneId: 'America/Sao_Paulo',
        isMobile: phone,
        hasTouch: phone,
      });
      // An open stream would never leave the network idle.
      await context.route('**/api/live', (route) => route.fulfill({ status: 204 }));
      const page = await context.newPage();
      for (const visitors of [true, false]) {
        if (!visitors) await context.request.post('/api/account/sign-in', { data: DEMO_SIGN_IN });
        for (const screen of wanted.filter(({ visitor = false }) => visitor === visitors)) {
          await page.goto(screen.path, { waitUntil: 'networkidle' });
          await page.locator('h1').first().waitFor();
          await page.locator('.animate-skeleton').first().waitFor({ state: 'detached' });
          await screen.before?.(page);
          const path = `${FOLDER}/${screen.name}-${width}${theme === 'dark' ? '-dark' : ''}.png`;
          await page.screenshot({ path, fullPage: screen.full ?? false });
          console.log(path);
        }
      }
      await context.close();
    }
  }
}

const wanted = screens.filter(({ name }) => process.argv.slice(2).every((word) => name.includes(word)));
const [today = '', clock = ''] = Temporal.Now.plainDateTimeISO('America/Sao_Paulo').toString().split('T');
const server = await startRealServer({ fill: (adminUrl) => fillDemoSalon(adminUrl, today, clock.slice(0, 5)) });
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments() });
mkdirSync(FOLDER, { recursive: true });
try {
  await shoot(browser, server.url, wanted);
} finally {
  await browser.close();
  await server.stop();
}
