import type { Page, Route } from '@playwright/test';
import { written } from './cashier.ts';
import { bookHabit } from './next-visit.ts';
import { button, confirmed, dialog } from './parts.ts';
import { call, expect, expectAccessible, test } from './salon.ts';

test('the next visit is booked in one click after a comanda is finished, and undone', async ({ page }) => {
  const { id, next } = await bookHabit(page);
  const [letTimes, letSalon] = [await holding(page, 'agenda/*/*/next-times'), await holding(page, 'account/settings')];
  await page.goto(`/agenda/${id}/comanda`);
  await button(page, 'PIX').click();
  await button(page, 'Finalizar').click();
  const done = dialog(page, /R\$\s100,00 em PIX/);
  await test.step('nothing moves under the pointer while the times and the salon are read', async () => {
    await expect(done.getByText('Carregando')).toBeAttached();
    await done.evaluate((panel) => Promise.all(panel.getAnimations().map(({ finished }) => finished)));
    const place = async () => {
      const { x = 0, y = 0 } = (await button(done, 'Recibo').boundingBox()) ?? {};
      return [Math.round(x), Math.round(y)];
    };
    const before = await place();
    letTimes();
    letSalon();
    await expect(done.getByRole('link', { name: 'Enviar recibo' })).toBeVisible();
    await expect(done).toContainText('Costuma voltar em 3 semanas.');
    expect(await place()).toEqual(before);
  });
  await expect(done).toContainText('Escova com');
  await expect(done).toContainText('Costuma voltar em 3 semanas.');
  const same = done.getByRole('button', { name: new RegExp(`${written(next)} às 10:00.*mesmo dia e hora`) });
  await expect(done.getByRole('heading', { name: 'Agendar o próximo' })).toBeFocused();
  await expect(done.getByRole('button', { name: /Agendar$/ })).toHaveCount(3);
  await expectAccessible(page);

  const booked = async () => {
    const { appointments } = await call(page, 'get', `agenda/days?from=${next}&to=${next}`);
    return appointments.map(({ client_name, start_time, services, status }: Record<string, unknown>) => {
      return { client_name, start_time, services, status };
    });
  };
  await confirmed(same, /^Agendado: .* às 10:00!/);
  await expect(page).toHaveURL('/financeiro/receber');
  expect(await booked()).toEqual([
    { client_name: 'Isabela Tavares', start_time: '10:00', services: ['Escova'], status: 'pendente' },
  ]);
  await confirmed(button(page, 'Desfazer'), 'Agendamento desfeito!');
  expect(await booked()).toEqual([]);

  await test.step('and later from the finished comanda, which stays', async () => {
    await page.goto(`/agenda/${id}/comanda`);
    await button(page, 'Agendar o próximo').click();
    const again = dialog(page, 'Isabela Tavares');
    await expectAccessible(page);
    await button(again, 'Agora não').click();
    await expect(again).toBeHidden();
    await button(page, 'Agendar o próximo').click();
    await confirmed(again.getByRole('button', { name: /mesmo dia e hora/ }), /^Agendado: .* às 10:00!/);
    await expect(page).toHaveURL(`/agenda/${id}/comanda`);
    await expect(button(page, 'Agendar o próximo')).toBeFocused();
    expect(await booked()).toHaveLength(1);
  });
});

test('a time that is taken meanwhile is said; another day opens the sheet filled in', async ({ page }) => {
  const { id, next } = await bookHabit(page);
  await page.goto(`/agenda/${id}/comanda`);
  await button(page, 'PIX').click();
  await button(page, 'Finalizar').click();
  const done = dialog(page, /em PIX/);
  const same = done.getByRole('button', { name: /mesmo dia e hora/ });
  await expect(same).toBeVisible();
  const { client_id, professional_id, lines } = await call(page, 'get', `agenda/appointments/${id}`);
  const [{ category: _, service_percent: __, ...line }] = lines;
  const place = { client_id, professional_id, date: next.toString(), start_time: '10:00' };
  const appointment = { ...place, status: 'pendente', payment_method: null, discount_value: 0, lines: [line] };
  const takeFirst = async (route: Route) => {
    await call(page, 'post', 'agenda/appointments', { id: crypto.randomUUID(), appointment });
    await route.continue();
  };
  await page.route('**/api/agenda/appointments', takeFirst, { times: 1 });
  await same.click();
  await expect(done.getByRole('alert')).toContainText('Este horário acabou de ser ocupado. Escolha outro.');
  await expect(same).toBeHidden();

  await done.getByRole('link', { name: 'Outro dia' }).click();
  const sheet = dialog(page, 'Novo Agendamento');
  await expect(sheet).toContainText('Isabela Tavares');
  await expect(sheet.getByRole('combobox', { name: 'Serviço 1', exact: true })).toHaveValue('Escova');
  await expect(sheet.getByLabel('Data', { exact: true })).toHaveValue(written(next));
});

/** Calls of an operation wait until they are let go. */
async function holding(page: Page, operation: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**/api/${operation}`, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
