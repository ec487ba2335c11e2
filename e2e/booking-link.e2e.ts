import { status } from './parts.ts';
import { call, expect, failing, test } from './salon.ts';

test('the booking link is shown, copied, opened and drawn as a purple code', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { user } = await call(page, 'get', 'account/session');
  await page.goto('/agenda/online');
  const link = `${new URL(page.url()).origin}/agendamento-publico/${user.id}`;
  const field = page.getByLabel('Link de agendamento');
  await expect(field).toHaveValue(link);
  await expect(field).not.toBeEditable();

  await page.getByRole('button', { name: 'Copiar link' }).click();
  const notice = status(page, 'Link copiado!');
  await expect(notice).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await expect(page.getByRole('link', { name: 'Abrir link' })).toHaveAttribute('href', link);
  await expect(notice).toHaveCount(0);

  await page.getByRole('button', { name: 'Mostrar QR Code' }).click();
  const code = page.getByRole('img', { name: 'QR Code do link de agendamento' });
  await expect(code).toHaveAttribute('width', '200');
  await expect(code.locator('path[fill="#9333ea"]')).toHaveCount(1);
  await page.getByRole('button', { name: 'Ocultar QR Code' }).click();
  await expect(code).toHaveCount(0);
});

test('without a connection there is no link to share', async ({ page }) => {
  await page.goto('/dashboard');
  await expect(page.getByText('Nenhum agendamento próximo')).toBeVisible();
  await failing(page, 'account/session');
  await page.getByRole('link', { name: 'Agenda' }).first().click();
  await page.getByRole('link', { name: 'Agendamento Online' }).click();
  await expect(page.getByText('Nenhum link de agendamento encontrado. Verifique sua conexão.')).toBeVisible();
});
