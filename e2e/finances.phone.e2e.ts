import { today, written } from './cashier.ts';
import { dayOf, earnCommissions, LAST, path, pay } from './commissions.ts';
import { addFixedCost, changeElsewhere, PATH, thisMonth } from './fixed-costs.ts';
import { button, contains, dialog, status, tapped } from './parts.ts';
import { addExpense, addPurchase, inDays } from './payables.ts';
import { expect, expectAccessible, phone, test } from './salon.ts';
import { confirmWithPassword } from './services.ts';
import { smallTargets } from './targets.ts';

test.use(phone);

test('on a phone: what is owed unfolds and is paid, and the period is closed', async ({ page, salon }) => {
  await earnCommissions(salon);
  await pay(page, 'Juliana Sato', 60_000, dayOf(12), 'Adiantamento');
  await page.goto(path());
  const people = page.getByRole('list', { name: 'Resumo por profissional' }).getByRole('listitem');
  const juliana = people.filter({ hasText: 'Juliana Sato' });
  await expect(juliana).toContainText('Juliana Sato2 serviços− R$ 385,01a pagar');
  await expect(people.filter({ hasText: 'Patrícia Gomes' })).toContainText('InativoR$ 180,00');
  await juliana.getByRole('button', { name: 'Juliana Sato' }).tap();
  for (const text of [
    'Valor dos serviçosR$ 360,00',
    'Comissões R$ 143,99',
    'Vales− R$ 600,00',
    'Saldo− R$ 456,01',
    'Saldo anteriorR$ 71,00',
    'A pagar− R$ 385,01',
  ]) {
    await expect(juliana).toContainText(new RegExp(text.replace(/[$.]/g, '\\$&').replaceAll(' ', '\\s*')));
  }
  await expectAccessible(page);

  await button(juliana, 'Ver extrato de Juliana Sato').tap();
  const lines = page.getByRole('list', { name: 'Extrato de Juliana Sato' }).getByRole('listitem');
  await expect(lines).toHaveCount(4);
  await contains(lines.filter({ hasText: 'Vale' }), `${written(dayOf(12)).slice(0, 5)}, Adiantamento`, '− R$ 600,00');
  const massage = lines.filter({ hasText: 'Massagem relaxante' });
  await massage.getByRole('button').tap();
  await expect(massage).toContainText('Desconto− R$ 20,00Valor líquido= R$ 160,00');
  const balances = page.locator('dl', { hasText: `A pagar em ${written(LAST())}` }).locator('dd');
  await expect(balances).toHaveText([/143,99/, /600,00/, /71,00/, /385,01/]);
  for (const amount of await balances.all()) await expect(amount).toHaveCSS('text-align', 'right');
  await expectAccessible(page);

  const rafael = people.filter({ hasText: 'Rafael Nogueira' });
  await rafael.getByRole('button', { name: 'Rafael Nogueira' }).tap();
  await button(rafael, 'Lançar pagamento para Rafael Nogueira').tap();
  const form = dialog(page, 'Lançar pagamento: Rafael Nogueira');
  await button(form, 'Usar R$ 90,00').tap();
  await tapped(button(form, 'Salvar'), 'Pagamento lançado com sucesso!');

  await button(page, 'Fechar período').tap();
  const question = page.getByRole('dialog', { name: /^Fechar período/ });
  await tapped(button(question, 'Fechar período'), 'Período fechado com sucesso!');
  await expect(page.getByText(/foi fechado por/)).toBeVisible();
});

test('on a phone: a row opens a sheet with all its actions, its badge turns over', async ({ page, salon }) => {
  await addFixedCost(page);
  await addFixedCost(page, { name: 'Água', default_value: 30_000, default_due_day: 5 });
  await page.goto(PATH);
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('Água');
  expect(await smallTargets(page)).toEqual([]);

  await rows
    .first()
    .getByRole('button', { name: /marcar Água como pago$/ })
    .tap();
  await expect(status(page, 'Água: marcado como pago')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Resumo do mês' })).toContainText('1 de 2');

  await button(page, 'Aluguel').tap();
  const sheet = dialog(page, 'Aluguel');
  await sheet.getByLabel('Valor').fill('4500');
  await sheet.getByLabel('Vencimento').fill(`${thisMonth()}-02`);
  await sheet.getByLabel('Forma de pagamento').selectOption('PIX');
  await sheet.getByLabel('Observações').fill('Com reajuste');
  await expectAccessible(page);
  expect(await smallTargets(page)).toEqual([]);
  await tapped(button(sheet, 'Salvar'), 'Custo atualizado com sucesso!');
  await contains(rows.first(), 'R$ 4.500,00', /^Aluguel.*02\/\d\d, PIX/);

  await button(page, 'Aluguel').tap();
  await button(sheet, 'Editar custo fixo').tap();
  await expect(dialog(page, 'Editar custo fixo').getByLabel('Nome do custo fixo')).toHaveValue('Aluguel');
  await button(dialog(page, 'Editar custo fixo'), 'Cancelar').tap();
  await button(page, 'Água').tap();
  await button(dialog(page, 'Água'), 'Excluir deste mês').tap();
  await confirmWithPassword(page, 'Excluir custo mensal', salon.password);
  await expect(status(page, 'Custo mensal excluído com sucesso!')).toBeVisible();
  await expect(rows).toHaveCount(1);
});

test('on a phone, the sheet tells what another window changed meanwhile', async ({ page }) => {
  await addFixedCost(page);
  await page.goto(PATH);
  await button(page, 'Aluguel').tap();
  const sheet = dialog(page, 'Aluguel');
  await sheet.getByLabel('Observações').fill('Minha nota');
  await changeElsewhere(page, { value: 99_900 });
  await button(sheet, 'Salvar').tap();
  await expect(sheet.getByText('Alterado em outra janela.')).toBeVisible();
  await expect(sheet.getByLabel('Observações')).toHaveValue('Minha nota');
  await button(sheet, 'Usar o atual').tap();
  await expect(sheet.getByLabel('Valor')).toHaveValue('999,00');
  await sheet.getByLabel('Observações').fill('Outra nota');
  await tapped(button(sheet, 'Salvar'), 'Custo atualizado com sucesso!');
  await expect(page.getByRole('main').getByRole('listitem')).toContainText('R$ 999,00');
});

const day = (days: number) => written(today().add({ days }));

test('on a phone: the cards, a bill paid, its due date changed below it, and an expense', async ({ page }) => {
  await addPurchase(page, 'Esmalte', { due_date: inDays(2) });
  await addExpense(page, { due_date: inDays(0) });
  await page.goto('/financeiro/pagar');
  await expect(page.getByRole('region', { name: 'Resumo' })).toContainText('R$ 387,00');
  const bills = page.getByRole('list', { name: 'Contas a pagar' }).getByRole('listitem');
  const polish = bills.filter({ hasText: 'Esmalte' });
  await contains(polish, 'R$ 207,00', '30 × R$ 6,90', 'Casa da Manicure', day(-30).slice(0, 5), day(2));
  await expect(bills.filter({ hasText: 'Conserto' })).toContainText('Vence hoje');

  await polish.getByRole('button', { name: /^Vencimento de Esmalte/ }).tap();
  await polish.getByLabel('Vencimento', { exact: true }).fill(inDays(5));
  await tapped(button(polish, 'Salvar'), 'Data de vencimento atualizada com sucesso!');
  await expect(polish).toContainText(day(5));

  await tapped(button(polish, 'Marcar como pago: Esmalte'), 'Compra marcada como paga com sucesso!');
  await tapped(button(polish, 'Reverter para pendente: Esmalte'), 'Compra revertida para pendente com sucesso!');

  await button(page, 'Hoje').tap();
  await expect(bills).toHaveCount(1);
  await button(page, 'Limpar').tap();
  await expect(bills).toHaveCount(2);

  await button(page, 'Despesa avulsa').tap();
  const form = dialog(page, 'Despesa avulsa');
  await form.getByLabel('Descrição').fill('Panfletos');
  await form.getByLabel('Categoria').selectOption('Outros');
  await form.getByLabel('Valor').fill('260');
  await tapped(button(form, 'Salvar'), 'Despesa criada com sucesso!');
  await expect(bills.filter({ hasText: 'Panfletos' })).toContainText('Sem vencimento');
});
