import { button, tapped } from './parts.ts';
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
