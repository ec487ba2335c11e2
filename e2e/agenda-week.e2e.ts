import type { Page } from '@playwright/test';
import { addDays } from '#domain/shared/time.ts';
import { at, bookTwo, boxOf, card, clickAt, column, drag, professional, week } from './agenda.ts';
import { openDay } from './appointments.ts';
import { alert, button, dialog, pressEscape, status } from './parts.ts';
import { expect, failing, type Salon, test } from './salon.ts';
import { inDatabase } from './services.ts';
import { addProfessional } from './team.ts';

const [sunday, thursday] = [addDays(openDay, -3), addDays(openDay, 1)];

test('a salon of one opens on its week, which counts, fills in and moves to other days', async ({ page }) => {
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

  await test.step('on paper the hours stand beside their cards, the legend below, and the pages lie across', async () => {
    await page.emulateMedia({ media: 'print' });
    const paper = page.locator('.print-wide');
    const booked = await boxOf(paper.locator('[data-block]').filter({ hasText: 'Bia' }));
    const hour = await boxOf(paper.getByText('10:00', { exact: true }).and(paper.locator('span.absolute')));
    expect(Math.abs(hour.y + hour.height / 2 - booked.y)).toBeLessThan(4);
    const whole = await boxOf(paper);
    expect((await boxOf(page.getByRole('list', { name: 'Legenda' }))).y).toBeGreaterThanOrEqual(whole.y + whole.height);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const pages = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, ...size]) => size.map(Number));
    expect(new Set(pages.map((size) => size.map(Math.round).join(' × ')))).toEqual(new Set(['842 × 595']));
    await page.emulateMedia({ media: null });
    await expect(paper).toHaveCount(0);
  });

  // To the day after, at another time; what cannot be moved there comes back.
  const bia = (time: string) => card(page, new RegExp(`^${time}, Bia Prado`));
  await drag(page, await at(column(page, openDay), '10:10'), await at(column(page, thursday), '12:10'));
  await page.mouse.up();
  await expect(status(page, 'Agendamento alterado com sucesso!')).toBeVisible();
  await expect(column(page, thursday).getByRole('button', { name: /^12:00 – 13:00, Bia Prado/ })).toBeVisible();
  await failing(page, 'agenda/appointments/*/time');
  await drag(page, await at(column(page, thursday), '12:30'), await at(column(page, openDay), '09:30'));
  await page.mouse.up();
  await expect(alert(page, 'Erro')).toHaveText('Erro ao salvar agendamento');
  await expect(bia('12:00 – 13:00')).toBeVisible();
  await page.unrouteAll();

  // Of one person alone: only hers, and what is new is hers too.
  await button(page, 'Camila Rocha').click();
  await expect(button(page, 'Todos')).toHaveAttribute('aria-pressed', 'false');
  await clickAt(column(page, thursday), '15:40');
  const sheet = dialog(page, 'Novo Agendamento');
  await expect(sheet.getByLabel('Início')).toHaveValue('15:30');
  await expect(sheet.getByLabel('Data')).toHaveValue(thursday.split('-').reverse().join('/'));
  await expect(professional(sheet)).toHaveText('Camila Rocha');
  await pressEscape(sheet);

  // The date stays from tab to tab, and is found again by the calendar.
  await page.getByRole('link', { name: 'Dia', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/agenda/dia\\?data=${openDay}`));
  await button(page, 'Amanhã').click();
  await expect(page).toHaveURL(new RegExp(`data=${thursday}`));
  await expect(bia('12:00 – 13:00')).toBeVisible();
  await button(page, 'Hoje').click();
  await expect(page).toHaveURL(/\/agenda\/dia(\?ver=[^&]*)?$/);
});

/** Six people, each with half an hour at 10:00 and another at 10:30, from Wednesday to Saturday. */
async function fillWeek(page: Page, salon: Salon) {
  for (const nome of ['Aline Reis', 'Beatriz Lima', 'Camila Rocha', 'Duda Melo', 'Elisa Prado']) {
    await addProfessional(page, { nome });
  }
  await inDatabase(
    salon,
    `with made as (
       insert into appointments (user_id, client_name, professional_id, professional_name, date, start_time, end_time)
       select user_id, 'Marina ' || n, id, nome, $2::date + day, time '10:00' + n * interval '30 minutes', time '10:30' + n * interval '30 minutes'
       from staff cross join generate_series(0, 1) n cross join generate_series(0, 3) day where user_id = $1 returning user_id, id
     )
     insert into appointment_services (user_id, appointment_id, service_name, duration_minutes)
     select user_id, id, 'Escova e hidratação', 30 from made`,
    openDay,
  );
}

test('a week of six people fits the screen, and short cards tell their service', async ({ page, salon }) => {
  await fillWeek(page, salon);
  await page.goto(week);
  const grid = page.getByRole('region', { name: 'Agenda da semana' });
  const overflow = () => grid.evaluate((element) => element.scrollWidth - element.clientWidth);
  const cards = grid.locator('[data-block]');
  await expect(cards).toHaveCount(48);
  await expect.poll(overflow).toBe(0);
  await expect(page.getByRole('heading', { name: `Dom ${Number(sunday.slice(8))} 0 agend.` })).toBeVisible();

  // The service of half an hour, for the mouse and for the keys.
  const tip = page.locator('[data-tip]');
  await cards.first().hover();
  await expect(tip).toContainText('Escova e hidratação');
  await pressEscape(tip);
  await button(page, 'Por que este horário não aparece?').focus();
  await page.keyboard.press('Tab');
  for (const key of ['Home', 'ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  for (let rows = 0; rows < 5; rows += 1) await page.keyboard.press('ArrowDown');
  await expect(page.locator(':focus')).toHaveAccessibleName(/^10:00 – 10:30, Marina 0, Escova e hidratação/);
  await expect(tip).toContainText('Marina 0');

  // Wide enough to read each card: wider than the screen, beside times that stay. The choice is kept.
  const wide = button(page, 'Dias mais largos');
  await wide.click();
  await expect(wide).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(wide).toHaveAttribute('aria-pressed', 'true');
  await expect(cards).toHaveCount(48);
  await expect.poll(overflow).toBeGreaterThan(1100);
  await grid.evaluate((element) => element.scrollTo(10_000, 0));
  const [place, time] = [await boxOf(grid), await boxOf(grid.locator('span', { hasText: /^09:00$/ }))];
  expect(time.x - place.x).toBeLessThan(56);
  expect(time.x - place.x).toBeGreaterThan(0);

  // A few people fit in any case.
  for (const name of ['Aline Reis', 'Beatriz Lima', 'Camila Rocha']) await button(page, name).click();
  await expect(cards).toHaveCount(24);
  await expect.poll(overflow).toBe(0);
  await expect(wide).toHaveCount(0);

  // Colours that the reader forces upon it leave edges.
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(cards.first()).toHaveCSS('border-top-width', '1px');
  await expect(column(page, sunday).locator('[data-shut]')).toHaveCSS('background-image', /gradient/);
  await expect(button(page, 'Aline Reis')).toHaveCSS('forced-color-adjust', 'none');
});
