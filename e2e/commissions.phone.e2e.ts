import { written } from './cashier.ts';
import { dayOf, earnCommissions, LAST, path, pay } from './commissions.ts';
import { expect, expectAccessible, phone, test } from './salon.ts';
import { button, dialog, status } from './services.ts';

test.use(phone);

test('on a phone: what is owed unfolds, somebody is paid, a line opens, and the period is closed', async ({
  page,
  salon,
}) => {
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
  await expect(lines.filter({ hasText: 'Vale' })).toContainText(`${written(dayOf(12)).slice(0, 5)}, Adiantamento`);
  await expect(lines.filter({ hasText: 'Vale' })).toContainText('− R$ 600,00');
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
  await expectAccessible(page);
  await button(form, 'Salvar').tap();
  await expect(status(page, 'Pagamento lançado com sucesso!')).toBeVisible();

  await button(page, 'Fechar período').tap();
  const question = page.getByRole('dialog', { name: /^Fechar período/ });
  await button(question, 'Fechar período').tap();
  await expect(status(page, 'Período fechado com sucesso!')).toBeVisible();
  await expect(page.getByText(/foi fechado por/)).toBeVisible();
});
