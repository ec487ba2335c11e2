import { bookTwo, card, column, day } from './agenda.ts';
import { button, openDay, status } from './appointments.ts';
import { expect, test } from './salon.ts';

test('a taken or closed time says so, and a card is carried with the keys, taken back and never lost', async ({
  page,
  salon: _,
}) => {
  const { camila } = await bookTwo(page);
  const lunch = { staff_id: camila.id, start_date: openDay, start_time: '12:00', end_date: openDay, end_time: '13:00' };
  const blocked = await page.request.post('/api/agenda/time-off', { data: { ...lunch, reason: 'Almoço' } });
  expect(blocked.status(), await blocked.text()).toBe(200);
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
  await button(page, 'Desfazer').click();
  await expect(status(page, 'Alteração desfeita!')).toBeVisible();
  const bia = card(page, /^10:00 – 11:00, Bia Prado.*Camila Rocha/);
  await expect(bia).toBeVisible();

  // Refused by the server: it goes back, and the focus with it.
  await bia.focus();
  await press('m', ...Array<string>(14).fill('ArrowDown'));
  await expect(status(page, 'Camila Rocha, 13:30 – 14:30')).toBeAttached();
  await press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Conflito' })).toBeVisible();
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
