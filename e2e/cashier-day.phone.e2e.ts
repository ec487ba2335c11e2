import { sellWalkIn, today, written } from './cashier.ts';
import { addMask, amount } from './sales.ts';
import { expect, expectAccessible, phone, test } from './salon.ts';
import { button, dialog } from './services.ts';

test.use(phone);

test('on a phone: a walk-in sale is found under today, voided where its row leads, and marked', async ({
  page,
  salon,
}) => {
  await addMask(page);
  await sellWalkIn(page);
  await button(page, 'Fechar aviso').tap();
  const day = page.getByRole('list', { name: 'Resumo diário' }).getByRole('listitem').first();
  const entries = page
    .getByRole('list', { name: `Vendas e atendimentos de ${written(today())}` })
    .getByRole('listitem');
  await day.getByRole('button').tap();
  await expect(entries).toHaveCount(1);
  await expectAccessible(page);
  await entries.getByRole('link', { name: 'Venda avulsa Venda 1' }).tap();
  await expect(page.getByRole('link', { name: 'Recibo' })).toBeVisible();
  await button(page, 'Estornar').tap();
  const asked = dialog(page, 'Estornar venda 1');
  await asked.getByRole('textbox', { name: 'Senha' }).fill(salon.password);
  await asked.getByLabel('Motivo').fill('Cliente desistiu');
  await button(asked, 'Estornar').tap();
  await expect(page.getByText(/Estornada em .*: Cliente desistiu/)).toBeVisible();
  await page.getByRole('link', { name: 'Voltar: Caixa' }).tap();
  await expect(entries).toContainText([amount('− R$ 89,90'), 'Estornada']);
  await expect(day).toContainText(amount('R$ 0,00'));
  await expectAccessible(page);
});
