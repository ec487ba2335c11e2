import { today, written } from './cashier.ts';
import { addExpense, addPurchase, inDays } from './payables.ts';
import { expect, expectAccessible, phone, test } from './salon.ts';
import { button, dialog, status } from './services.ts';

test.use(phone);

const day = (days: number) => written(today().add({ days }));

test('on a phone: the cards, a bill paid, its due date changed below it, and an expense', async ({
  page,
  salon: _,
}) => {
  await addPurchase(page, 'Esmalte', { due_date: inDays(2) });
  await addExpense(page, { due_date: inDays(0) });
  await page.goto('/financeiro/pagar');
  await expect(page.getByRole('region', { name: 'Resumo' })).toContainText('R$ 387,00');
  const bills = page.getByRole('list', { name: 'Contas a pagar' }).getByRole('listitem');
  const polish = bills.filter({ hasText: 'Esmalte' });
  for (const text of ['R$ 207,00', '30 × R$ 6,90', 'Casa da Manicure', day(-30).slice(0, 5), day(2)]) {
    await expect(polish).toContainText(text);
  }
  await expect(bills.filter({ hasText: 'Conserto' })).toContainText('Vence hoje');
  await expectAccessible(page);

  await polish.getByRole('button', { name: /^Vencimento de Esmalte/ }).tap();
  await polish.getByLabel('Vencimento', { exact: true }).fill(inDays(5));
  await expectAccessible(page);
  await button(polish, 'Salvar').tap();
  await expect(status(page, 'Data de vencimento atualizada com sucesso!')).toBeVisible();
  await expect(polish).toContainText(day(5));

  await button(polish, 'Marcar como pago: Esmalte').tap();
  await expect(status(page, 'Compra marcada como paga com sucesso!')).toBeVisible();
  await button(polish, 'Reverter para pendente: Esmalte').tap();
  await expect(status(page, 'Compra revertida para pendente com sucesso!')).toBeVisible();

  await button(page, 'Hoje').tap();
  await expect(bills).toHaveCount(1);
  await button(page, 'Limpar').tap();
  await expect(bills).toHaveCount(2);

  await button(page, 'Despesa avulsa').tap();
  const form = dialog(page, 'Despesa avulsa');
  await form.getByLabel('Descrição').fill('Panfletos');
  await form.getByLabel('Categoria').selectOption('Outros');
  await form.getByLabel('Valor').fill('260');
  await expectAccessible(page);
  await button(form, 'Salvar').tap();
  await expect(status(page, 'Despesa criada com sucesso!')).toBeVisible();
  await expect(bills.filter({ hasText: 'Panfletos' })).toContainText('Sem vencimento');
});
