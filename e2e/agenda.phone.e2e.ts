import { addDays } from '#domain/shared/time.ts';
import { bookTwo, card, day, professional } from './agenda.ts';
import { button, dialog, openDay, status } from './appointments.ts';
import { expect, phone, test } from './salon.ts';

test.use(phone);

test('a thumb picks a person, sees the day and its gaps, books, blocks and goes through the week', async ({
  page,
  salon,
}) => {
  expect(salon.email).toBeTruthy();
  await bookTwo(page);
  await page.goto(day);
  await expect(card(page, /^10:00 – 11:00, Bia Prado/)).toBeVisible();
  await expect(card(page, /^Agendar às/)).toHaveCount(0);

  await button(page, 'Camila Rocha').tap();
  await expect(card(page, /^Agendar às/)).toHaveText(['Livre, 1h', 'Livre, 3h', 'Livre, 4h']);
  await card(page, 'Agendar às 11:00').tap();
  const sheet = dialog(page, 'Novo Agendamento');
  await expect(sheet.getByLabel('Início')).toHaveValue('11:00');
  await expect(professional(sheet)).toHaveText('Camila Rocha');
  await page.goBack();
  await expect(sheet).toBeHidden();

  // A finger that stays blocks.
  const gap = card(page, 'Agendar às 15:00');
  await gap.dispatchEvent('pointerdown', { pointerType: 'touch', pointerId: 9, button: 0, clientX: 200, clientY: 400 });
  const block = dialog(page, 'Bloquear Horário');
  await expect(block.getByLabel('Horário de início')).toHaveValue('15:00');
  await page.locator('body').dispatchEvent('pointerup', { pointerType: 'touch', pointerId: 9 });
  await block.getByLabel('Motivo').fill('Curso');
  await button(block, 'Bloquear').tap();
  await expect(status(page, 'Horário bloqueado com sucesso!')).toBeVisible();
  await expect(card(page, 'Bloqueado: Curso, Camila Rocha, 15:00 – 16:00')).toBeVisible();

  await button(page, 'Amanhã').tap();
  await expect(page).toHaveURL(new RegExp(`data=${addDays(openDay, 1)}`));
  await expect(card(page, /^Agendar às/)).toHaveText(['Livre, 10h']);
  await page.getByRole('link', { name: 'Semana', exact: true }).tap();
  await card(page, /^Qua .*2 agendamentos/).tap();
  await expect(card(page, /^14:00 – 15:00, Ana Lima/)).toBeVisible();
  await page.getByRole('navigation', { name: 'Atalhos' }).getByRole('link', { name: 'Novo Agendamento' }).tap();
  await expect(sheet).toBeVisible();
});
