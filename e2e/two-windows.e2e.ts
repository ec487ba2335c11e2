import { expect, test } from './salon.ts';

test('what is typed stays when another window saves; a form in which nobody types takes over what was saved', async ({
  page,
  salon: _,
}) => {
  await page.goto('/agenda/configurar');
  const notice = page.getByLabel('Antecedência mínima');
  const horizon = page.getByLabel('Agenda aberta por');
  const save = page.getByRole('button', { name: 'Salvar regras' });
  await expect(notice).toHaveValue('0');
  const elsewhere = (min_notice_minutes: number) =>
    page.request.put('/api/agenda/slot-rules', {
      data: { slot_step_minutes: 30, min_notice_minutes, booking_horizon_days: 60 },
    });

  await elsewhere(60);
  await expect(notice).toHaveValue('60');
  await expect(horizon).toHaveValue('60');

  await horizon.fill('90');
  const heard = page.waitForResponse('**/api/agenda/slot-rules');
  await elsewhere(120);
  await heard;
  await expect(horizon).toHaveValue('90');
  await expect(notice).toHaveValue('60');

  await save.click();
  await expect(page.getByText('Regras salvas com sucesso!')).toBeVisible();
  await expect(save).toBeDisabled();
  const { min_notice_minutes, booking_horizon_days } = await (await page.request.get('/api/agenda/slot-rules')).json();
  expect([min_notice_minutes, booking_horizon_days]).toEqual([60, 90]);

  // Whoever takes back what was typed sees what was saved meanwhile.
  await horizon.fill('75');
  const heardAgain = page.waitForResponse('**/api/agenda/slot-rules');
  await elsewhere(150);
  await heardAgain;
  await expect(notice).toHaveValue('60');
  await horizon.fill('90');
  await expect(notice).toHaveValue('150');

  // And after a save it follows again.
  await elsewhere(180);
  await expect(notice).toHaveValue('180');
  await expect(horizon).toHaveValue('60');
});
