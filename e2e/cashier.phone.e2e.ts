import { beginSales, earn, sellWalkIn, today, written } from './cashier.ts';
import { button, contains, dialog, tapped } from './parts.ts';
import { addResale } from './products.ts';
import { addComanda, addMask, amount, sell, toPay } from './sales.ts';
import { expect, expectAccessible, phone, test } from './salon.ts';

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
  await contains(day, '2 atendimentos, 2 vendas', 'PIX', 'R$ 150,00', 'Estornos', '− R$ 30,00');

  await button(page, 'Abrir caixa').tap();
  await dialog(page, 'Abrir caixa').getByLabel('Fundo de troco').fill('100');
  await tapped(button(dialog(page, 'Abrir caixa'), 'Abrir caixa'), 'Caixa aberto com sucesso!');
  await button(page, 'Fechar caixa').tap();
  await dialog(page, 'Fechar caixa').getByLabel('Valor contado').fill('100');
  await expectAccessible(page);
  await tapped(button(dialog(page, 'Fechar caixa'), 'Fechar caixa'), 'Caixa fechado com sucesso!');
});

test('on a phone: a walk-in sale is found under today and voided', async ({ page, salon }) => {
  await addMask(page);
  await sellWalkIn(page);
  await button(page, 'Fechar aviso').tap();
  const day = page.getByRole('list', { name: 'Resumo diário' }).getByRole('listitem').first();
  const entries = page
    .getByRole('list', { name: `Vendas e atendimentos de ${written(today())}` })
    .getByRole('listitem');
  await day.getByRole('button').tap();
  await expect(entries).toHaveCount(1);
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

test('on a phone paying lies at the foot, and cash rises as a sheet with its own Finalizar', async ({ page }) => {
  await addMask(page);
  const { id } = await addComanda(page);
  await page.goto(`/agenda/${id}/comanda`);
  await sell(page, 'mas', 'Máscara hidratante');
  await expect(toPay(page)).toHaveText(amount('R$ 189,90'));
  await expect(button(page, 'Finalizar')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('navigation', { name: 'Atalhos' })).toBeHidden();
  const small = await page
    .locator('main button, main select, main input:not([aria-hidden])')
    .evaluateAll((targets) =>
      targets
        .filter((target) => target.checkVisibility() && target.getBoundingClientRect().height < 44)
        .map((target) => target.getAttribute('aria-label') ?? target.outerHTML),
    );
  expect(small).toEqual([]);

  await button(page, 'Dinheiro').tap();
  const sheet = dialog(page, 'Dinheiro');
  await sheet.getByRole('button', { name: amount('R$ 200,00') }).tap();
  await expect(sheet.getByText('Troco').locator('..')).toContainText(amount('R$ 10,10'));
  await expectAccessible(page);
  await tapped(button(sheet, 'Finalizar'), 'Venda finalizada com sucesso!');
});

test('a product is looked for on the whole screen; the way back adds nothing', async ({ page }) => {
  await addMask(page);
  await addResale(page, { name: 'Condicionador hidratante', quantity_purchased: 1 });
  const { id } = await addComanda(page);
  await page.goto(`/agenda/${id}/comanda`);
  await button(page, 'Buscar serviço ou produto').tap();
  const screen = dialog(page, 'Buscar serviço ou produto');
  await expect(screen.getByRole('searchbox')).toBeFocused();
  // The salon's one service, then the products.
  await expect(screen.getByRole('listitem')).toHaveCount(3);
  await screen.getByRole('searchbox').fill('hidra');
  const [low, mask] = [
    screen.getByRole('listitem').filter({ hasText: 'Condicionador' }),
    screen.getByRole('listitem').filter({ hasText: 'Máscara' }),
  ];
  await expect(low.locator('mark')).toHaveText('hidra');
  await expect(low).toContainText('1 frasco em estoque');
  await expect(low.locator('svg')).toHaveCount(3);
  await expect(mask.locator('svg')).toHaveCount(2);
  await expect
    .poll(() => screen.evaluate((element) => element.getBoundingClientRect().height))
    .toBe(phone.viewport.height);
  await expectAccessible(page);
  await screen.getByRole('searchbox').fill('nada assim');
  await expect(screen.getByRole('status')).toHaveText('Nenhum resultado para “nada assim”');
  await button(screen, 'Fechar').tap();
  await expect(screen).toBeHidden();
  await expect(button(page, 'Buscar serviço ou produto')).toBeFocused();
  await expect(toPay(page)).toHaveText(amount('R$ 100,00'));
});
