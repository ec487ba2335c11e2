import { bookHabit } from './next-visit.ts';
import { button, dialog, tapped } from './parts.ts';
import { expect, expectAccessible, phone, test } from './salon.ts';

test.use(phone);

test('on a phone the next visit is offered from the bottom, and may wait', async ({ page }) => {
  const { id } = await bookHabit(page);
  await page.goto(`/agenda/${id}/comanda`);
  await button(page, 'Cartão de Débito').tap();
  await tapped(button(page, 'Finalizar'), 'Venda finalizada com sucesso!');
  const done = dialog(page, /em Cartão de Débito/);
  await expect(done.getByRole('button', { name: /Agendar$/ })).toHaveCount(3);
  await expectAccessible(page);
  await button(done, 'Agora não').tap();
  await expect(page).toHaveURL('/financeiro/receber');
});
