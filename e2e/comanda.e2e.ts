import { alert, button, status } from './clients.ts';
import { addComanda, addMask, amount, sell, stockOf, toPay } from './sales.ts';
import { expect, expectAccessible, failing, test } from './salon.ts';

test('services and products of an appointment are paid together: a method and Finalizar', async ({
  page,
  salon: _,
}) => {
  await addMask(page);
  const { id } = await addComanda(page);
  await page.goto(`/agenda/${id}/comanda`);
  await expect(page.getByRole('heading', { name: 'Isabela Tavares' })).toBeVisible();
  await expect(page.getByText('Corte feminino')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Editar agendamento' })).toHaveAttribute('href', new RegExp(id));
  await expect(toPay(page)).toHaveText(amount('R$ 100,00'));
  await sell(page, 'mas', 'Máscara hidratante');
  await expect(toPay(page)).toHaveText(amount('R$ 189,90'));
  await expectAccessible(page);

  await test.step('what goes wrong is said for five seconds, and what was chosen stays', async () => {
    await button(page, 'Cartão de Crédito').click();
    await failing(page, `cashier/appointments/${id}/finish`);
    await button(page, 'Finalizar').click();
    await expect(alert(page, 'Erro desconhecido ao finalizar venda')).toBeVisible();
    await page.unrouteAll();
    await expect(button(page, 'Cartão de Crédito')).toHaveAttribute('aria-pressed', 'true');
  });

  await button(page, 'Finalizar').click();
  await expect(status(page, 'Venda finalizada com sucesso!')).toBeVisible();
  expect(await stockOf(page)).toMatchObject({ 'Máscara hidratante': 19 });
  await button(page, 'Recibo').click();
  const receipt = page.getByRole('article', { name: 'Recibo' });
  await expect(receipt).toContainText('Corte feminino');
  await expect(receipt).toContainText(amount('R$ 189,90'));

  await page.goto(`/agenda/${id}/comanda`);
  await expect(button(page, 'Estornar')).toBeVisible();
  await expect(button(page, 'Finalizar')).toBeHidden();
  await expectAccessible(page);
});

test('where the salon has a PIX key the code holds the amount, to scan and to copy', async ({
  page,
  context,
  salon: _,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const settings = {
    pix_key: 'caixa@jasmim.com.br',
    pix_name: '',
    pix_city: 'São Paulo',
    debit_fee_percent: 0,
    credit_fee_percent: 0,
  };
  expect((await page.request.put('/api/cashier/settings', { data: settings })).status()).toBe(200);
  const { id } = await addComanda(page);
  await page.goto(`/agenda/${id}/comanda`);
  await button(page, 'PIX').click();
  await expect(page.getByRole('img', { name: 'Código PIX' })).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Copiar código').click();
  await expect(status(page, 'Código PIX copiado!')).toBeVisible();
  const code = await page.evaluate(() => navigator.clipboard.readText());
  expect(code).toContain('0119caixa@jasmim.com.br');
  expect(code).toContain('5406100.005802BR5913Studio Jasmim6009Sao Paulo');
});

test('an appointment that is not there says so', async ({ page, salon: _ }) => {
  await page.goto('/agenda/00000000-0000-4000-8000-000000000000/comanda');
  await expect(page.getByText('Erro ao carregar detalhes do agendamento.')).toBeVisible();
});
