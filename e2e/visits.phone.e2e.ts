import { button, dialog, status, tapped } from './parts.ts';
import { block, enter, renewLink } from './portal.ts';
import { expect, expectAccessible, phone, test } from './salon.ts';
import { bookToday } from './visits.ts';

test.use(phone);

test('a thumb says who arrived and who is served', async ({ page }) => {
  await bookToday(page);
  await page.goto('/agenda/dia');
  const reception = page.getByRole('region', { name: 'Na recepção' });
  const list = page.getByRole('main').getByRole('list').last();
  await expect(button(list, 'Chegou Ana Lima')).toBeVisible();
  expect((await button(list, 'Chegou Ana Lima').boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await tapped(button(list, 'Chegou Ana Lima'), 'Chegada marcada!');
  await expect(reception).toContainText('Ana Lima');
  await expectAccessible(page);
  await tapped(button(list, 'Iniciar Ana Lima'), 'Atendimento iniciado!');
  await expect(page.getByRole('button', { name: /Ana Lima, .*Em atendimento$/ })).toBeVisible();
  await expect(reception).toBeHidden();
  // An hour that is long over, at almost any time of day.
  await tapped(button(list, 'Não veio Bia Prado'), /Marcado como não veio/);
  await expect(page.getByRole('button', { name: /Bia Prado, .*Não veio$/ })).toBeVisible();
});

test('a professional says it on the card at the portal, and takes it back in the sheet', async ({ page }) => {
  const { professional_id } = await bookToday(page);
  await enter(page, await renewLink(page.context(), professional_id));
  await tapped(button(page, 'Chegou Ana Lima'), 'Chegada marcada!');
  await button(page, 'Iniciar Ana Lima').press('Enter');
  await expect(status(page, 'Atendimento iniciado!')).toBeVisible();
  await expect(block(page, /Ana Lima.*Em atendimento/)).toBeFocused();
  const sheet = dialog(page, 'Editar agendamento');
  await block(page, /Bia Prado.*00:00/).tap();
  await tapped(button(sheet, 'Não veio'), /Marcado como não veio/);
  await block(page, /Bia Prado.*Não veio/).tap();
  await tapped(button(sheet, 'Ainda não chegou'), 'Marcado como esperado!');
  await expect(block(page, /Bia Prado.*Não veio/)).toBeHidden();
  await expectAccessible(page);
});
