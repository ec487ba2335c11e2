import { addDays } from '#domain/shared/time.ts';
import { at, bookTwo, boxOf, card, clickAt, column, day, drag, professional } from './agenda.ts';
import { button, dialog, openDay, status } from './appointments.ts';
import { expect, test } from './salon.ts';
import { installClock } from './window.ts';

test('an appointment is dragged to another time and person, made longer, taken back, and stays where it must', async ({
  page,
  salon: _,
}) => {
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
  await button(page, 'Desfazer').click();
  await expect(status(page, 'Alteração desfeita!')).toBeVisible();
  await expect(bia('10:00 – 11:00')).toBeVisible();

  // Into the time of another appointment: refused, and back where it was.
  await drag(page, await at(camilas, '10:30'), await at(camilas, '14:00'));
  await page.mouse.up();
  await expect(page.getByRole('alert').filter({ hasText: 'Conflito' })).toHaveText(
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

test('the grid is used with the mouse and with the keys alone: booking, blocking, opening, asking why', async ({
  page,
  salon: _,
}) => {
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
  await button(block, 'Bloquear').click();
  await expect(status(page, 'Horário bloqueado com sucesso!')).toBeVisible();
  const lunch = card(page, 'Bloqueado: Almoço, Camila Rocha, 12:00 – 13:00');
  await lunch.click();
  const question = page.getByRole('alertdialog', { name: 'Desbloquear este horário?' });
  await expect(question).toContainText('Almoço');
  await button(question, 'Desbloquear').click();
  await expect(status(page, 'Horário desbloqueado com sucesso!')).toBeVisible();
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
  await page.keyboard.press('Escape');
  await expect(block).toBeHidden();
  await expect(focus).toHaveAccessibleName('Studio Jasmim, 12:30');
  await page.keyboard.press('Enter');
  await expect(sheet.getByLabel('Início')).toHaveValue('12:30');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  for (const key of ['ArrowLeft', 'Home', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown']) {
    await page.keyboard.press(key);
  }
  await expect(focus).toHaveAccessibleName(/^10:00 – 11:00, Bia Prado, Corte feminino, Camila Rocha, Pendente/);
  await page.keyboard.press('Enter');
  await expect(dialog(page, 'Editar Agendamento')).toContainText('Bia Prado');
  await page.keyboard.press('Escape');
  await expect(dialog(page, 'Editar Agendamento')).toBeHidden();

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

test('today is led back to now, a day that is gone to is said, and a block of today begins ahead', async ({
  page,
  salon: _,
}) => {
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
