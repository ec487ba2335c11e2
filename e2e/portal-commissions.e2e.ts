import type { Page } from '@playwright/test';
import { addAppointment } from './appointments.ts';
import { addClient } from './clients.ts';
import { alert, button, said } from './parts.ts';
import { addLink, enter, shownDay } from './portal.ts';
import { call, expect, expectAccessible, failing, test } from './salon.ts';
import { addDefaultCategories, addService, inDatabase } from './services.ts';

const today = Temporal.Now.plainDateISO('America/Sao_Paulo');

type Given = { client_id: string; service_id: string; professional_id: string };

const finish = (page: Page, { service_id, ...who }: Given, date: string, start_time: string) =>
  addAppointment(page, {
    ...{ ...who, date, start_time, status: 'finalizado' },
    lines: [{ service_id, unit_price: 12_000, duration_minutes: 30, commission_percent: 40, commission_amount: 4_800 }],
  });

const facts = (page: Page) => page.getByRole('region', { name: 'Resumo' }).locator('dd');
const money = (text: string) => text.replaceAll(' ', '\u00a0');

test('a professional reads what was earned and paid, in any days, line by line', async ({ page }) => {
  const link = await addLink(page.context());
  await addDefaultCategories(page);
  const { id: service_id } = await addService(page);
  const { id: client_id } = await addClient(page, 'Ana Lima', 11110001);
  const given = { client_id, service_id, professional_id: link.staff };
  const lastMonth = today.with({ day: 1 }).subtract({ days: 10 }).toString();
  await finish(page, given, today.toString(), '09:00');
  await finish(page, given, today.toString(), '10:00');
  await finish(page, given, lastMonth, '09:00');
  const advance = {
    staff_id: link.staff,
    amount: 6_000,
    effective_date: today.toString(),
    description: 'Adiantamento',
  };
  await call(page, 'post', 'commissions/advances', advance);
  await enter(page, link);
  // Each tab begins at its top, wherever the other was left.
  await page.setViewportSize({ width: 390, height: 480 });
  await expect(page.getByRole('tabpanel').getByRole('list')).toBeVisible();
  await page.mouse.wheel(0, 2000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
  await page.getByRole('tab', { name: 'Comissões' }).click();
  await expect(page.getByRole('region', { name: /^Saldo de/ })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 800 });

  await test.step('this month’s balance stands at the top, with what was open before', async () => {
    const balance = page.getByRole('region', { name: /^Saldo de/ });
    await expect(balance).toContainText(money('R$ 36,00'));
    await expect(balance.locator('dd')).toHaveText([money('R$ 48,00'), money('R$ 84,00')]);
  });

  await test.step('the summary is one row, the statement goes day by day', async () => {
    await expect(facts(page)).toHaveText(
      ['2', 'R$ 240,00', 'R$ 96,00', '\u2212 R$ 60,00', 'R$ 36,00'].map((text) => money(text)),
    );
    const statement = page.getByRole('region', { name: 'Extrato' });
    await expect(statement).toContainText('Adiantamento');
    const day = statement.getByRole('button', { name: /2 serviços/ });
    await expect(day).toHaveAttribute('aria-expanded', 'true');
    await expect(statement.getByText('120,00 × 40%')).toHaveCount(2);
    await expectAccessible(page);
    await day.click();
    await expect(statement.getByText('120,00 × 40%').first()).toBeHidden();
  });

  await test.step('another month is a choice, other days wait for Aplicar', async () => {
    await page.getByLabel('Mês').selectOption({ index: 1 });
    await expect(facts(page).first()).toHaveText('1');
    await page.getByLabel('De', { exact: true }).fill(shownDay(today.toString()));
    await page.getByLabel('Até', { exact: true }).fill(shownDay(lastMonth));
    await button(page, 'Aplicar').click();
    await said(page.getByLabel('Até', { exact: true }), 'A data final não pode ser antes da inicial.');
    await page.getByLabel('De', { exact: true }).fill(shownDay(lastMonth));
    await page.getByLabel('Até', { exact: true }).fill(shownDay(today.toString()));
    await button(page, 'Aplicar').click();
    await expect(facts(page).first()).toHaveText('3');
  });

  await test.step('what the owner does meanwhile is seen at once', async () => {
    await finish(page, given, today.toString(), '11:00');
    await expect(facts(page).first()).toHaveText('4');
    const data = { effective_date: today.toString(), description: 'No caderno' };
    await call(page, 'post', 'commissions/settlements', data);
    await expect(page.getByRole('region', { name: 'Resumo' })).toContainText(
      money('Acertado por fora\u2212 R$ 132,00'),
    );
    await expect(page.getByRole('region', { name: 'Extrato' })).toContainText('No caderno');
    await expect(page.getByRole('region', { name: /^Saldo de/ }).locator('dd')).toHaveText([
      money('R$ 48,00'),
      money('R$ 0,00'),
    ]);
  });

  await test.step('a month without anything says so, and what cannot be asked is said', async () => {
    await page.getByLabel('Mês').selectOption({ index: 5 });
    await expect(page.getByText('Nenhuma comissão neste período.')).toBeVisible();
    await failing(page, 'rpc/staff_portal_commissions_summary');
    await page.getByLabel('Mês').selectOption({ index: 6 });
    await expect(alert(page, 'Erro ao carregar dados')).toBeVisible();
  });
});

test('who reads a long statement stays there when something changes, and sees it', async ({ page, salon }) => {
  const link = await addLink(page.context());
  await addDefaultCategories(page);
  const { id: service_id } = await addService(page);
  const { id: client_id } = await addClient(page, 'Ana Lima', 11110001);
  await inDatabase(
    salon,
    `with visits as (
       insert into appointments (user_id, client_name, date, start_time, end_time, status, payment_method, professional_id, overlap_allowed)
       select $1, 'Cliente ' || n, $2::date - (n % 25) - 1, time '09:00', time '10:00', 'finalizado', 'PIX', id, true
       from staff, generate_series(1, 250) n where staff.user_id = $1 and funcao <> 'Proprietária' returning id
     )
     insert into appointment_services (user_id, appointment_id, service_name, unit_price, duration_minutes, position, commission_percent,
       commission_amount)
     select $1, id, 'Corte', 100, 60, 0, 40, 40 from visits`,
    today.toString(),
  );
  await enter(page, link);
  await page.getByRole('tab', { name: 'Comissões' }).click();
  await page.getByLabel('De', { exact: true }).fill(shownDay(today.subtract({ days: 30 }).toString()));
  await page.getByLabel('Até', { exact: true }).fill(shownDay(today.toString()));
  await button(page, 'Aplicar').click();
  const statement = page.getByRole('region', { name: 'Extrato' });
  const days = statement.getByRole('button', { name: /10 serviços/ });
  await expect(days).toHaveCount(9);
  await button(page, 'Carregar mais').click();
  await expect(days).toHaveCount(19);
  await finish(page, { client_id, service_id, professional_id: link.staff }, today.toString(), '09:00');
  await expect(statement.getByRole('button', { name: /1 serviço\b/ })).toBeVisible();
  await expect(days).toHaveCount(19);
  await button(page, 'Carregar mais').click();
  await expect(days).toHaveCount(25);
  await expect(button(page, 'Carregar mais')).toBeHidden();
});
