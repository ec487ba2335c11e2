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
  // Who cannot see it hears of it.
  await expect(status(page, '1 un de Máscara hidratante na venda.')).toHaveText(amount('A pagar: R$ 189,90'));
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

  await test.step('one part is corrected by itself; who corrects what another window has corrected is told', async () => {
    await page.getByRole('button', { name: amount('Corrigir Cartão de Crédito, R$ 89,90') }).click();
    const dialog = page.getByRole('dialog', { name: 'Corrigir forma de pagamento' });
    await dialog.getByLabel('Forma de pagamento').selectOption('Dinheiro');
    await expectAccessible(page);
    const { sale } = await (await page.request.get(`/api/cashier/appointments/${id}/comanda`)).json();
    const path = `/api/cashier/payments/${sale.payments[0].id}/method`;
    const elsewhere = { method: 'PIX', was: 'Cartão de Crédito' };
    expect((await page.request.put(path, { data: elsewhere })).status()).toBe(200);
    await button(page, 'Salvar').click();
    await expect(alert(page, 'Este pagamento foi corrigido em outra janela.')).toBeVisible();
    await button(page, 'Cancelar').click();
    await page.getByRole('button', { name: amount('Corrigir PIX, R$ 89,90') }).click();
    await dialog.getByLabel('Forma de pagamento').selectOption('Dinheiro');
    await button(page, 'Salvar').click();
    await expect(status(page, 'Forma de pagamento corrigida.')).toBeVisible();
    await expect(page.getByRole('button', { name: amount('Corrigir Dinheiro, R$ 89,90') })).toBeFocused();
  });

  await test.step('reopening says what stays paid and what is given back by hand; the comanda shows it', async () => {
    await page.getByRole('link', { name: 'Editar agendamento' }).click();
    await page.getByRole('radio', { name: 'Pendente' }).click();
    await button(page, 'Salvar').click();
    const question = page.getByRole('alertdialog', { name: 'Reabrir este agendamento?' });
    await expect(question).toContainText(amount('deixa de contar: Cartão de Crédito R$ 100,00.'));
    await expect(question).toContainText(amount('A venda 1, de R$ 89,90, continua paga.'));
    await expectAccessible(page);
    await button(page, 'Reabrir').click();
    await expect(status(page, 'Agendamento atualizado com sucesso!')).toBeVisible();
    await page.goto(`/agenda/${id}/comanda`);
    await expect(page.getByRole('link', { name: amount('Já pago: venda 1, R$ 89,90') })).toBeVisible();
    await expect(toPay(page)).toHaveText(amount('R$ 100,00'));
    await expectAccessible(page);
  });
});

test('what is finished before its day is moved to today, if that is agreed to', async ({ page, salon: _ }) => {
  const today = Temporal.Now.plainDateISO('America/Sao_Paulo');
  const { id } = await addComanda(page, today.add({ days: 1 }).toString());
  await page.goto(`/agenda/${id}/comanda`);
  await button(page, 'PIX').click();
  await button(page, 'Finalizar').click();
  const question = page.getByRole('alertdialog', { name: 'Este agendamento é de amanhã' });
  await expect(question).toContainText(today.toString().split('-').reverse().join('/'));
  await expectAccessible(page);
  await button(page, 'Voltar').click();
  await expect(question).toBeHidden();
  await expect(button(page, 'PIX'), 'what was chosen stays').toHaveAttribute('aria-pressed', 'true');
  await button(page, 'Finalizar').click();
  await button(page, 'Mover e finalizar').click();
  await expect(status(page, 'Venda finalizada com sucesso!')).toBeVisible();
  const moved = await (await page.request.get(`/api/agenda/appointments/${id}`)).json();
  expect(moved).toMatchObject({ date: today.toString(), start_time: '09:00', status: 'finalizado' });
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
