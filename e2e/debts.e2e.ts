import { randomUUID } from 'node:crypto';
import { today, written } from './cashier.ts';
import { owe } from './debts.ts';
import { alert, button, confirmed, contains, dialog, goTo, row, status } from './parts.ts';
import { addMask } from './sales.ts';
import { call, expect, expectAccessible, failing, losingAnswer, test } from './salon.ts';

test('who owes is listed from the cashier, received in three clicks, in part and in several methods, and undone', async ({
  page,
}) => {
  const [rosana] = await owe(page, [
    { name: 'Rosana Leite', phone: 1, daysAgo: [62, 3] },
    { name: 'Bruno Carvalho', phone: 2, daysAgo: [10] },
  ]);
  await page.goto('/financeiro/receber');
  await page.getByRole('link', { name: 'A receber' }).click();
  const cards = page.getByRole('region', { name: 'Resumo do que há a receber' });
  const table = page.getByRole('table', { name: 'Clientes com valores a receber' });
  const panel = page.locator('section', { has: page.getByRole('heading', { name: /^Receber de/ }) }).last();

  await test.step('by client, the oldest first, with totals and a reminder', async () => {
    await contains(cards, 'R$ 300,00', '2 clientes, 3 itens', 'o mesmo do Caixa', 'R$ 100,00', '1 cliente');
    await expect(table.getByRole('row')).toContainText(['Cliente', 'Rosana Leite', 'Bruno Carvalho', 'Total']);
    await contains(row(table, 'Rosana'), written(today().subtract({ days: 62 })), 'há 62 dias', '2', 'R$ 200,00');
    const reminder = table.getByRole('link', { name: 'Lembrar Bruno Carvalho pelo WhatsApp' });
    await expect(reminder).toHaveAttribute('href', /wa\.me\/5511900000002\?text=Ol%C3%A1%2C%20Bruno/);
    await page.getByRole('searchbox', { name: 'Buscar cliente' }).fill('bru');
    await expect(table.getByRole('row')).toHaveCount(2);
    await page.getByRole('searchbox', { name: 'Buscar cliente' }).fill('zzz');
    await expect(page.getByText('Ninguém com este nome está devendo.')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Buscar cliente' }).fill('');
    await expectAccessible(page);
  });

  await test.step('in part and in two methods: the oldest is paid first', async () => {
    await button(table, 'Receber de Rosana Leite').click();
    await expect(panel.getByRole('heading')).toBeFocused();
    await expect(panel.getByRole('checkbox')).toHaveCount(2);
    await button(panel, 'Receber R$ 200,00').press('Enter');
    await expect(alert(panel, 'Escolha a forma de pagamento.')).toBeVisible();
    await panel.getByLabel('Valor recebido').fill('250');
    await expect(panel.getByLabel('Valor recebido')).toHaveAccessibleDescription('Mais do que há a receber');
    await panel.getByLabel('Valor recebido').fill('120');
    await expect(panel).toContainText('Continuam a receber: R$ 80,00');
    await button(panel, 'PIX').click();
    await button(panel, 'Dividir pagamento').click();
    await panel.getByLabel('Valor em PIX').fill('70');
    await button(panel, 'Cartão de Débito').click();
    await expect(panel.getByLabel('Valor em Cartão de Débito')).toHaveValue('50,00');
    await expectAccessible(page);
    await confirmed(button(panel, 'Receber R$ 120,00'), 'R$ 120,00 de Rosana Leite recebidos!');
    await expect(page.getByRole('searchbox', { name: 'Buscar cliente' })).toBeFocused();
    await expect(row(table, 'Rosana')).toContainText('R$ 80,00');
    const { appointment } = await call(page, 'get', `cashier/appointments/${rosana?.appointments[0]}/comanda`);
    expect(appointment.payments).toMatchObject([
      { method: 'PIX', amount: 70_00 },
      { method: 'Cartão de Débito', amount: 30_00 },
    ]);
    // The answer is lost on the way: it is asked for once more.
    await losingAnswer(page, 'cashier/payments/take-back');
    await confirmed(button(page, 'Desfazer'), 'Recebimento desfeito!');
    await expect(row(table, 'Rosana')).toContainText('R$ 200,00');
  });

  await test.step('one of them, in three clicks from the list', async () => {
    await button(table, 'Receber de Bruno Carvalho').click();
    await button(panel, 'Dinheiro').click();
    await failing(page, 'cashier/clients/*/receive');
    await button(panel, 'Receber R$ 100,00').click();
    await expect(alert(panel, 'Erro ao receber:')).toBeVisible();
    await page.unroute('**/api/cashier/clients/*/receive');
    await confirmed(button(panel, 'Receber R$ 100,00'), 'R$ 100,00 de Bruno Carvalho recebidos!');
    await expect(table.getByRole('row')).toContainText(['Cliente', 'Rosana Leite', 'Total']);
  });

  await test.step('where the panel has no room beside the list, it lies above it', async () => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await button(table, 'Receber de Rosana Leite').click();
    await button(dialog(page, 'Receber de Rosana Leite'), 'Fechar').click();
    await expect(button(table, 'Receber de Rosana Leite')).toBeFocused();
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('what another window received meanwhile is said', async () => {
    await button(table, 'Receber de Rosana Leite').click();
    await panel.getByRole('checkbox').first().uncheck();
    await button(panel, 'PIX').click();
    const receive = async (amount: number) => {
      const { to_receive } = await call(page, 'get', `clients/${rosana?.client_id}`);
      const debts = to_receive.map(({ id }: { id: string }) => id);
      const paid = { debts, payments: [{ method: 'PIX', amount }] };
      await call(page, 'post', `cashier/clients/${rosana?.client_id}/receive`, paid);
    };
    // What is left of one that nobody ticked stays without a tick.
    await receive(30_00);
    await expect(panel.getByRole('listitem').first()).toContainText('R$ 70,00');
    await expect(panel.getByRole('checkbox').first()).not.toBeChecked();
    await page.route('**/api/cashier/clients/*/receive', async (route) => {
      await receive(170_00);
      await route.continue();
    });
    await button(panel, 'Receber R$ 100,00').click();
    await expect(page.getByText('Ninguém está devendo')).toBeVisible();
    await expect(panel).toContainText('Não há nada a receber deste cliente.');
  });
});

test('a debt is received on the finished comanda and from the card in the agenda', async ({ page }) => {
  const [bruno] = await owe(page, [{ name: 'Bruno Carvalho', phone: 2, daysAgo: [0, 9, 20] }]);
  const sheet = dialog(page, 'Receber de Bruno Carvalho');
  await page.goto(`/agenda/${bruno?.appointments[1]}/comanda`);
  await button(page, 'Receber R$ 100,00').click();
  await expect(sheet.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await expect(sheet.getByRole('checkbox')).toHaveCount(3);
  await button(sheet, 'PIX').click();
  await expectAccessible(page);
  await confirmed(button(sheet, 'Receber R$ 100,00'), 'R$ 100,00 de Bruno Carvalho recebidos!');
  await expect(button(page, 'Receber R$ 100,00')).toBeHidden();
  await expect(page.getByRole('main')).toContainText('PIX');

  // What was sold with it belongs to it, another visit does not.
  const { id: product_id } = await addMask(page);
  const items = [{ product_id, quantity: 1, sold_unit: 'un', unit_price: 8990, seller_id: null }];
  const visit = bruno?.appointments[0];
  const sale = { client_id: bruno?.client_id, discount: 0, items, payments: [] };
  const opened = { id: randomUUID(), appointment_id: visit, sale };
  const { id: saleId, version } = await call(page, 'post', 'cashier/sales', opened);
  const payments = [{ method: 'Mensalista (a receber)', amount: 89_90 }];
  await call(page, 'post', `cashier/sales/${saleId}/finalise`, { version, payments });
  await goTo(page, `/agenda/dia?data=${today()}`);
  await page.getByRole('button', { name: /^Receber R\$\s189,90 de Bruno Carvalho$/ }).click();
  await expect(sheet.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await expect(sheet.getByRole('checkbox')).toHaveCount(3);
  await button(sheet, 'Dinheiro').click();
  await button(sheet, 'Receber R$ 189,90').click();
  await expect(status(page, 'R$ 189,90 de Bruno Carvalho recebidos!')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Receber R\$/ })).toBeHidden();
});

test('what is owed comes into the sheet that waits for it: a key held on its cross meanwhile closes it', async ({
  page,
}) => {
  const [bruno] = await owe(page, [{ name: 'Bruno Carvalho', phone: 2, daysAgo: [1] }]);
  const answered = Promise.withResolvers<void>();
  await page.route(`**/api/clients/${bruno?.client_id}`, (route) => answered.promise.then(() => route.continue()));
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('/financeiro/receber/pendentes');
  await button(page, 'Receber de Bruno Carvalho').click();
  const sheet = dialog(page, 'Receber de Bruno Carvalho');
  await expect(sheet.getByText('Carregando')).toBeAttached();
  await expect(button(sheet, 'Fechar')).toBeFocused();
  await page.keyboard.down('Space');
  answered.resolve();
  await expect(button(sheet, 'Receber R$ 100,00')).toBeVisible();
  await expect(button(sheet, 'Fechar')).toBeFocused();
  await page.keyboard.up('Space');
  await expect(button(page, 'Receber de Bruno Carvalho')).toBeFocused();
  await expect(sheet).toBeHidden();
});

test('the list of clients says who owes, and shows only them', async ({ page }) => {
  await owe(page, [
    { name: 'Bruno Carvalho', phone: 2, daysAgo: [1] },
    { name: 'Ana Prado', phone: 3, daysAgo: [] },
  ]);
  await page.goto('/clientes');
  const list = page.getByRole('table', { name: 'Lista de clientes' });
  await expect(list).toContainText('Ana Prado');
  await expect(list).toContainText(/R\$\s100,00/);
  await button(page, 'Devem').click();
  await expect(list).not.toContainText('Ana Prado');
  await expect(list).toContainText('Bruno Carvalho');
  await expectAccessible(page);
});
