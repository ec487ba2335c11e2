// Pictures of every screen with the demo salon, for people to look at: desktop and phone, light and dark.
//   npm run screens            all of them, into docs/screens
//   npm run screens -- login   only those whose name contains "login"
import { mkdirSync } from 'node:fs';
import { type Browser, chromium, type Page, request } from '@playwright/test';
import { call } from '../e2e/api.ts';
import { chooseLines, LISTS } from '../e2e/imports.ts';
import { addMember, invite } from '../e2e/members.ts';
import { startRealServer } from '../e2e/real-server.ts';
import { DEMO_SIGN_IN, fillDemoSalon } from '../src/server/demo/fill.ts';
import { OWNER_ID } from '../src/server/demo/salon.ts';
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
  { name: 'booking-success', path: BOOKING, visitor: true, before: book },
  { name: 'signup', path: '/signup', visitor: true, full: true },
  { name: 'signup-errors', path: '/signup', visitor: true, full: true, before: submitEmpty },
  { name: 'forgot-password', path: '/forgot-password', visitor: true },
  { name: 'reset-password-invalid', path: '/reset-password?token=x', visitor: true },
  { name: 'invitation-invalid', path: '/convite/x', visitor: true },
  { name: 'confirm-email-invalid', path: '/confirmar-email?token=x', visitor: true },
  { name: 'change-email', path: '/trocar-email?token=x', visitor: true },
  { name: 'change-email-invalid', path: '/trocar-email?token=x', visitor: true, before: agreeToInvalid },
  { name: 'terms', path: '/termos', visitor: true, full: true },
  { name: 'privacy', path: '/privacidade', visitor: true, full: true },
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
  { name: 'client', path: '/clientes', full: true, before: chooseClient },
  { name: 'client-note', path: '/clientes', before: bookForClient },
  { name: 'client-warning', path: '/clientes', before: warnOfClient },
  { name: 'client-new-errors', path: '/clientes', before: submitEmptyClient },
  { name: 'client-sheets', path: '/clientes', full: true, before: showSheets },
  { name: 'client-sheet-form', path: '/clientes', before: openSheetForm },
  { name: 'client-photo', path: '/clientes', before: openPhoto },
  { name: 'clients-import', path: '/clientes', before: previewImport },
  { name: 'team', path: '/equipe' },
  { name: 'team-sheet', path: '/equipe', before: openRow('Camila Rocha') },
  { name: 'team-services', path: '/equipe', before: unfoldServices },
  { name: 'team-portal', path: '/equipe', before: openPortal },
  { name: 'team-portal-issued', path: '/equipe', before: issuePortal },
  { name: 'team-access', path: '/equipe/acessos', full: true, before: haveMembers },
  { name: 'team-access-rights', path: '/equipe/acessos', before: openRights },
  { name: 'team-access-invite', path: '/equipe/acessos', before: openRow('Convidar pessoa') },
  { name: 'portal-pin', path: '/login', visitor: true, before: typePin },
  { name: 'portal-agenda', path: '/login', visitor: true, full: true, before: enterPortal },
  { name: 'portal-new-errors', path: '/login', visitor: true, before: submitNewAtPortal },
  { name: 'portal-appointment', path: '/login', visitor: true, before: openAtPortal },
  { name: 'portal-sheet', path: '/login', visitor: true, before: openSheetAtPortal },
  { name: 'portal-commissions', path: '/login', visitor: true, full: true, before: openCommissionsAtPortal },
  { name: 'products-internal', path: '/produtos?type=internal' },
  { name: 'products-resale', path: '/produtos?type=resale' },
  { name: 'product-new', path: '/produtos?type=resale', before: openRow('Novo Produto') },
  { name: 'product-history', path: '/produtos?type=internal', before: openRow('Coloração') },
  { name: 'product-purchase', path: '/produtos?type=internal', before: openRow('Registrar compra') },
  { name: 'services', path: '/servicos' },
  { name: 'service-sheet', path: '/servicos', before: openRow('Coloração raiz') },
  { name: 'service-categories', path: '/servicos/categorias' },
  { name: 'services-start', path: '/servicos/comecar', full: true, before: chooseKinds },
  { name: 'services-import', path: '/servicos?importar=1', before: previewList('services') },
  { name: 'services-import-file', path: '/servicos?importar=1', before: openDialog },
  { name: 'team-import', path: '/equipe?importar=1', before: previewList('team') },
  { name: 'products-import', path: '/produtos?type=resale&importar=1', before: previewList('products') },
  { name: 'cashier', path: '/financeiro/receber', full: true },
  { name: 'cashier-day', path: '/financeiro/receber', full: true, before: unfoldDay },
  { name: 'cashier-close', path: '/financeiro/receber', before: openRow('Fechar caixa') },
  { name: 'debts', path: '/financeiro/receber/pendentes', full: true },
  { name: 'debts-receive', path: '/financeiro/receber/pendentes', before: receiveDebt },
  { name: 'sale', path: '/financeiro/receber/venda', before: sell },
  { name: 'comanda', path: '/financeiro/receber', before: openComanda },
  { name: 'comanda-search', path: '/financeiro/receber', before: searchInComanda },
  { name: 'comanda-services', path: '/financeiro/receber', before: sellServices },
  { name: 'comanda-split', path: '/financeiro/receber', before: splitComanda },
  { name: 'comanda-pix', path: '/financeiro/receber', before: payByPix },
  { name: 'next-visit', path: '/financeiro/receber', before: offerNextVisit },
  { name: 'agenda-ticket', path: '/agenda/dia', before: openTicket },
  { name: 'receipt', path: '/financeiro/receber', full: true, before: openReceipt },
  { name: 'receipt-a4', path: '/financeiro/receber', full: true, before: openReceiptOnA4 },
  { name: 'reports', path: '/relatorios', full: true },
  { name: 'report-income', path: '/relatorios/entrada-saida', full: true, before: goToLastMonth },
  { name: 'report-result', path: '/relatorios/resultado', full: true },
  { name: 'report-services', path: '/relatorios/servicos', full: true },
  { name: 'report-services-lines', path: '/relatorios/servicos', before: openLines },
  { name: 'report-professionals', path: '/relatorios/profissionais', full: true },
  { name: 'report-partner', path: '/relatorios/salao-parceiro', full: true },
  { name: 'report-occupancy', path: '/relatorios/ocupacao', full: true },
  { name: 'report-clients', path: '/relatorios/clientes', full: true },
  { name: 'report-stock', path: '/relatorios/estoque', full: true },
  { name: 'fixed-costs', path: '/financeiro/custos-fixos', full: true },
  { name: 'fixed-costs-edit', path: '/financeiro/custos-fixos', full: true, before: editCost },
  { name: 'fixed-costs-type', path: '/financeiro/custos-fixos', before: openRow('Novo custo fixo') },
  { name: 'fixed-costs-zero', path: `/financeiro/custos-fixos?mes=${new Date().getFullYear() + 1}-01`, full: true },
  { name: 'payables', path: '/financeiro/pagar', full: true },
  { name: 'payables-due-date', path: '/financeiro/pagar', before: openDueDate },
  { name: 'payables-expense', path: '/financeiro/pagar', before: openRow('Despesa avulsa') },
  { name: 'payables-instalments', path: '/financeiro/pagar', before: buyInInstalments },
  { name: 'commissions', path: '/financeiro/comissoes', full: true, before: openStatement },
  { name: 'commissions-closed', path: '/financeiro/comissoes', before: showClosing },
  { name: 'commissions-pay', path: '/financeiro/comissoes', before: payCommission },
  { name: 'commissions-close', path: '/financeiro/comissoes', before: askToClose },
  { name: 'search', path: '/agenda/dia', before: searchFor('mari') },
  { name: 'search-start', path: '/dashboard', before: searchAfterOpening },
  { name: 'search-nothing', path: '/dashboard', before: searchFor('zzz') },
  { name: 'profile', path: '/perfil', full: true },
  { name: 'two-step', path: '/dois-passos', before: showAuthenticatorKey },
  { name: 'settings', path: '/configuracoes', full: true },
  { name: 'help', path: '/ajuda', full: true },
  { name: 'salon-page', path: '/s/studio-jasmim', visitor: true, full: true },
  { name: 'salon-page-settings', path: '/configuracoes/pagina', full: true },
  { name: 'activity', path: '/configuracoes/atividade', full: true },
  { name: 'salon-poster', path: '/configuracoes/pagina/cartaz', full: true },
  { name: 'not-found', path: '/nada-aqui' },
  { name: 'sign-in-again', path: '/perfil', before: loseSession },
  // The last: it ends the session.
  { name: 'desk-lock', path: '/configuracoes', before: lockDesk },
];

const sizes = { 1440: { width: 1440, height: 900 }, 390: { width: 390, height: 844 } };
const freeDays = (page: Page) => page.locator('button[data-date]:not(:disabled, [aria-disabled])');
const FOLDER = 'docs/screens';

async function chooseServices(page: Page) {
  await page.evaluate('sessionStorage.clear()');
  await page.reload({ waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Adicionar Corte feminino' }).click();
  await page.getByRole('button', { name: 'Adicionar Escova' }).first().click();
  await page.getByLabel('Profissional').selectOption('Camila Rocha');
}

function searchFor(text: string) {
  return async (page: Page) => {
    await page.getByRole('banner').getByRole('button', { name: 'Buscar' }).click();
    await page.getByRole('combobox', { name: 'Buscar clientes' }).fill(text);
    await page.locator('[role=combobox][aria-busy=false]').waitFor();
  };
}

/** What was opened last stands first. */
async function searchAfterOpening(page: Page) {
  for (const text of ['máscara', 'escova', 'maria']) {
    await searchFor(text)(page);
    await page.getByRole('option').first().click();
    await page.getByRole('combobox', { name: 'Buscar clientes' }).waitFor({ state: 'hidden' });
  }
  await page.getByRole('banner').getByRole('button', { name: 'Buscar' }).click();
  await page.getByRole('group', { name: 'Abertos por último' }).getByRole('option').first().waitFor();
}

async function goToDates(page: Page) {
  await chooseServices(page);
  await page.getByRole('button', { name: 'Próximo', exact: true }).click();
  await freeDays(page).first().waitFor();
}

async function goToTimes(page: Page) {
  await goToDates(page);
  await freeDays(page).last().click();
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

async function book(page: Page) {
  await goToCheckout(page);
  // A phone of its own each time: the salon takes three requests of one.
  await page.getByLabel('Telefone').fill(`+55119${String(Date.now()).slice(-8)}`);
  await page.getByRole('button', { name: 'Confirmar Agendamento' }).click();
  await page.waitForURL('**/sucesso');
}

function openRow(name: string) {
  return async (page: Page) => {
    await page.getByRole('button', { name }).first().click();
    await page.getByRole('dialog').waitFor();
  };
}

async function openLines(page: Page) {
  await openRow('Corte feminino')(page);
  await page.getByRole('dialog').getByRole('link').first().waitFor();
}

/** From the sheet, as on a phone. */
async function unfoldServices(page: Page) {
  await openRow('Camila Rocha')(page);
  const sheet = page.getByRole('dialog');
  await sheet
    .getByRole('button', { name: /^Mostrar / })
    .first()
    .click();
  await sheet.getByRole('checkbox').nth(1).waitFor();
  await sheet.getByRole('heading', { name: 'Serviços que faz' }).scrollIntoViewIfNeeded();
}

async function openPortal(page: Page) {
  await openRow('Rafael Nogueira')(page);
  const sheet = page.getByRole('dialog', { name: 'Editar Profissional' });
  await sheet.getByRole('button', { name: /ink do portal$/ }).click();
  await sheet.waitFor({ state: 'detached' });
  await page.getByRole('dialog', { name: /^Portal de/ }).waitFor();
}

async function issuePortal(page: Page) {
  await openPortal(page);
  await page
    .getByRole('dialog', { name: /^Portal de/ })
    .locator('button[type=submit]')
    .click();
  const question = page.getByRole('alertdialog').getByRole('button', { name: 'Gerar novo link' });
  const issued = page.getByRole('button', { name: 'Copiar link' });
  await question.or(issued).first().waitFor();
  if (await question.isVisible()) await question.click();
  await issued.waitFor();
  await question.waitFor({ state: 'detached' });
}

/** Some who come in with a password of their own, and one who is invited. */
async function haveMembers(page: Page) {
  const { members } = await call(page, 'get', 'members');
  if (members.length === 1) {
    await addMember(page, 'Marcos Teixeira', { role: 'manager' });
    await addMember(page, 'Rita Campos');
    await addMember(page, 'Rafael Nogueira', { role: 'professional' });
    await invite(page, { email: 'juliana@studiojasmim.com.br', role: 'professional' });
    const rita = (await call(page, 'get', 'members')).members.find(
      ({ name }: { name: string }) => name === 'Rita Campos',
    );
    const rights = ['all_agenda', 'clients', 'client_contacts', 'export', 'payments', 'discounts'];
    const { id, version, role, staff_id } = rita;
    await call(page, 'put', `members/${id}`, { version, role, staff_id, rights, discount_limit: 10 });
    await page.reload();
  }
  await page.getByText('Rita Campos').first().waitFor();
}

async function openRights(page: Page) {
  await haveMembers(page);
  await page
    .getByRole('button', { name: /Rita Campos/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('switch').first().waitFor();
}

/** A new link each time: what was shown once cannot be read again. */
async function openPin(page: Page): Promise<string> {
  const owner = await request.newContext({ baseURL: server.url });
  await owner.post('/api/account/sign-in', { data: DEMO_SIGN_IN });
  const { rows } = await (await owner.get('/api/team')).json();
  const { id } = rows.find(({ nome }: { nome: string }) => nome === 'Camila Rocha');
  const { token, pin } = await (await owner.post(`/api/portal/access/${id}`, { data: { pin: '' } })).json();
  await owner.dispose();
  await page.goto(`/portal/${token}`);
  return pin;
}

async function typePin(page: Page) {
  const pin = await openPin(page);
  await page.getByLabel('Digite seu PIN').pressSequentially(pin.slice(0, 4));
}

async function enterPortal(page: Page) {
  await page.getByLabel('Digite seu PIN').fill(await openPin(page));
  await page.getByRole('list', { name: /^Agenda de/ }).waitFor();
}

async function submitNewAtPortal(page: Page) {
  await enterPortal(page);
  await page.getByRole('button', { name: 'Novo', exact: true }).click();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await page.locator('[aria-invalid]').first().waitFor();
}

async function openAtPortal(page: Page) {
  await enterPortal(page);
  await page
    .getByRole('list', { name: /^Agenda de/ })
    .getByRole('button')
    .last()
    .click();
  await page.evaluate(
    "Promise.all(document.querySelector('dialog').getAnimations().map(({ finished }) => finished)).then(() => undefined)",
  );
}

async function openSheetAtPortal(page: Page) {
  await openAtPortal(page);
  await page.getByRole('button', { name: 'Ficha técnica e fotos' }).click();
  await page.getByRole('button', { name: 'Salvar ficha' }).waitFor();
}

async function openCommissionsAtPortal(page: Page) {
  await enterPortal(page);
  await page.getByRole('tab', { name: 'Comissões' }).click();
  await page.getByRole('heading', { name: 'Extrato' }).waitFor();
}

async function unfoldDay(page: Page) {
  // The day before: today little was sold yet.
  await page.getByRole('main').locator('button[aria-expanded=false]').nth(1).click();
  await page.getByRole('list', { name: /^Vendas e atendimentos de/ }).waitFor();
}

async function receiveDebt(page: Page) {
  await page
    .getByRole('button', { name: /^Receber de/ })
    .nth(2)
    .click();
  await page.getByRole('button', { name: 'PIX', exact: true }).click();
}

async function sell(page: Page) {
  await searchProduct(page, 'a');
  await page.locator('[role=option], [role=dialog] li button').first().click();
  await page.getByRole('main').getByRole('listitem').first().waitFor();
}

const SEARCH = 'Buscar serviço ou produto';

/** In the field or, on a phone, on the screen that it opens. */
async function searchProduct(page: Page, typed: string) {
  const field = page.getByRole('combobox', { name: SEARCH });
  const isPhone = page.viewportSize()?.width === sizes[390].width;
  if (isPhone) await page.getByRole('button', { name: SEARCH }).click();
  await (isPhone ? page.getByRole('searchbox') : field).fill(typed);
  await page.locator('[role=option] mark, [role=dialog] li mark').first().waitFor();
}

/** The comanda of today with the most products. */
async function openComanda(page: Page) {
  type Open = { rows: { products: number; appointment: { id: string; date: string } | null }[] };
  const { rows }: Open = await (await page.request.get('/api/cashier/open-sales')).json();
  const [fullest] = rows.toSorted((a, b) => b.products - a.products).flatMap(({ appointment }) => appointment ?? []);
  await page.goto(`/agenda/${fullest?.id}/comanda`, { waitUntil: 'networkidle' });
  await page.locator('[data-total]').first().waitFor();
}

async function searchInComanda(page: Page) {
  await openComanda(page);
  await searchProduct(page, 'm');
}

/** One on the spot, with a discount on it, and a tip. */
async function sellServices(page: Page) {
  await openComanda(page);
  await searchProduct(page, 'esc');
  await page.locator('[role=option], [role=dialog] li button').first().click();
  await page
    .getByRole('button', { name: /^Dar desconto em/ })
    .first()
    .click();
  await page.keyboard.type('10');
  await page.getByRole('group', { name: 'Gorjeta' }).getByRole('button', { name: /20/ }).click();
}

async function offerNextVisit(page: Page) {
  await page.goto(`/agenda/${await lastPaid(page)}/comanda`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Agendar o próximo' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Agendar$/ })
    .first()
    .waitFor();
}

async function splitComanda(page: Page) {
  await openComanda(page);
  await page.getByRole('button', { name: 'PIX', exact: true }).click();
  if (page.viewportSize()?.width === sizes[390].width) await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Dividir pagamento' }).click();
  await page.getByLabel('Valor em PIX').fill('50');
  await page.getByRole('button', { name: 'Dinheiro', exact: true }).last().click();
  await page.getByLabel('Valor em Dinheiro').waitFor();
}

async function payByPix(page: Page) {
  await openComanda(page);
  await page.getByRole('button', { name: 'PIX', exact: true }).click();
}

async function openTicket(page: Page) {
  const ticket = page.locator('a[data-ticket=pay], main button[aria-haspopup=dialog]', { hasText: 'Comanda' }).first();
  if (page.viewportSize()?.width === sizes[390].width) await ticket.click();
  else await ticket.hover();
  await page.getByRole('dialog').getByText('A pagar').waitFor();
}

/** The last comanda with products that was paid; else services alone. */
async function lastPaid(page: Page): Promise<string | undefined> {
  type Days = { appointments: { id: string; status: string }[] };
  const days = { from: Temporal.PlainDate.from(today).subtract({ days: 6 }).toString(), to: today };
  const answer = await page.request.get(`/api/agenda/days?${new URLSearchParams(days)}`);
  const { appointments }: Days = await answer.json();
  const paid = appointments.filter(({ status }) => status === 'finalizado').toReversed();
  for (const { id } of paid) {
    const { sale } = await (await page.request.get(`/api/cashier/appointments/${id}/comanda`)).json();
    if (sale?.status === 'finalised') return id;
  }
  return paid[0]?.id;
}

async function openReceipt(page: Page) {
  await page.goto(`/financeiro/receber/recibo?agendamento=${await lastPaid(page)}`, { waitUntil: 'networkidle' });
  await page.getByRole('article', { name: 'Recibo' }).waitFor();
}

async function openReceiptOnA4(page: Page) {
  await openReceipt(page);
  await page.getByRole('button', { name: 'A4' }).click();
}

/** A whole month says more than the few days of this one. */
async function goToLastMonth(page: Page) {
  await page.getByRole('button', { name: 'Mês anterior' }).click();
  await page.locator('.animate-skeleton').first().waitFor({ state: 'detached' });
}

/** In its row, or on a phone in a sheet. */
async function editCost(page: Page) {
  const row = page.getByRole('button', { name: /^(Editar )?Lavanderia das toalhas$/ }).first();
  await row.click();
  await page.getByLabel('Observações').waitFor();
}

async function openDueDate(page: Page) {
  await page
    .getByRole('button', { name: /^Vencimento de .*Editar$/ })
    .nth(2)
    .click();
  await page.getByLabel('Vencimento', { exact: true }).waitFor();
}

async function buyInInstalments(page: Page) {
  await openRow('Registrar compra')(page);
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Produto').fill('máscara');
  await page.getByRole('option').first().click();
  await sheet.getByLabel('Quantidade').fill('10');
  await sheet.getByLabel('Parcelas').selectOption('3');
  await sheet.getByLabel('Parcela 3 de 3').scrollIntoViewIfNeeded();
}

/** Of the first in the list, with two of its lines open. */
async function openStatement(page: Page) {
  await page.getByLabel('Profissional', { exact: true }).selectOption({ index: 1 });
  const lines = page.locator('[aria-label^="Extrato"] [data-index] [data-row-button][aria-expanded]');
  await lines.first().click();
  await lines.nth(3).click();
}

async function showClosing(page: Page) {
  await page.getByRole('button', { name: 'Ver fechamento' }).first().click();
  await page.getByRole('button', { name: 'Fechar período' }).waitFor({ state: 'detached' });
}

async function askToClose(page: Page) {
  await openRow('Fechar período')(page);
  await page.getByRole('dialog').getByRole('listitem').first().waitFor();
}

async function payCommission(page: Page) {
  const isPhone = page.viewportSize()?.width === sizes[390].width;
  if (isPhone) await page.getByRole('main').locator('[data-row-button]').first().click();
  await openRow('Lançar pagamento para')(page);
}

async function openAppointment(page: Page) {
  // Early in the day none is finalised yet.
  await page
    .getByRole('button', { name: /Finalizado|Pendente|Confirmado/ })
    .first()
    .click();
  await page.locator('[role=dialog] form').waitFor();
}

async function openDialog(page: Page) {
  await page.getByRole('dialog').waitFor();
}

/** Two kinds of salon with some of their prices. */
async function chooseKinds(page: Page) {
  await page.getByRole('button', { name: /^Cabelo/ }).click();
  await page.getByRole('button', { name: /^Unhas/ }).click();
  const prices = page.locator('input[data-price]');
  await prices.first().waitFor();
  // What the salon does already has its price.
  const open = await prices.filter({ visible: true }).all();
  for (const [index, price] of ['120', '65', '55', '80'].entries()) await open[index]?.fill(price);
}

async function showCode(page: Page) {
  await page.getByRole('button', { name: 'Mostrar QR Code' }).click();
}

async function agreeToInvalid(page: Page) {
  await page.getByRole('main').getByRole('button').click();
  await page.locator('p[role=alert]').waitFor();
}

async function submitEmpty(page: Page) {
  await page.locator('form button[type=submit]').click();
  await page.locator('[aria-invalid]').first().waitFor();
}

/** Somebody who is warned of and owes: the card has every part. */
async function chooseClient(page: Page) {
  await page.getByRole('button', { name: 'Devem' }).click();
  await page.locator('a[data-row-button]').first().click();
  await page.getByRole('heading', { level: 3 }).first().waitFor();
}

async function bookForClient(page: Page) {
  await chooseClient(page);
  await page.getByRole('link', { name: 'Agendar', exact: true }).click();
  await page.getByRole('dialog').getByText('visita').first().waitFor();
}

async function warnOfClient(page: Page) {
  await chooseClient(page);
  await page.getByRole('button', { name: 'Novo aviso' }).click();
  await page.getByRole('dialog').getByLabel('Aviso').first().waitFor();
}

/** Of whoever was coloured last: with photos. */
async function showSheets(page: Page) {
  type Days = { appointments: { client_id: string | null; status: string }[] };
  const days = { from: Temporal.PlainDate.from(today).subtract({ days: 13 }).toString(), to: today };
  const { appointments }: Days = await (await page.request.get(`/api/agenda/days?${new URLSearchParams(days)}`)).json();
  for (const { client_id } of appointments.filter(({ status }) => status === 'finalizado').toReversed()) {
    const found = await page.request.get(`/api/technical-sheets/photos?client_id=${client_id}`);
    if (client_id && (await found.json()).total > 0) {
      await page.goto(`/clientes/${client_id}?aba=ficha`, { waitUntil: 'networkidle' });
      return page.getByRole('list', { name: 'Ficha técnica por visita' }).waitFor();
    }
  }
}

async function openSheetForm(page: Page) {
  await showSheets(page);
  await page
    .getByRole('button', { name: /^Editar ficha/ })
    .first()
    .click();
  await page.getByRole('dialog').getByLabel('Resultado').waitFor();
}

async function openPhoto(page: Page) {
  await showSheets(page);
  await page
    .getByRole('button', { name: /^Foto de antes/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Antes e depois' }).click();
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

function previewList(list: keyof typeof LISTS) {
  return async (page: Page) => {
    await chooseLines(page, LISTS[list]);
    await page.getByRole('region', { name: 'Prévia das linhas' }).waitFor();
  };
}

/** Saving finds out; the window has its session back for what comes next. */
async function showAuthenticatorKey(page: Page) {
  await page.getByLabel('Senha', { exact: true }).fill(DEMO_SIGN_IN.password);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByLabel('Código de 6 dígitos').waitFor();
}

async function loseSession(page: Page) {
  const cookies = await page.context().cookies();
  await page.context().clearCookies();
  await page.getByLabel('Nome do salão ou profissional').fill('Outro nome');
  await page.getByRole('button', { name: 'Salvar nome' }).click();
  await page.getByRole('dialog').waitFor();
  await page.context().addCookies(cookies);
}

/** With something unsaved behind it. */
async function lockDesk(page: Page) {
  await page.request.put('/api/desk/pin', { data: { pin: '271828', password: DEMO_SIGN_IN.password } });
  await page.getByRole('button', { name: 'Este aparelho é da recepção' }).click();
  await page.getByText('Este aparelho', { exact: true }).waitFor();
  await page.goto('/agenda/dia', { waitUntil: 'networkidle' });
  const more = page.getByRole('button', { name: 'Mais', exact: true });
  if (await more.isVisible()) await more.click();
  await page.getByRole('button', { name: 'Bloquear', exact: true }).click();
  await page.getByText('Digite seu PIN de 6 números').waitFor();
  await page.keyboard.type('2718');
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
