import type { Page } from '@playwright/test';
import { boxOf } from './agenda.ts';
import { addAppointment, doneDay, openDay, professional, service } from './appointments.ts';
import { addClient } from './clients.ts';
import { alert, button, confirmed, dialog } from './parts.ts';
import { call, expect, expectAccessible, test } from './salon.ts';
import { addDefaultCategories, addService } from './services.ts';
import { addProfessional } from './team.ts';

/** What WCAG lets a reader set: text that is cut off then is lost. */
const wideText =
  '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important; }';

test('the sheet is filled in with the keys alone, with what is to be paid in sight', async ({ page }) => {
  await addDefaultCategories(page);
  await Promise.all([
    addService(page, { name: 'Luzes', price: 42_000, duration_minutes: 135 }),
    addService(page, { name: 'Escova', price: 8_000, duration_minutes: 45 }),
    addService(page, { name: 'Penteado de noiva', preco_variavel: true, price: 0 }),
    addProfessional(page),
    addClient(page, 'Bia Prado', 11110000),
    addClient(page, 'Bianca Reis', 11110001),
  ]);
  await page.goto(`/agenda/dia?data=${openDay}&novo=`);
  const sheet = dialog(page, 'Novo Agendamento');
  const client = sheet.getByLabel('Cliente', { exact: true });
  const start = sheet.getByLabel('Início');

  const chosen = sheet.getByRole('region', { name: 'Cliente' });
  await test.step('Tab chooses the client that is marked and leads to the service', async () => {
    await expect(client).toBeFocused();
    await page.keyboard.type('bia');
    // Offered only with the answer to the whole text: the list of its beginning is not what Tab chooses from.
    await expect(page.getByRole('option', { name: 'Novo cliente: bia' })).toBeVisible();
    await expect(page.getByRole('option', { name: 'Bia Prado' })).toHaveAttribute('data-highlighted', '');
    await page.keyboard.press('Tab');
    await expect(chosen).toContainText('Bia Prado');
    await expect(service(sheet, 1)).toBeFocused();
  });

  await test.step('so do Enter and Tab before the list is there, and a space then opens no other client', async () => {
    for (const [key, text, name] of [
      ['Enter', 'bianca', 'Bianca Reis'],
      ['Tab', 'prado', 'Bia Prado'],
    ] as const) {
      await button(sheet, 'Trocar').click();
      await expect(client).toBeFocused();
      await page.keyboard.type(text);
      await page.keyboard.press(key);
      await expect(service(sheet, 1)).toBeFocused();
      await page.keyboard.press('Space');
      await expect(chosen).toContainText(name);
    }
    await page.keyboard.press('Backspace');
  });

  await test.step('Enter and Tab choose services, and a line that was added has the focus', async () => {
    await start.fill('930');
    await professional(sheet).selectOption('Camila Rocha');
    await service(sheet, 1).focus();
    await page.keyboard.type('luz');
    await expect(page.getByRole('option', { name: 'Luzes' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(service(sheet, 1)).toHaveValue('Luzes');
    await button(sheet, 'Adicionar serviço').focus();
    await page.keyboard.press('Enter');
    await expect(service(sheet, 2)).toBeFocused();
    await page.keyboard.type('esc');
    await expect(page.getByRole('option', { name: 'Escova' })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(service(sheet, 2)).toHaveValue('Escova');
    await expect(service(sheet, 2)).not.toBeFocused();
    // Left before the list was there, the only one it can mean is meant.
    await button(sheet, 'Adicionar serviço').click();
    await expect(service(sheet, 3)).toBeFocused();
    await page.keyboard.type('noiva');
    await page.keyboard.press('Tab');
    await expect(service(sheet, 3)).toHaveValue('Penteado de noiva');
  });

  await test.step('a price that was open earns the professional their percentage once it is typed', async () => {
    const line = sheet.getByRole('group', { name: 'Serviço 3' });
    await expect(line).toContainText('Comissão 40%, R$ 0,00');
    await line.getByLabel('Preço').fill('150');
    await expect(line).toContainText('Comissão 40%, R$ 60,00');
  });

  await test.step('three services leave status and payment in sight, with what the client pays beside the net', async () => {
    for (const name of ['Pendente', 'Finalizado', 'Cancelado']) {
      await expect(sheet.getByRole('radio', { name })).toBeInViewport({ ratio: 1 });
    }
    await expect(sheet.getByLabel('Forma de pagamento')).toBeInViewport({ ratio: 1 });
    await expect(sheet.getByLabel('Desconto')).toBeInViewport({ ratio: 1 });
    await sheet.getByLabel('Desconto').fill('20');
    await expect(sheet.locator('dl')).toHaveText([
      'Cliente pagaR$ 630,00Valor líquidoR$ 370,00',
      'Serviços650,00Desconto− 20,00Produtos0,00Comissões− 260,00',
    ]);
    const size = (name: string) =>
      sheet.locator('dd', { hasText: name }).evaluate((sum) => Number.parseFloat(getComputedStyle(sum).fontSize));
    expect(await size('R$ 630,00')).toBeGreaterThanOrEqual(20);
    await expectAccessible(page);
  });

  await test.step('a line that is removed leaves the focus with its neighbour', async () => {
    await sheet.getByRole('button', { name: 'Remover serviço 3' }).focus();
    await page.keyboard.press('Enter');
    await expect(service(sheet, 3)).toHaveCount(0);
    await expect.poll(() => focusIsIn(page, '[role=dialog]')).toBe(true);
  });

  await test.step('wider letters cut no date off, and at 400% head, totals and foot scroll with the form', async () => {
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    }, wideText);
    const cut = await sheet
      .getByLabel('Data', { exact: true })
      .evaluate((field: HTMLInputElement) => field.scrollWidth - field.clientWidth);
    expect(cut).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 320, height: 256 });
    // Nothing stays above: the whole height is the form's.
    const discount = sheet.getByLabel('Desconto');
    await discount.focus();
    await expect(discount).toBeInViewport({ ratio: 1 });
    await expect(sheet.getByRole('heading', { name: 'Novo Agendamento' })).not.toBeInViewport();
    await button(sheet, 'Salvar').scrollIntoViewIfNeeded();
    await expect(button(sheet, 'Salvar')).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await confirmed(button(sheet, 'Salvar'), 'Agendamento criado com sucesso!');
});

test('from its card an appointment is finalised in two clicks, taken back, and cancelled in two', async ({ page }) => {
  await addDefaultCategories(page);
  const [{ id: professional_id }, { id: service_id }, bia, ana] = await Promise.all([
    addProfessional(page),
    addService(page),
    addClient(page, 'Bia Prado', 11110000),
    addClient(page, 'Ana Lima', 11110001),
  ]);
  const given = { professional_id, service_id, date: doneDay };
  const { id } = await addAppointment(page, { ...given, client_id: bia.id, start_time: '10:00' });
  await addAppointment(page, { ...given, client_id: ana.id, start_time: '14:00' });
  const stored = () => call(page, 'get', `agenda/appointments/${id}`);
  await page.goto(`/agenda/dia?data=${doneDay}`);
  const card = (name: RegExp) => page.getByRole('main').getByRole('button', { name });
  const settle = (name: string) => button(page, `Finalizar ou cancelar ${name}`);

  await test.step('two clicks finalise it, and the banner takes it back', async () => {
    await card(/, Bia Prado, .*Pendente$/).hover();
    await settle('Bia Prado').click();
    await expect(page.getByRole('menu')).toContainText('R$ 100,00');
    // Beside its button, which stays while the pointer is on the menu.
    await page.getByRole('menuitem', { name: 'PIX' }).hover();
    const [pressed, menu] = [await boxOf(settle('Bia Prado')), await boxOf(page.getByRole('menu'))];
    expect(menu.x + menu.width).toBeCloseTo(pressed.x + pressed.width, -1);
    expect(Math.abs(menu.y - (pressed.y + pressed.height))).toBeLessThan(10);
    await expectAccessible(page);
    await confirmed(page.getByRole('menuitem', { name: 'PIX' }), 'Agendamento finalizado: PIX!');
    await expect(card(/, Bia Prado, .*Finalizado$/)).toBeVisible();
    expect(await stored()).toMatchObject({ status: 'finalizado', payment_method: 'PIX' });
    await confirmed(button(page, 'Desfazer'), 'Alteração desfeita!');
    expect(await stored()).toMatchObject({ status: 'pendente', payment_method: null });
  });

  await test.step('what is of tomorrow is moved to today when that is agreed to, and taken back to its day', async () => {
    const today = Temporal.Now.plainDateISO('America/Sao_Paulo').toString();
    const tomorrow = Temporal.PlainDate.from(today).add({ days: 1 }).toString();
    const { id: ahead } = await addAppointment(page, { ...given, client_id: bia.id, date: tomorrow });
    const isAt = () => call(page, 'get', `agenda/appointments/${ahead}`);
    await page.goto(`/agenda/dia?data=${tomorrow}`);
    await card(/, Bia Prado, .*Pendente$/).hover();
    await settle('Bia Prado').click();
    await page.getByRole('menuitem', { name: 'Dinheiro' }).click();
    await expect(page.getByRole('alertdialog', { name: 'Este agendamento é de amanhã' })).toBeVisible();
    await confirmed(button(page, 'Mover e finalizar'), 'Agendamento finalizado: Dinheiro!');
    expect(await isAt()).toMatchObject({ date: today, start_time: '09:00', status: 'finalizado' });
    await confirmed(button(page, 'Desfazer'), 'Alteração desfeita!');
    expect(await isAt()).toMatchObject({ date: tomorrow, start_time: '09:00', status: 'pendente' });
    await page.goto(`/agenda/dia?data=${doneDay}`);
  });

  await test.step('two clicks cancel it; what has been taken since cannot be taken back', async () => {
    await card(/, Bia Prado, .*Pendente$/).hover();
    await settle('Bia Prado').click();
    await confirmed(page.getByRole('menuitem', { name: 'Cancelar agendamento' }), 'Agendamento cancelado!');
    await expect(card(/, Bia Prado, .*Cancelado$/)).toBeVisible();
    await addAppointment(page, { ...given, client_id: ana.id, start_time: '10:30' });
    await button(page, 'Desfazer').click();
    await expect(alert(page, 'Conflito')).toHaveText(
      'Conflito de horário detectado para Camila Rocha. Escolha outro horário ou profissional.',
    );
  });

  await test.step('the keys do it too, and the focus stays with the card', async () => {
    const ana = card(/^14:00 – 15:00, Ana Lima/);
    await ana.focus();
    await page.keyboard.press('Tab');
    await expect(settle('Ana Lima').last()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('d');
    await expect(page.getByRole('menuitem', { name: 'Dinheiro' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(card(/^14:00 – 15:00, Ana Lima, .*Finalizado$/)).toBeFocused();
  });

  await test.step('a card that is deleted leaves the focus where it was', async () => {
    await page.keyboard.press('Enter');
    const sheet = dialog(page, 'Editar Agendamento');
    await button(sheet, 'Excluir agendamento').click();
    await button(page, 'Excluir').click();
    await expect(card(/^14:00 – 15:00, Ana Lima/)).toHaveCount(0);
    await expect.poll(() => focusIsIn(page, '[data-column]')).toBe(true);
  });
});

const focusIsIn = (page: Page, place: string) =>
  page.evaluate((place) => document.activeElement?.closest(place) !== null, place);
