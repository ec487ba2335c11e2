import { beginSales, earn } from './cashier.ts';
import { expect, expectAccessible, phone, test } from './salon.ts';
import { button, dialog, status } from './services.ts';

test.use(phone);

test('on a phone: the cards, an open sale, a day by its methods, and the drawer', async ({ page, salon }) => {
  await earn(salon);
  await beginSales(salon);
  await page.goto('/financeiro/receber');
  const shortcuts = page.getByRole('navigation', { name: 'Atalhos' });
  await expect(shortcuts.getByRole('link', { name: 'Caixa' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('region', { name: 'Resumo do mês' })).toContainText('R$ 300,00');
  const sales = page.getByRole('list', { name: 'Vendas em aberto' }).getByRole('listitem');
  await expect(sales.first()).toContainText('há 3 dias');
  await expect(sales.nth(1).getByRole('link', { name: /^Retomar/ })).toBeVisible();
  const day = page.getByRole('list', { name: 'Resumo diário' }).getByRole('listitem').first();
  await day.getByRole('button').tap();
  for (const text of ['2 atendimentos, 2 vendas', 'PIX', 'R$ 150,00', 'Estornos', '− R$ 30,00']) {
    await expect(day).toContainText(text);
  }
  await expectAccessible(page);

  await button(page, 'Abrir caixa').tap();
  await dialog(page, 'Abrir caixa').getByLabel('Fundo de troco').fill('100');
  await button(dialog(page, 'Abrir caixa'), 'Abrir caixa').tap();
  await expect(status(page, 'Caixa aberto com sucesso!')).toBeVisible();
  await button(page, 'Fechar caixa').tap();
  await dialog(page, 'Fechar caixa').getByLabel('Valor contado').fill('100');
  await expectAccessible(page);
  await button(dialog(page, 'Fechar caixa'), 'Fechar caixa').tap();
  await expect(status(page, 'Caixa fechado com sucesso!')).toBeVisible();
});
