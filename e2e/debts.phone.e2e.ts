import { owe } from './debts.ts';
import { button, dialog, tapped } from './parts.ts';
import { expect, expectAccessible, phone, test } from './salon.ts';

test.use(phone);

test('on a phone a debt is received in three taps, from a sheet that rises from the bottom, and undone', async ({
  page,
}) => {
  await owe(page, [{ name: 'Rosana Leite', phone: 1, daysAgo: [62, 3] }]);
  await page.goto('/financeiro/receber/pendentes');
  const debtors = page.getByRole('list', { name: 'Clientes com valores a receber' }).getByRole('listitem');
  await expect(debtors.first()).toContainText('há 62 dias, 2 itens');
  await expectAccessible(page);
  await button(debtors.first(), 'Receber de Rosana Leite').tap();
  const sheet = dialog(page, 'Receber de Rosana Leite');
  await button(sheet, 'PIX').tap();
  await expectAccessible(page);
  await tapped(button(sheet, 'Receber R$ 200,00'), 'R$ 200,00 de Rosana Leite recebidos!');
  await expect(page.getByText('Ninguém está devendo')).toBeVisible();
  await tapped(button(page, 'Desfazer'), 'Recebimento desfeito!');
  await expect(debtors.first()).toContainText('R$ 200,00');
  await page.getByRole('link', { name: 'Caixa' }).first().tap();
  await expect(page).toHaveURL('/financeiro/receber');
});
