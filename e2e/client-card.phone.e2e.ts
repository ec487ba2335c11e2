import { addKnownClient } from './clients.ts';
import { button, dialog } from './parts.ts';
import { expect, phone, test } from './salon.ts';

test.use(phone);

test('on a phone the card has its warnings before its figures, and books with one press', async ({ page }) => {
  const { id } = await addKnownClient(page, 'Patrícia Moura', 1);
  await page.goto(`/clientes/${id}`);
  const top = async (text: string) => (await page.getByText(text).first().boundingBox())?.y ?? 0;
  await expect(page.getByText('Alergia a amônia')).toBeVisible();
  expect(await top('Alergia a amônia')).toBeLessThan(await top('Já gastou'));
  await page.getByRole('link', { name: 'Agendar', exact: true }).click();
  const sheet = dialog(page, 'Novo Agendamento');
  await expect(sheet.getByText('Alergia a amônia')).toBeVisible();
  await button(sheet, 'Fechar').click();
  await expect(page).toHaveURL(`/clientes/${id}`);
});
