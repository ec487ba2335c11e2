import type { Page } from '@playwright/test';
import { addAppointment, openDay } from './appointments.ts';
import { addClient } from './clients.ts';
import { addColleague, changeMember, signInAs } from './colleagues.ts';
import { alert, button, dialog, goTo, question } from './parts.ts';
import { addMask, amount, sell, toPay } from './sales.ts';
import { call, expect, expectAccessible, phone, type Salon, signInThroughForm, test } from './salon.ts';
import { addDefaultCategories, addService } from './services.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' });
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const stats = (page: Page) => page.getByRole('region', { name: 'Números' });
const shortcuts = (page: Page) => page.getByRole('navigation', { name: 'Atalhos' });
const NOT_ALLOWED = 'Você não tem acesso a esta página';
const LOST = 'Você não tem mais permissão para esta página.';

/** Everything that the server refuses to this window, which asks for nothing that its member may not see. */
function refusals(page: Page): string[] {
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 403) refused.push(response.url());
  });
  return refused;
}

async function bookAna(page: Page) {
  await addDefaultCategories(page);
  const { id: service_id } = await addService(page, { name: 'Corte' });
  const { id: client_id } = await addClient(page, 'Ana Lima', 1);
  const { rows } = await call(page, 'get', 'team');
  const { id: appointment } = await addAppointment(page, { client_id, professional_id: rows[0].id, service_id });
  return { client: client_id, appointment };
}

test('the reception finds its own work, is refused nothing, and is told whom to ask for more', async ({
  page,
  context,
  salon,
}) => {
  const { client, appointment } = await bookAna(page);
  await signInAs(context, await addColleague(salon, 'receptionist'));
  const refused = refusals(page);

  await test.step('it begins at a dashboard without the month', async () => {
    await page.goto('/');
    await expect(page).toHaveURL('/dashboard');
    await expect(stats(page)).toContainText('Agendamentos hoje');
    await expect(stats(page)).toContainText('Clientes ativos');
    await expect(page.getByText('Ana Lima')).toBeVisible();
    await expect(page.getByText('Receita do mês')).toHaveCount(0);
    const actions = page.getByRole('navigation', { name: 'Ações rápidas' }).getByRole('link');
    await expect(actions).toHaveText(['Agenda', 'Clientes', 'Caixa']);
    await expect(menu(page).getByRole('link')).toHaveText(['Painel', 'Agenda', 'Clientes']);
    await button(menu(page), 'Financeiro').click();
    await button(menu(page), 'Configurações').click();
    await expect(menu(page).getByRole('link')).toHaveText(['Painel', 'Agenda', 'Clientes', 'Caixa', 'Perfil']);
  });

  await test.step('the agenda has its tabs and its sheet, with the limit of a discount', async () => {
    await page.goto(`/agenda/dia?data=${openDay}`);
    await expect(page.getByRole('navigation', { name: 'Agenda' }).getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Configurar' })).toHaveCount(0);
    await page
      .getByRole('button', { name: /Ana Lima/ })
      .first()
      .click();
    const sheet = dialog(page, 'Editar Agendamento');
    await expect(sheet.getByLabel('Desconto')).toHaveAccessibleDescription('Seu limite é de 10%');
    await expect(sheet.getByText('Valor líquido')).toHaveCount(0);
  });

  await test.step('so do client, cashier and comanda', async () => {
    await page.goto(`/clientes/${client}`);
    await expect(page.getByRole('heading', { name: 'Ana Lima' })).toBeVisible();
    await page.goto('/financeiro/receber');
    await expect(page.getByRole('heading', { name: 'Caixa do dia' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'A receber' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Resumo do mês' })).toHaveCount(0);
    await page.goto(`/agenda/${appointment}/comanda`);
    await expect(page.getByLabel('Desconto na comanda')).toBeVisible();
    await expect(page.getByText('Seu limite é de 10%')).toBeVisible();
    await page.goto('/perfil');
    await expect(button(page, 'Salvar idioma')).toBeVisible();
    await expect(button(page, 'Salvar país')).toHaveCount(0);
    expect(refused).toEqual([]);
  });

  await test.step('an address that is not theirs says so, asks for nothing, and leads back', async () => {
    await page.goto('/relatorios/resultado');
    await expect(title(page)).toHaveText('Sem acesso');
    await expect(page).toHaveTitle('Sem acesso · Madeixa');
    await expect(page.getByText(NOT_ALLOWED)).toBeVisible();
    await expect(page.getByText('Peça à proprietária')).toBeVisible();
    await expectAccessible(page);
    expect(refused).toEqual([]);
    await page.getByRole('link', { name: 'Voltar ao início' }).click();
    await expect(page).toHaveURL('/dashboard');
  });
});

test('at the cashier the limit of a discount is said beside it, before and after it is too much', async ({
  page,
  context,
  salon,
}) => {
  await addMask(page);
  const { appointment } = await bookAna(page);
  await signInAs(context, await addColleague(salon, 'receptionist'));
  const LIMIT = 'Seu limite é de 10%';
  const BEYOND = 'Seu limite de desconto é de 10 por cento do preço de tabela.';
  await page.goto(`/agenda/${appointment}/comanda`);
  const whole = page.getByRole('textbox', { name: 'Desconto na comanda' });
  await expect(whole).toHaveAccessibleDescription(LIMIT);

  await test.step('on the whole, once it is saved', async () => {
    await sell(page, 'mas', 'Máscara hidratante');
    await whole.fill('90');
    await expect(whole).toHaveAccessibleDescription(BEYOND);
    await expect(whole).toHaveValue('90');
    await expect(whole).toBeFocused();
    await expectAccessible(page);
    await whole.fill('1');
    await expect(whole).toHaveAccessibleDescription(LIMIT);
  });

  await test.step('on one line, when the comanda is finished', async () => {
    await button(page, 'Dar desconto em Corte').click();
    const cut = page.getByRole('textbox', { name: 'Desconto em Corte' });
    await expect(cut).toHaveAccessibleDescription(LIMIT);
    await cut.fill('60');
    await button(page, 'PIX').click();
    await button(page, 'Finalizar').click();
    await expect(cut).toHaveAccessibleDescription(BEYOND);
    await expect(cut).toBeFocused();
    await expect(cut).toHaveValue('60');
    await expect(whole).toHaveAccessibleDescription(LIMIT);
    await expectAccessible(page);
    await cut.fill('2');
    await expect(cut).toHaveAccessibleDescription(LIMIT);
  });
});

test('who may give no discount finds prices at the cashier, and types only those that are agreed on', async ({
  page,
  context,
  salon,
}) => {
  await addMask(page);
  const { appointment } = await bookAna(page);
  await addService(page, { name: 'Noiva', preco_variavel: true, price: 300_00 });
  const colleague = await addColleague(salon, 'receptionist');
  await changeMember(salon, colleague, "withheld = '{discounts}'");
  await signInAs(context, colleague);
  await page.goto(`/agenda/${appointment}/comanda`);
  await sell(page, 'mas', 'Máscara hidratante');
  await sell(page, 'noi', 'Noiva');
  const price = (name: string) => page.getByRole('textbox', { name: `Preço de ${name}` });
  await price('Noiva').fill('250');
  await expect(page.getByRole('listitem').filter({ hasText: 'Corte' })).toContainText(amount('R$ 100,00'));
  await expect(page.getByRole('listitem').filter({ hasText: 'Máscara' })).toContainText(amount('R$ 89,90'));
  await expect(price('Corte')).toHaveCount(0);
  await expect(price('Máscara hidratante')).toHaveCount(0);
  await expect(toPay(page)).toHaveText(amount('R$ 439,90'));
  await expectAccessible(page);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the bar has what may be opened, and whoever sees no dashboard begins elsewhere', async ({
    page,
    context,
    salon,
  }) => {
    const colleague = await addColleague(salon, 'receptionist');
    await signInAs(context, colleague);
    await page.goto('/');
    await expect(shortcuts(page).getByRole('link')).toHaveText(['Agenda', 'Clientes', '', 'Caixa']);
    await changeMember(salon, colleague, "withheld = '{all_agenda,clients,payments}', granted = '{stock}'");
    await page.goto('/');
    await expect(page).toHaveURL('/produtos?type=internal');
    await expect(button(shortcuts(page), 'Mais')).toBeVisible();
    await expect(shortcuts(page).getByRole('link')).toHaveCount(0);
  });
});

test('a right that is lost takes effect at once, and takes nothing that was typed', async ({
  page,
  context,
  salon,
}) => {
  const colleague = await addColleague(salon, 'manager');
  await signInAs(context, colleague);
  const without = (...rights: string[]) => changeMember(salon, colleague, `withheld = '{${rights.join(',')}}'`);

  await test.step('where nothing was typed, the page gives way', async () => {
    await page.goto('/relatorios');
    await expect(title(page)).toHaveText('Relatórios');
    await without('reports');
    await expect(page.getByText(NOT_ALLOWED)).toBeVisible();
    await expect(menu(page).getByRole('link', { name: 'Relatórios' })).toHaveCount(0);
  });

  await test.step('what was typed on a page stays, with words above it', async () => {
    await goTo(page, '/configuracoes');
    const address = page.getByLabel('Endereço');
    await address.fill('Rua das Flores, 12');
    await without('settings');
    await expect(alert(page, LOST)).toBeVisible();
    await expect(address).toHaveValue('Rua das Flores, 12');
    await expect(menu(page).getByRole('link', { name: 'Salão' })).toHaveCount(0);
    await expect(menu(page).getByRole('link', { name: 'Relatórios' }), 'given back').toBeVisible();
    await expectAccessible(page);
    await button(page, 'Salvar configurações').click();
    await expect(alert(page, 'Você não tem permissão para isso; fale com a proprietária.')).toBeVisible();
    await expect(address).toHaveValue('Rua das Flores, 12');
  });

  await test.step('so does a client who was chosen for a sale, with nothing sold yet', async () => {
    await addClient(page, 'Bia Prado', 2);
    await page.goto('/financeiro/receber/venda');
    await page.getByRole('combobox', { name: 'Cliente' }).fill('bia');
    await page.getByRole('option', { name: 'Bia Prado' }).click();
    await without('payments');
    await expect(alert(page, LOST)).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Cliente' })).toHaveValue('Bia Prado');
  });

  await test.step('so does what was typed in a sheet, with the words in it', async () => {
    await page.goto('/equipe?novo=');
    const sheet = dialog(page, 'Novo Profissional');
    await sheet.getByLabel('Nome').fill('Rafael');
    await without('team');
    await expect(alert(sheet, LOST)).toBeVisible();
    await expect(sheet.getByLabel('Nome')).toHaveValue('Rafael');
  });
});

test('whose access ends reads it above the page, leaves, and is not let in again', async ({ page, context, salon }) => {
  const colleague = await addColleague(salon, 'manager');
  await signInAs(context, colleague);
  await page.goto('/configuracoes');
  await page.getByLabel('Endereço').fill('Rua das Flores, 12');
  await changeMember(salon, colleague, 'ended_at = now()');
  await expect(question(page)).toContainText('Seu acesso terminou');
  await expect(question(page)).toContainText(salon.business_name);
  await expect(page.getByLabel('Endereço')).toHaveValue('Rua das Flores, 12');
  await expectAccessible(page);
  await button(question(page), 'Sair do salão').click();
  await expect(page.getByRole('heading', { name: 'Entre na sua conta' })).toBeVisible();
  await signInThroughForm(page, colleague as Salon);
  await expect(alert(page, 'Sua conta não tem acesso a nenhum salão.')).toBeVisible();
});
