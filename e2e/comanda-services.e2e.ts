import { alert, button, confirmed, contains } from './parts.ts';
import { addComanda, addMask, amount, search, sell, toPay } from './sales.ts';
import { call, expect, expectAccessible, test } from './salon.ts';
import { addDefaultCategories, addService } from './services.ts';
import { addProfessional } from './team.ts';

test('a comanda sells a service on the spot, with discounts and a tip, and all of it fits the screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await addMask(page);
  const { id } = await addComanda(page);
  const beatriz = await addProfessional(page, { nome: 'Beatriz Lima' });
  await page.goto(`/agenda/${id}/comanda`);
  await sell(page, 'cor', 'Corte feminino');
  await expect(page.getByText('Na hora')).toBeVisible();
  await expect(toPay(page)).toHaveText(amount('R$ 220,00'));
  await sell(page, 'mas', 'Máscara hidratante');
  await page.getByLabel('Quem fez Corte feminino?').selectOption('Beatriz Lima');

  await test.step('a line and the whole have discounts, in percent or money', async () => {
    await button(page, 'Dar desconto em Corte feminino').first().click();
    await page.keyboard.type('10');
    await expect(toPay(page)).toHaveText(amount('R$ 299,90'));
    await page.getByRole('textbox', { name: 'Desconto na comanda' }).fill('5');
    await expect(toPay(page)).toHaveText(amount('R$ 294,90'));
    await expectAccessible(page);
  });

  await test.step('and so has a product: in percent, then in money', async () => {
    const mask = page.getByRole('listitem').filter({ hasText: 'Máscara hidratante' });
    await button(mask, 'Dar desconto em Máscara hidratante').click();
    await page.keyboard.type('10');
    await expect(toPay(page)).toHaveText(amount('R$ 285,91'));
    await mask.getByRole('button', { name: /^R\$/ }).click();
    await mask.getByRole('textbox', { name: 'Desconto em Máscara hidratante' }).fill('4,90');
    await contains(mask, amount('R$ 89,90'), amount('R$ 85,00'));
    await expect(toPay(page)).toHaveText(amount('R$ 290,00'));
    await expectAccessible(page);
  });

  await test.step('a tip is paid with it', async () => {
    await page.getByRole('group', { name: 'Gorjeta' }).getByRole('button', { name: /20/ }).click();
    await expect(toPay(page)).toHaveText(amount('R$ 310,00'));
    await page.getByLabel('Gorjeta para quem?').selectOption('Beatriz Lima');
    await button(page, 'Cartão de Crédito').click();
    await expectAccessible(page);
    const foot = await button(page, 'Finalizar').boundingBox();
    expect((foot?.y ?? 900) + (foot?.height ?? 0), 'without scrolling').toBeLessThanOrEqual(900);
  });

  await confirmed(button(page, 'Finalizar'), 'Venda finalizada com sucesso!');
  await button(page, 'Recibo').click();
  const receipt = page.getByRole('article', { name: 'Recibo' });
  await contains(receipt, amount('R$ 290,00'), 'Gorjeta (Beatriz Lima)', 'desconto 10,00', 'desconto 4,90');
  const today = Temporal.Now.plainDateISO('America/Sao_Paulo').toString();
  // The tip counts with the appointment, on its day; the service on the spot today.
  const { date } = await call(page, 'get', `agenda/appointments/${id}`);
  const range = `first=${date}&last=${today}`;
  const { sums, rows } = await call(page, 'get', `commissions/statement?staff_id=${beatriz.id}&${range}`);
  expect(sums).toMatchObject({ services_count: 1, services_total: 12_000, tips_total: 2_000 });
  expect(rows.map(({ movement }: { movement: string }) => movement)).toContain('sold');

  await page.goto(`/financeiro/comissoes?profissional=${beatriz.id}`);
  await expect(page.getByText('Gorjeta', { exact: true }).first()).toBeVisible();
  await expectAccessible(page);
});

test('what is typed at the desk stays while the appointment is changed elsewhere, and nobody loses it by leaving', async ({
  page,
}) => {
  const { id } = await addComanda(page);
  await page.goto(`/agenda/${id}/comanda`);
  const price = page.getByLabel('Preço de Corte feminino');
  await price.fill('95');
  const { version } = await call(page, 'get', `agenda/appointments/${id}`);
  await call(page, 'put', `agenda/appointments/${id}/status`, { version, status: 'cancelado', payment_method: null });
  await expect(page.getByText('Este agendamento foi cancelado')).toBeVisible();
  const cancelled = await call(page, 'get', `agenda/appointments/${id}`);
  const again = { version: cancelled.version, status: 'pendente', payment_method: null };
  await call(page, 'put', `agenda/appointments/${id}/status`, again);
  await expect(price).toHaveValue('95,00');
  await expect(toPay(page)).toHaveText(amount('R$ 95,00'));

  const { lines, ...read } = await call(page, 'get', `agenda/appointments/${id}`);
  const { client_id, date, start_time, professional_id, status, payment_method, discount_value } = read;
  const form = { client_id, date, start_time, professional_id, status, payment_method, discount_value };
  const [{ category: _, service_percent: __, offered: ___, ...line }] = lines;
  const appointment = { ...form, lines: [{ ...line, unit_price: 130_00 }] };
  await call(page, 'put', `agenda/appointments/${id}`, { version: read.version, appointment });
  await expect(alert(page, 'o que você digitou foi mantido')).toBeVisible();
  await expect(price).toHaveValue('95,00');
  await price.fill('130');

  await test.step('a discount alone is stored nowhere yet: leaving asks', async () => {
    await page.getByRole('textbox', { name: 'Desconto na comanda' }).fill('5');
    await page.keyboard.press('Tab');
    await page.getByRole('link', { name: 'Voltar ao caixa' }).click();
    await button(page.getByRole('alertdialog'), 'Continuar editando').click();
    await expect(toPay(page)).toHaveText(amount('R$ 125,00'));
  });

  await test.step('another window is faster: whoever typed something is told', async () => {
    const { appointment } = await call(page, 'get', `cashier/appointments/${id}/comanda`);
    const paid = { payments: [{ method: 'PIX', amount: 130_00 }] };
    const finish = { version: appointment.version, sale_version: null, sale: null, ...paid };
    await call(page, 'post', `cashier/appointments/${id}/finish`, finish);
    await expect(alert(page, 'Esta venda já foi finalizada ou cancelada em outra janela.')).toBeVisible();
    await expect(button(page, 'Finalizar')).toBeHidden();
  });
});

test('a walk-in service takes three clicks: the service, the method, Finalizar', async ({ page }) => {
  await addComanda(page);
  await page.goto('/financeiro/receber/venda');
  // The search has the focus.
  await expect(search(page)).toBeFocused();
  await page.keyboard.type('cor');
  await page.getByRole('option', { name: 'Corte feminino' }).click();
  await button(page, 'PIX').click();
  await button(page, 'Finalizar').click();
  await expect(page).toHaveURL(/\/financeiro\/receber$/);
  await button(page, 'Recibo').click();
  await contains(page.getByRole('article', { name: 'Recibo' }), 'Corte feminino');
});

test('what only one does is by them; the desk may decide otherwise, and is told', async ({ page }) => {
  await addDefaultCategories(page);
  const { id: staff_id } = await addProfessional(page, { nome: 'Beatriz Lima' });
  const doer = { staff_id, price: 240_00, duration_minutes: null, commission_percent: null };
  await addService(page, { name: 'Luzes', price: 200_00, done_by_all: false, doers: [doer] });
  await page.goto('/financeiro/receber/venda');
  await sell(page, 'luz', 'Luzes');
  const who = page.getByLabel('Quem fez Luzes?');
  await expect(who).toHaveValue(staff_id);
  await expect(toPay(page)).toHaveText(amount('R$ 240,00'));
  await who.selectOption('Studio Jasmim');
  await expect(page.getByText('Studio Jasmim não faz este serviço.')).toBeVisible();
  await expect(toPay(page)).toHaveText(amount('R$ 200,00'));
  await expectAccessible(page);
});
