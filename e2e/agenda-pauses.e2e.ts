import { at, boxOf, card, clickAt, column, day, drag } from './agenda.ts';
import { addAppointment } from './appointments.ts';
import { addClient } from './clients.ts';
import { button, confirmed, dialog, pressEscape, status } from './parts.ts';
import { expect, expectAccessible, test } from './salon.ts';
import { addDefaultCategories, addService } from './services.ts';
import { addProfessional } from './team.ts';

test('an appointment with a pause is drawn in pieces that move together, and its pause takes another one', async ({
  page,
}) => {
  // Nothing is dragged to the edge, where the grid would scroll on.
  await page.setViewportSize({ width: 1440, height: 1400 });
  await addDefaultCategories(page);
  const [camila, service, bia, ana] = await Promise.all([
    addProfessional(page),
    addService(page),
    addClient(page, 'Bia Prado', 11110000),
    addClient(page, 'Ana Lima', 11110001),
  ]);
  const line = { service_id: service.id, duration_minutes: 120, parts: [45, 30, 45], cleanup_minutes: 15 };
  const given = { professional_id: camila.id };
  await addAppointment(page, { ...given, client_id: bia.id, start_time: '10:00', lines: [line] });
  await page.goto(day);
  const camilas = column(page, camila.id);
  const blocks = camilas.locator('[data-block]');
  const pause = camilas.locator('[data-between=pause]');
  const first = card(page, /^10:00 – 12:00, Bia Prado.*parte 1 de 2/);

  await expect(first).toBeVisible();
  await expect(card(page, /^11:15 – 12:00, Bia Prado.*parte 2 de 2/)).toBeVisible();
  await expect(pause).toHaveText('Pausa, 30 min livres');
  await expect(camilas.locator('[data-between=cleanup]')).toHaveText('Limpeza');
  // The words of a card are cut where it is narrow: its name has them all, which axe cannot know.
  await expectAccessible(page, undefined, { except: '[data-column]' });

  // The pause is a free time like any other: a click books it.
  await clickAt(camilas, '10:50');
  await expect(dialog(page, 'Novo Agendamento').getByLabel('Início')).toHaveValue('10:45');
  await pressEscape(dialog(page, 'Novo Agendamento'));
  const short = { service_id: service.id, duration_minutes: 30 };
  await addAppointment(page, { ...given, client_id: ana.id, start_time: '10:45', lines: [short] });
  await expect(card(page, /^10:45 – 11:15, Ana Lima/)).toBeVisible();
  await expect(pause).toHaveText('');
  const [inner, outer] = [await boxOf(blocks.filter({ hasText: 'Ana Lima' })), await boxOf(blocks.first())];
  expect(inner.x - outer.x).toBe(14);

  // Whichever piece is taken, all of it moves.
  await drag(page, await at(camilas, '11:30'), await at(camilas, '13:30'));
  await expect(camilas.locator('[data-ghost]')).toHaveText('12:00 – 14:00');
  await page.mouse.up();
  await expect(status(page, 'Agendamento alterado com sucesso!')).toBeVisible();
  await expect(card(page, /^13:15 – 14:00, Bia Prado.*parte 2 de 2/)).toBeVisible();
  await confirmed(button(page, 'Desfazer'), 'Alteração desfeita!');
  await expect(first).toBeVisible();
});
