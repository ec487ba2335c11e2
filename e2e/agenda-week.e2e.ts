import { addDays } from '#domain/shared/time.ts';
import { at, bookTwo, card, clickAt, column, day, drag, week } from './agenda.ts';
import { button, dialog, openDay, status } from './appointments.ts';
import { expect, failing, test } from './salon.ts';

const [sunday, thursday] = [addDays(openDay, -3), addDays(openDay, 1)];

test('a salon of one opens on its week, which counts, fills in and moves to other days', async ({ page, salon }) => {
  expect(salon.email).toBeTruthy();
  await page.goto('/agenda');
  await expect(page).toHaveURL('/agenda/semana');
  await expect(page.getByText('Nenhum agendamento para esta semana')).toBeVisible();

  await bookTwo(page);
  await page.goto(week);
  const columns = page.locator('[data-column]');
  await expect(columns).toHaveCount(7);
  await expect(columns.first()).toHaveAttribute('data-column', sunday);
  await expect(column(page, sunday)).toContainText('Fechado');
  await expect(page.getByRole('heading', { name: `Qua ${Number(openDay.slice(8))} 2 agend.` })).toBeVisible();

  // To the day after, at another time; what cannot be moved there comes back.
  const bia = (time: string) => card(page, new RegExp(`^${time}, Bia Prado`));
  await drag(page, await at(column(page, openDay), '10:10'), await at(column(page, thursday), '12:10'));
  await page.mouse.up();
  await expect(status(page, 'Agendamento alterado com sucesso!')).toBeVisible();
  await expect(column(page, thursday).getByRole('button', { name: /^12:00 – 13:00, Bia Prado/ })).toBeVisible();
  await failing(page, 'agenda/appointments/*/time');
  await drag(page, await at(column(page, thursday), '12:30'), await at(column(page, openDay), '09:30'));
  await page.mouse.up();
  await expect(page.getByRole('alert').filter({ hasText: 'Erro' })).toHaveText('Erro ao salvar agendamento');
  await expect(bia('12:00 – 13:00')).toBeVisible();
  await page.unrouteAll();

  // Of one person alone: only hers, and what is new is hers too.
  await button(page, 'Camila Rocha').click();
  await expect(button(page, 'Todos')).toHaveAttribute('aria-pressed', 'false');
  await clickAt(column(page, thursday), '15:40');
  const sheet = dialog(page, 'Novo Agendamento');
  await expect(sheet.getByLabel('Início')).toHaveValue('15:30');
  await expect(sheet.getByLabel('Data')).toHaveValue(thursday.split('-').reverse().join('/'));
  await expect(sheet.getByLabel('Profissional', { exact: true })).toHaveText('Camila Rocha');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();

  // The date stays from tab to tab, and is found again by the calendar.
  await page.getByRole('link', { name: 'Dia', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/agenda/dia\\?data=${openDay}`));
  await button(page, 'Amanhã').click();
  await expect(page).toHaveURL(new RegExp(`data=${thursday}`));
  await expect(bia('12:00 – 13:00')).toBeVisible();
  await button(page, 'Hoje').click();
  await expect(page).toHaveURL(/\/agenda\/dia(\?ver=[^&]*)?$/);
});

test('an agenda that cannot be loaded says so, and another try helps', async ({ page, salon }) => {
  expect(salon.email).toBeTruthy();
  await failing(page, 'agenda/days?*');
  await page.goto(day);
  await expect(page.getByRole('alert').filter({ hasText: 'Erro ao carregar dados da agenda: ' })).toBeVisible();
  await page.unrouteAll();
  await button(page, 'Tentar de novo').click();
  await expect(page.getByText('Nenhum agendamento para este dia')).toBeVisible();
});
