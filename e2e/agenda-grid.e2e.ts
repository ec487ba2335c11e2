import { addDays } from '#domain/shared/time.ts';
import { at, bookTwo, boxOf, card, clickAt, column, day, drag, professional } from './agenda.ts';
import { openDay } from './appointments.ts';
import { alert, button, confirmed, dialog, pressEscape, status } from './parts.ts';
import { call, expect, installClock, test } from './salon.ts';

test('an appointment is dragged, made longer and taken back, and stays where it must', async ({ page }) => {
  const { camila } = await bookTwo(page);
  await page.goto('/agenda');
  await expect(page).toHaveURL('/agenda/dia');
  await page.goto(day);
  const camilas = column(page, camila.id);
  const owners = page.locator('[data-column]').filter({ hasNot: page.getByRole('button', { name: /Ana Lima/ }) });
  const bia = (time: string) => card(page, new RegExp(`^${time}, Bia Prado`));

  // 60 px for half an hour, a hair less for the card; 25 rows from 08:00.
  expect((await boxOf(camilas)).height).toBe(1500);
  const shown = camilas.locator('[data-block]').filter({ hasText: 'Bia Prado' });
  expect((await boxOf(shown)).height).toBe(118);
  expect((await boxOf(shown)).y - (await boxOf(camilas)).y).toBe(240);

  await drag(page, await at(camilas, '10:10'), await at(camilas, '11:12'));
  await expect(camilas).toContainText('11:00 – 12:00');
  await page.mouse.up();
  await expect(status(page, 'Agendamento alterado com sucesso!')).toBeVisible();
  await expect(bia('11:00 – 12:00')).toBeVisible();
  await confirmed(button(page, 'Desfazer'), 'Alteração desfeita!');
  await expect(bia('10:00 – 11:00')).toBeVisible();

  // Into the time of another appointment: refused, and back where it was.
  await drag(page, await at(camilas, '10:30'), await at(camilas, '14:00'));
  await page.mouse.up();
  await expect(alert(page, 'Conflito')).toHaveText(
    'Conflito de horário detectado para Camila Rocha. Escolha outro horário ou profissional.',
  );
  await expect(bia('10:00 – 11:00')).toBeVisible();

  // Escape gives a drag up; the click that ends it opens nothing.
  await drag(page, await at(camilas, '10:30'), await at(camilas, '12:30'));
  await expect(camilas).toContainText('12:00 – 13:00');
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(camilas).not.toContainText('12:00 – 13:00');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // Shift snaps to five minutes; the other column is another person. It is dragged on before the first answer is there.
  const answered = Promise.withResolvers<void>();
  await page.route(/\/time$/, (route) => answered.promise.then(() => route.continue()), { times: 1 });
  await page.keyboard.down('Shift');
  await drag(page, await at(camilas, '10:30'), await at(owners, '10:50'));
  await page.mouse.up();
  await page.keyboard.up('Shift');
  await expect(bia('10:20 – 11:20')).toHaveAccessibleName(/Studio Jasmim/);
  await drag(page, await at(owners, '11:18'), await at(owners, '12:00'));
  const stretched = page.waitForResponse((response) => /"end_time":"12:00"/.test(response.request().postData() ?? ''));
  await page.mouse.up();
  await expect(bia('10:20 – 12:00')).toBeVisible();
  answered.resolve();
  expect((await stretched).status()).toBe(200);
  await expect(bia('10:20 – 12:00')).toBeVisible();
  await page.reload();
  await expect(owners.getByRole('button', { name: /^10:20 – 12:00, Bia Prado/ })).toBeVisible();
});

test('by mouse or by keys: booking, blocking, opening and asking why', async ({ page }) => {
  const { camila } = await bookTwo(page);
  await page.goto(day);
  const camilas = column(page, camila.id);

  await clickAt(camilas, '16:10');
  const sheet = dialog(page, 'Novo Agendamento');
  await expect(sheet.getByLabel('Início')).toHaveValue('16:00');
  await expect(professional(sheet)).toHaveText('Camila Rocha');
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(day);

  // A block, with all that can be wrong about it.
  await clickAt(camilas, '12:10', ['Shift']);
  const block = dialog(page, 'Bloquear Horário');
  const [from, to] = [block.getByLabel('Horário de início'), block.getByLabel('Horário de fim')];
  await expect(from).toHaveValue('12:00');
  await expect(to).toHaveValue('13:00');
  await expect(block.getByLabel('Profissional')).toHaveText('Camila Rocha');
  await to.fill('11:00');
  await button(block, 'Bloquear').click();
  await expect(to).toHaveAccessibleDescription('Data/horário de fim deve ser posterior ao início');
  await to.fill('');
  await from.fill('');
  await block.getByLabel('Data de início').fill('');
  await block.getByLabel('Data de fim').fill('');
  await button(block, 'Bloquear').click();
  await expect(block.getByLabel('Data de início')).toHaveAccessibleDescription('Data de início é obrigatória');
  await expect(block.getByLabel('Data de fim')).toHaveAccessibleDescription('Data de fim é obrigatória');
  await expect(from).toHaveAccessibleDescription('Horário de início é obrigatório');
  await expect(to).toHaveAccessibleDescription('Horário de fim é obrigatório');
  await from.fill('12:00');
  await to.fill('13:00');
  await block.getByLabel('Data de fim').fill(openDay.split('-').reverse().join('/'));
  await block.getByLabel('Data de início').fill('01/01/2024');
  await button(block, 'Bloquear').click();
  await expect(from).toHaveAccessibleDescription('Data/horário de início não pode ser no passado');
  await block.getByLabel('Data de início').fill(openDay.split('-').reverse().join('/'));
  await block.getByLabel('Motivo').fill('Almoço');
  await confirmed(button(block, 'Bloquear'), 'Horário bloqueado com sucesso!');
  const lunch = card(page, 'Bloqueado: Almoço, Camila Rocha, 12:00 – 13:00');
  await lunch.click();
  const question = page.getByRole('alertdialog', { name: 'Desbloquear este horário?' });
  await expect(question).toContainText('Almoço');
  await confirmed(button(question, 'Desbloquear'), 'Horário desbloqueado com sucesso!');
  await expect(lunch).toHaveCount(0);
  await expect(page.getByRole('region').locator(':focus')).toHaveCount(1);

  // One stop for Tab; the arrows reach every cell and card.
  const focus = page.locator(':focus');
  await button(page, 'Por que este horário não aparece?').focus();
  await page.keyboard.press('Tab');
  await expect(focus).toHaveAccessibleName('Camila Rocha, 12:00');
  await page.keyboard.press('ArrowDown');
  await expect(focus).toHaveAccessibleName('Camila Rocha, 12:30');
  await page.keyboard.press('ArrowRight');
  await expect(focus).toHaveAccessibleName('Studio Jasmim, 12:30');
  await page.keyboard.press('Shift+Enter');
  await expect(block.getByLabel('Horário de início')).toHaveValue('12:30');
  await pressEscape(block);
  await expect(focus).toHaveAccessibleName('Studio Jasmim, 12:30');
  await page.keyboard.press('Enter');
  await expect(sheet.getByLabel('Início')).toHaveValue('12:30');
  await pressEscape(sheet);
  for (const key of ['ArrowLeft', 'Home', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown']) {
    await page.keyboard.press(key);
  }
  await expect(focus).toHaveAccessibleName(/^10:00 – 11:00, Bia Prado, Corte feminino, Camila Rocha, Pendente/);
  await page.keyboard.press('Enter');
  await expect(dialog(page, 'Editar Agendamento')).toContainText('Bia Prado');
  await pressEscape(dialog(page, 'Editar Agendamento'));

  // The rule in words, and the appointment by its name.
  await button(page, 'Por que este horário não aparece?').click();
  const why = dialog(page, 'Por que este horário não aparece?');
  await why.getByLabel('Profissional').click();
  await page.getByRole('option', { name: 'Camila Rocha' }).click();
  await why.getByLabel('Horário', { exact: true }).fill('10:30');
  await expect(why).toContainText('Camila Rocha já tem agendamento neste horário:10:00 – 11:00, Bia Prado');
  await why.getByLabel('Horário', { exact: true }).fill('20:00');
  await expect(why).toContainText('Está fora do horário de trabalho de Camila Rocha neste dia: 09:00 – 19:00.');
  await why.getByLabel('Horário', { exact: true }).fill('11:00');
  await expect(why).toContainText('Este horário está disponível para os clientes');
});

test('today is led back to now, a day that is gone to is said, and a block of today begins ahead', async ({ page }) => {
  await bookTwo(page);
  await installClock(page, { time: `${openDay}T15:40:00-03:00` });
  await page.goto('/agenda/dia');
  const grid = page.getByRole('region', { name: 'Agenda do dia por profissional' });
  const now = grid.getByText('15:40', { exact: true });
  await expect(now).toBeInViewport();
  await expect(status(page, 'agendamentos')).toHaveCount(0);
  const [entries, away] = [() => page.evaluate(() => history.length), () => grid.evaluate((one) => one.scrollTo(0, 0))];
  const before = await entries();
  await away();
  await expect(now).not.toBeInViewport();
  await button(page, 'Hoje').click();
  await expect(now).toBeInViewport();
  expect(await entries()).toBe(before);

  await button(page, 'Amanhã').click();
  await expect(status(page, 'Quinta-feira').filter({ hasText: '0 agendamentos' })).toBeAttached();
  await away();
  await button(page, 'Hoje').click();
  await expect(status(page, 'Quarta-feira').filter({ hasText: '2 agendamentos' })).toBeAttached();
  await expect(now).toBeInViewport();

  // What can be dragged longer shows it.
  const ana = grid.locator('[data-block]').filter({ hasText: 'Ana Lima' });
  await ana.hover();
  const edge = (name: 'cursor' | 'backgroundImage') =>
    ana.evaluate((one, name) => getComputedStyle(one, '::after')[name], name);
  expect(await edge('cursor')).toBe('ns-resize');
  expect(await edge('backgroundImage')).toContain('gradient');

  // From the next half hour; the end goes along with the start.
  await button(page, 'Bloquear').click();
  const block = dialog(page, 'Bloquear Horário');
  const [from, to] = [block.getByLabel('Horário de início'), block.getByLabel('Horário de fim')];
  await expect(from).toHaveValue('16:00');
  await expect(to).toHaveValue('17:00');
  await to.fill('17:30');
  await from.fill('18:15');
  await expect(to).toHaveValue('19:45');
  await from.fill('23:00');
  await expect(to).toHaveValue('00:30');
  await block.getByLabel('Data de início').fill(addDays(openDay, 2).split('-').reverse().join('/'));
  await expect(block.getByLabel('Data de fim')).toHaveValue(addDays(openDay, 3).split('-').reverse().join('/'));
});

test('taken times say so; a card is carried with the keys and taken back', async ({ page }) => {
  const { camila } = await bookTwo(page);
  const lunch = { staff_id: camila.id, start_date: openDay, start_time: '12:00', end_date: openDay, end_time: '13:00' };
  await call(page, 'post', 'agenda/time-off', { ...lunch, reason: 'Almoço' });
  await page.goto(day);
  await expect(column(page, camila.id)).toBeVisible();
  const focus = page.locator(':focus');
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };

  // Three keys lead from the top of the page into the grid, and the page itself says what the keys do there.
  const keys = page.getByText('M: mover o agendamento');
  await expect(keys).toBeHidden();
  await press('Tab', 'Tab');
  await expect(focus).toHaveAccessibleName('Ir para os horários');
  await expect(focus).toBeInViewport({ ratio: 1 });
  await press('Enter');
  await expect(focus).toHaveAccessibleName('Camila Rocha, 09:00');
  await expect(keys).toBeVisible();

  // Enter opens nothing outside working hours or where somebody is already, and says why.
  await press('Home');
  await expect(focus).toHaveAccessibleName('Camila Rocha, 08:00, fora do expediente');
  await press('Enter');
  await expect(status(page, '08:00 está fora do expediente. Para agendar mesmo assim')).toBeAttached();
  await press('Shift+Enter', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown');
  await expect(focus).toHaveAccessibleName('Camila Rocha, 10:00, ocupado');
  await expect(focus).toHaveText('10:00 ocupado');
  await press('Enter', 'Shift+Enter');
  await expect(status(page, '10:00 está ocupado.')).toBeAttached();
  await press('ArrowDown');
  await expect(focus).toHaveAccessibleName(/^10:00 – 11:00, Bia Prado/);
  await expect(page).toHaveURL(day);

  // Where it would land is said at each step; Escape gives up.
  await press('m');
  await expect(status(page, 'Movendo Bia Prado')).toBeAttached();
  await press('ArrowDown');
  await expect(status(page, 'Camila Rocha, 10:15 – 11:15')).toBeAttached();
  await press('ArrowRight', 'Shift+ArrowUp');
  await expect(status(page, 'Studio Jasmim, 10:10 – 11:10')).toBeAttached();
  await press('Escape');
  await expect(status(page, 'O agendamento ficou onde estava.')).toBeAttached();
  await expect(focus).toHaveAccessibleName(/^10:00 – 11:00, Bia Prado.*Camila Rocha/);

  // Enter leaves it there, the focus goes along, and it can be taken back as with the mouse.
  await press('m', 'ArrowRight', 'ArrowDown', 'Enter');
  await expect(status(page, 'Agendamento alterado com sucesso!')).toBeVisible();
  await expect(focus).toHaveAccessibleName(/^10:15 – 11:15, Bia Prado.*Studio Jasmim/);
  await confirmed(button(page, 'Desfazer'), 'Alteração desfeita!');
  const bia = card(page, /^10:00 – 11:00, Bia Prado.*Camila Rocha/);
  await expect(bia).toBeVisible();

  // Refused by the server: it goes back, and the focus with it.
  await bia.focus();
  await press('m', ...Array<string>(14).fill('ArrowDown'));
  await expect(status(page, 'Camila Rocha, 13:30 – 14:30')).toBeAttached();
  await press('Enter');
  await expect(alert(page, 'Conflito')).toBeVisible();
  await expect(focus).toHaveAccessibleName(/^10:00 – 11:00, Bia Prado.*Camila Rocha/);

  // A block that is lifted leaves the focus where it was.
  await card(page, 'Bloqueado: Almoço, Camila Rocha, 12:00 – 13:00').focus();
  await press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Desbloquear este horário?' });
  await button(question, 'Desbloquear').focus();
  await press('Enter');
  await expect(status(page, 'Horário desbloqueado com sucesso!')).toBeVisible();
  await expect(focus).toHaveAccessibleName('Camila Rocha, 12:00');
});
