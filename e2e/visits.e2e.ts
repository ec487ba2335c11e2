import { addAppointment, doneDay } from './appointments.ts';
import { button, confirmed, dialog } from './parts.ts';
import { call, expect, expectAccessible, test } from './salon.ts';
import { bookToday } from './visits.ts';

test('the desk says who arrived, who is served and who did not come', async ({ page }) => {
  const { professional_id, service_id, bia } = await bookToday(page);
  await page.goto('/agenda/dia');
  const card = (name: RegExp) => page.getByRole('main').getByRole('button', { name });
  const ana = page.locator('.appointment').filter({ hasText: 'Ana Lima' });

  await test.step('one press on the card, then the next; the banner takes it back', async () => {
    await ana.scrollIntoViewIfNeeded();
    await confirmed(button(ana, 'Chegou Ana Lima'), 'Chegada marcada!');
    await expect(card(/Ana Lima, .*Chegou/)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Na recepção' })).toContainText('Ana Lima');
    await expectAccessible(page, undefined, { except: '[data-column]' });
    await confirmed(
      button(page.getByRole('region', { name: 'Na recepção' }), 'Iniciar Ana Lima'),
      'Atendimento iniciado!',
    );
    await expect(card(/Ana Lima, .*Em atendimento$/)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Na recepção' })).toBeHidden();
    await confirmed(button(page, 'Desfazer'), 'Alteração desfeita!');
    await expect(card(/Ana Lima, .*Chegou/)).toBeVisible();
  });

  await test.step('the keys say it on the focused card, and say why not', async () => {
    await card(/Ana Lima, .*Chegou/).focus();
    await page.keyboard.press('n');
    await expect(page.getByRole('alert').filter({ hasText: 'A chegada já foi marcada.' })).toBeVisible();
    await page.keyboard.press('a');
    await expect(card(/Ana Lima, .*Em atendimento$/)).toBeVisible();
  });

  await test.step('who did not come is marked in the sheet, and the time is free', async () => {
    await card(/^00:00 – 00:30, Bia Prado/).click();
    const sheet = dialog(page, 'Editar Agendamento');
    await expectAccessible(page);
    await button(sheet, 'Chegou').press('Enter');
    await expect(button(sheet, 'Em atendimento')).toBeFocused();
    await button(sheet, 'Ainda não chegou').click();
    await expect(button(sheet, 'Chegou')).toBeVisible();
    await confirmed(button(sheet, 'Não veio'), /Marcado como não veio/);
    await expect(sheet).toBeHidden();
    await expect(card(/Bia Prado, .*Não veio$/)).toBeVisible();
    // What was cancelled is struck out; who did not come is not.
    const name = page.locator('.appointment[data-mark=no_show]').getByText('Bia Prado');
    await expect(name).toHaveCSS('text-decoration-line', 'none');
  });

  await test.step('from the second time on the client has a badge, and the history names it', async () => {
    const { id, version } = await addAppointment(page, {
      client_id: bia.id,
      professional_id,
      service_id,
      date: doneDay,
    });
    await call(page, 'put', `agenda/appointments/${id}/visit`, { version, visit: 'no_show' });
    await page.goto(`/clientes/${bia.id}`);
    await expect(page.getByText('Não veio 2 vezes').last()).toBeVisible();
    await expect(page.getByText('Não veio', { exact: true })).toHaveCount(2);
    await expectAccessible(page);
  });
});
