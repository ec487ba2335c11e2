import { button, dialog, status } from './clients.ts';
import { addResale } from './products.ts';
import { addComanda, addMask, amount, sell, toPay } from './sales.ts';
import { expect, expectAccessible, phone, test } from './salon.ts';

test.use(phone);

test('on a phone paying lies at the foot, and cash rises as a sheet with its own Finalizar', async ({
  page,
  salon: _,
}) => {
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
  await expectAccessible(page);

  await button(page, 'Dinheiro').tap();
  const sheet = dialog(page, 'Dinheiro');
  await sheet.getByRole('button', { name: amount('R$ 200,00') }).tap();
  await expect(sheet.getByText('Troco').locator('..')).toContainText(amount('R$ 10,10'));
  await expectAccessible(page);
  await button(sheet, 'Finalizar').tap();
  await expect(status(page, 'Venda finalizada com sucesso!')).toBeVisible();
});

test('a product is looked for on the whole screen, where little stock stands out, and the way back adds nothing', async ({
  page,
  salon: _,
}) => {
  await addMask(page);
  await addResale(page, { name: 'Condicionador hidratante', quantity_purchased: 1 });
  const { id } = await addComanda(page);
  await page.goto(`/agenda/${id}/comanda`);
  await button(page, 'Buscar produto para vender').tap();
  const screen = dialog(page, 'Buscar produto para vender');
  await expect(screen.getByRole('searchbox')).toBeFocused();
  await expect(screen.getByRole('listitem')).toHaveCount(2);
  await screen.getByRole('searchbox').fill('hidra');
  const [low, mask] = [
    screen.getByRole('listitem').filter({ hasText: 'Condicionador' }),
    screen.getByRole('listitem').filter({ hasText: 'Máscara' }),
  ];
  await expect(low.locator('mark')).toHaveText('hidra');
  await expect(low).toContainText('1 frasco em estoque');
  await expect(low.locator('svg')).toHaveCount(2);
  await expect(mask.locator('svg')).toHaveCount(1);
  await expect
    .poll(() => screen.evaluate((element) => element.getBoundingClientRect().height))
    .toBe(phone.viewport.height);
  await expectAccessible(page);
  await screen.getByRole('searchbox').fill('nada assim');
  await expect(screen.getByRole('status')).toHaveText('Nenhum resultado para “nada assim”');
  await button(screen, 'Fechar').tap();
  await expect(screen).toBeHidden();
  await expect(button(page, 'Buscar produto para vender')).toBeFocused();
  await expect(toPay(page)).toHaveText(amount('R$ 100,00'));
});
