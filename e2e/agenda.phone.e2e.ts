import type { Page } from '@playwright/test';
import { addDays } from '#domain/shared/time.ts';
import { bookTwo, card, day } from './agenda.ts';
import { addException, SETTINGS, weekday } from './agenda-settings.ts';
import { doneDay, openDay, pick, professional, service } from './appointments.ts';
import { addClient } from './clients.ts';
import { button, dialog, question, tapped } from './parts.ts';
import { expect, expectAccessible, phone, test } from './salon.ts';
import { addDefaultCategories, addService } from './services.ts';

test.use(phone);

test('a thumb picks a person, sees the day and its gaps, books, blocks and goes through the week', async ({ page }) => {
  await bookTwo(page);
  await page.goto(day);
  await expect(card(page, /^10:00 – 11:00, Bia Prado/)).toBeVisible();
  await expect(card(page, /^Agendar às/)).toHaveCount(0);

  await button(page, 'Camila Rocha').tap();
  await expect(card(page, /^Agendar às/)).toHaveText(['Livre, 1h', 'Livre, 3h', 'Livre, 4h']);
  await card(page, 'Agendar às 11:00').tap();
  const sheet = dialog(page, 'Novo Agendamento');
  await expect(sheet.getByLabel('Início')).toHaveValue('11:00');
  await expect(professional(sheet).locator('option:checked')).toHaveText('Camila Rocha');
  await page.goBack();
  await expect(sheet).toBeHidden();

  // A finger that stays blocks.
  const gap = card(page, 'Agendar às 15:00');
  await gap.dispatchEvent('pointerdown', { pointerType: 'touch', pointerId: 9, button: 0, clientX: 200, clientY: 400 });
  const block = dialog(page, 'Bloquear Horário');
  await expect(block.getByLabel('Horário de início')).toHaveValue('15:00');
  await page.locator('body').dispatchEvent('pointerup', { pointerType: 'touch', pointerId: 9 });
  await block.getByLabel('Motivo').fill('Curso');
  await tapped(button(block, 'Bloquear'), 'Horário bloqueado com sucesso!');
  await expect(card(page, 'Bloqueado: Curso, Camila Rocha, 15:00 – 16:00')).toBeVisible();

  // When the block is lifted again, the list keeps the focus.
  await card(page, 'Bloqueado: Curso, Camila Rocha, 15:00 – 16:00').tap();
  await tapped(button(page.getByRole('alertdialog'), 'Desbloquear'), 'Horário desbloqueado com sucesso!');
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

test('on a phone a holiday is entered and deleted, and a shift added and cleared, with the thumb', async ({ page }) => {
  await addException(page, { date: '2030-12-24' });
  await page.goto(SETTINGS);
  const tabs = page.getByRole('navigation', { name: 'Agenda' });
  await expect(tabs.getByRole('link', { name: 'Configurar' })).toBeInViewport({ ratio: 1 });
  await button(page, 'Nova Exceção').tap();
  const fresh = dialog(page, 'Nova Exceção');
  await fresh.getByLabel('Data').fill('2030-12-25');
  await fresh.getByText('Horário especial').tap();
  await fresh.getByLabel('Fechamento').fill('13');
  await tapped(button(fresh, 'Salvar'), 'Exceção criada com sucesso!');
  const christmas = page.getByRole('listitem').filter({ hasText: '25 de dezembro de 2030' });
  await expect(christmas).toContainText('09:00–13:00');
  await button(christmas, 'Quarta-feira, 25 de dezembro de 2030').tap();
  await expect(dialog(page, 'Editar Exceção').getByLabel('Data')).toHaveValue('2030-12-25');
  await button(dialog(page, 'Editar Exceção'), 'Cancelar').tap();
  await button(christmas, 'Excluir exceção de quarta-feira, 25 de dezembro de 2030').tap();
  await button(question(page), 'Excluir').tap();
  await expect(christmas).toHaveCount(0);

  await button(page, 'Adicionar turno').tap();
  await expect(weekday(page, 'Segunda-feira')).toContainText('09:00–19:00');
  await expectAccessible(page);
  await button(page, 'Limpar turnos de segunda-feira').tap();
  await tapped(button(question(page), 'Limpar'), 'Turnos de Segunda-feira limpos com sucesso!');
});

test('on a phone a salon of one books a client, and is told if it has no services', async ({ page }) => {
  await addClient(page, 'Bia Prado', 11110000);
  await page.goto(`/agenda/dia?data=${doneDay}&novo=${doneDay}T09:00`);
  const sheet = dialog(page, 'Novo Agendamento');
  await expect.poll(() => sheet.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await expect(sheet.getByText('Nenhum serviço disponível. Cadastre serviços primeiro.')).toBeVisible();
  await button(sheet, 'Sem comissão, nenhum produto').tap();
  await button(sheet, 'Adicionar produto').tap();
  await expect(sheet.getByText('Nenhum produto disponível. Cadastre produtos primeiro.')).toBeVisible();
  await addDefaultCategories(page);
  await addService(page);
  await page.reload();

  await expect(professional(sheet)).not.toHaveValue('');
  await pick(page, sheet.getByLabel('Cliente', { exact: true }), 'bi', 'Bia Prado');
  await button(sheet, 'Trocar').tap();
  await pick(page, sheet.getByLabel('Cliente', { exact: true }), 'prado', 'Bia Prado');
  await pick(page, service(sheet, 1), 'corte', 'Corte feminino');
  await expect(sheet.getByText('1h, até 10:00')).toBeVisible();
  await tapped(button(sheet, 'Salvar'), 'Agendamento criado com sucesso!');
  await expect(sheet).toBeHidden();
  const card = page.getByRole('button', { name: /^09:00 – 10:00, Bia Prado/ });
  await expect(card).toBeVisible();

  // Everything in the sheet is large enough for a thumb, folded or not, and what became of it is in sight.
  await card.tap();
  const editing = dialog(page, 'Editar Agendamento');
  await expect(editing.getByRole('radio', { name: 'Finalizado' })).toBeInViewport({ ratio: 1 });
  await expect(editing.getByLabel('Forma de pagamento')).toBeInViewport({ ratio: 1 });
  await editing.getByRole('button', { expanded: false }).first().tap();
  await expect(button(editing, 'Adicionar produto')).toBeVisible();
  const small = await editing
    .locator('button, input:not([aria-hidden]), select')
    .evaluateAll((targets) =>
      targets
        .filter((target) => target.checkVisibility() && target.getBoundingClientRect().height < 44)
        .map((target) => target.getAttribute('aria-label') ?? target.textContent ?? target.outerHTML),
    );
  expect(small).toEqual([]);
  await page.goBack();
  await expect(editing).toBeHidden();

  // Two taps finalise it, another two after taking that back cancel it.
  const settle = button(page, 'Finalizar ou cancelar Bia Prado');
  expect((await settle.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await settle.tap();
  await tapped(page.getByRole('menuitem', { name: 'Dinheiro' }), 'Agendamento finalizado: Dinheiro!');
  await button(page, 'Desfazer').tap();
  await settle.tap();
  await page.getByRole('menuitem', { name: 'Cancelar agendamento' }).tap();
  await expect(page.getByRole('button', { name: /^09:00 – 10:00, Bia Prado, .*Cancelado/ })).toBeVisible();
});
