import { addResale } from './products.ts';
import { amount, toPay } from './sales.ts';
import { expect, expectAccessible, phone, test } from './salon.ts';

test.use(phone);

test('on a phone a reader adds products on the search screen, which stays for the next', async ({ page }) => {
  await addResale(page, { name: 'Máscara hidratante', price: 8990, barcode: '7891000100103' });
  await page.goto('/financeiro/receber/venda');
  await page.getByRole('button', { name: 'Buscar serviço ou produto' }).tap();
  const screen = page.getByRole('dialog', { name: 'Buscar serviço ou produto' });
  await expect(screen.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('7891000100103');
  await page.keyboard.press('Enter');
  await expect(screen.getByRole('alert')).toHaveText('Máscara hidratante adicionado');
  await page.keyboard.type('0000000');
  await page.keyboard.press('Enter');
  await expect(screen.getByRole('alert')).toHaveText('Nenhum produto com o código 0000000.');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(toPay(page)).toHaveText(amount('R$ 89,90'));
});
