import { button, dialog, tapped } from './parts.ts';
import { addComanda, addMask, amount, sell, toPay } from './sales.ts';
import { expect, expectAccessible, phone, test } from './salon.ts';

test.use(phone);

test('on a phone: a service on the spot and a product, their discounts and a tip, with room for fingers', async ({
  page,
}) => {
  await addMask(page);
  const { id } = await addComanda(page);
  await page.goto(`/agenda/${id}/comanda`);
  await sell(page, 'cor', 'Corte feminino');
  await expect(toPay(page)).toHaveText(amount('R$ 220,00'));
  await button(page, 'Dar desconto em Corte feminino').last().tap();
  await page.getByRole('textbox', { name: 'Desconto em Corte feminino' }).fill('25');
  await expect(toPay(page)).toHaveText(amount('R$ 190,00'));
  await sell(page, 'mas', 'Máscara hidratante');
  await button(page, 'Dar desconto em Máscara hidratante').tap();
  await page.getByRole('textbox', { name: 'Desconto em Máscara hidratante' }).fill('10');
  await expect(toPay(page)).toHaveText(amount('R$ 270,91'));
  await page.getByRole('group', { name: 'Gorjeta' }).getByRole('button', { name: /20/ }).tap();
  await expect(toPay(page)).toHaveText(amount('R$ 290,91'));
  await expectAccessible(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wide, 'nothing beyond the edge').toBeLessThanOrEqual(0);
  const small = await page
    .locator('main button, main select, main input:not([aria-hidden])')
    .evaluateAll((targets) =>
      targets
        .filter((target) => target.checkVisibility() && target.getBoundingClientRect().height < 44)
        .map((target) => target.getAttribute('aria-label') ?? target.outerHTML),
    );
  expect(small).toEqual([]);

  await test.step('a service that is missing is made on the way', async () => {
    await button(page, 'Buscar serviço ou produto').tap();
    await page.getByRole('searchbox').fill('Penteado');
    await button(page, 'Criar serviço “Penteado”').tap();
    const made = dialog(page, 'Novo Serviço');
    await expect(made.getByLabel('Nome do serviço')).toHaveValue('Penteado');
    await made.getByLabel('Categoria', { exact: true }).tap();
    await page.getByRole('option', { name: 'Cabelo' }).tap();
    await made.getByLabel('Preço', { exact: true }).fill('80');
    await expectAccessible(page);
    await button(made, 'Salvar').tap();
    await expect(made).toBeHidden();
    await expect(toPay(page)).toHaveText(amount('R$ 370,91'));
  });
  await button(page, 'PIX').tap();
  await tapped(button(page, 'Finalizar'), 'Venda finalizada com sucesso!');
});
