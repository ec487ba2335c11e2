import type { Page } from '@playwright/test';
import { addDays } from '#domain/shared/time.ts';
import { bookTwo, card, day, professional } from './agenda.ts';
import { button, dialog, openDay, status } from './appointments.ts';
import { expect, phone, test } from './salon.ts';

test.use(phone);

test('a thumb picks a person, sees the day and its gaps, books, blocks and goes through the week', async ({
  page,
  salon: _,
}) => {
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

  // When the block is lifted again, the list keeps the focus.
  await card(page, 'Bloqueado: Curso, Camila Rocha, 15:00 – 16:00').tap();
  await button(page.getByRole('alertdialog'), 'Desbloquear').tap();
  await expect(status(page, 'Horário desbloqueado com sucesso!')).toBeVisible();
  await expect(card(page, /^Bloqueado/)).toHaveCount(0);
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);

  await button(page, 'Amanhã').tap();
  await expect(page).toHaveURL(new RegExp(`data=${addDays(openDay, 1)}`));
  await expect(card(page, /^Agendar às/)).toHaveText(['Livre, 10h']);
  await page.getByRole('link', { name: 'Semana', exact: true }).tap();
  await card(page, /^Qua .*2 agendamentos/).tap();
  await expect(card(page, /^14:00 – 15:00, Ana Lima/)).toBeVisible();
  await expect(card(page, /^Dom .*0 agendamentos/)).toContainText('0');

  // The narrowest phone shows the whole date, and a thumb hits everything.
  for (const name of ['Semana', 'Dia']) {
    await page.getByRole('link', { name, exact: true }).tap();
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await smallTargets(page), name).toEqual([]);
    expect(await hiddenDate(page), name).toBe(0);
    // Letters that their reader sets apart do not cut it either.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }',
      );
      document.adoptedStyleSheets = [sheet];
    });
    expect(await hiddenDate(page), name).toBe(0);
    await page.setViewportSize(phone.viewport);
    expect(await hiddenDate(page), name).toBe(0);
    await page.evaluate(() => {
      document.adoptedStyleSheets = [];
    });
  }
  await page.getByRole('navigation', { name: 'Atalhos' }).getByRole('link', { name: 'Novo Agendamento' }).tap();
  await expect(sheet).toBeVisible();
});

/** What is less than 44 px wide or high, beside the banner of what was done before. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main a, main button')].flatMap((one) => {
      // A card is tapped anywhere: its name covers it.
      const { width, height } = (one.closest('.appointment, .time-off') ?? one).getBoundingClientRect();
      const isSmall = width > 0 && !one.closest('[role=status]') && (Math.round(width) < 44 || Math.round(height) < 44);
      return isSmall ? [`${one.textContent} ${width} x ${height}`] : [];
    }),
  );
}

/** How many pixels of the date are cut off or lie beyond the screen. */
function hiddenDate(page: Page): Promise<number> {
  const date = page.getByRole('button', { name: /^Escolher data/ });
  return date.evaluate((button) => {
    const words = button.querySelector('span') as HTMLElement;
    const { right } = button.getBoundingClientRect();
    return Math.max(0, words.scrollWidth - words.offsetWidth, right - document.documentElement.clientWidth);
  });
}
