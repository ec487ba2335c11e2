import type { Page } from '@playwright/test';
import { button, confirmed, dialog, said } from './parts.ts';
import { act, addInternal, addResale } from './products.ts';
import { amount, search, toPay } from './sales.ts';
import { expect, expectAccessible, test } from './salon.ts';

/** As a reader types: four milliseconds a key, and Enter. The keys say when they were pressed, because a busy machine would need longer for them. */
async function scan(page: Page, code: string) {
  const reader = await page.context().newCDPSession(page);
  const keys = [...code.split('').map((key) => ({ key, text: key })), { key: 'Enter', text: '\r' }];
  const begun = Date.now() / 1000;
  for (const [at, key] of keys.entries()) {
    const timestamp = begun + at * 0.004;
    await reader.send('Input.dispatchKeyEvent', { type: 'keyDown', timestamp, ...key });
    await reader.send('Input.dispatchKeyEvent', { type: 'keyUp', timestamp, key: key.key });
  }
  await reader.detach();
}

test('products are sold and bought by their barcodes', async ({ page }) => {
  await addResale(page, { name: 'Máscara hidratante', price: 8990, barcode: '7891000100103' });
  await addResale(page, { name: 'AB12C creme', price: 1000 });
  await addInternal(page, { name: 'Algodão' });

  await test.step('in a sale a scan adds the product at once, and the same again raises its quantity', async () => {
    await page.goto('/financeiro/receber/venda');
    await expect(search(page)).toBeFocused();
    await scan(page, '7891000100103');
    await expect(toPay(page)).toHaveText(amount('R$ 89,90'));
    await scan(page, '7891000100103');
    await expect(page.getByLabel('Quantidade de Máscara hidratante')).toHaveValue('2');
    await expect(search(page)).toHaveValue('');
  });

  await test.step('an unknown code says so and adds nothing that begins alike; the field is ready for the next', async () => {
    await scan(page, 'AB12');
    await said(search(page), 'Nenhum produto com o código AB12.');
    await expect(search(page)).toBeFocused();
    await expect(page.getByLabel('Quantidade de AB12C creme')).toBeHidden();
    await expectAccessible(page);
    await scan(page, '7891000100103');
    await expect(page.getByLabel('Quantidade de Máscara hidratante')).toHaveValue('3');
    await expect(page.getByText('Nenhum produto com o código')).toBeHidden();
  });

  await test.step('a scan is for the sale also where no field has the focus', async () => {
    await button(page, 'PIX').focus();
    await scan(page, '7891000100103');
    await expect(page.getByLabel('Quantidade de Máscara hidratante')).toHaveValue('4');
    await expect(search(page)).toBeFocused();
  });

  await test.step('a product gets its code by the reader, whose Enter saves nothing; a taken one is said', async () => {
    await page.goto('/produtos?type=internal');
    await act(page, 'Algodão', 'Editar');
    const sheet = dialog(page, 'Editar Produto');
    const code = sheet.getByLabel('Código de barras');
    await code.focus();
    await scan(page, '7891000100103');
    await expect(sheet).toBeVisible();
    await button(sheet, 'Salvar').click();
    await said(code, 'Este código já é de Máscara hidratante');
    await code.fill('AB-1');
    await button(sheet, 'Salvar').click();
    await said(code, 'Use só letras e números, até 48');
    await code.fill('ab12');
    await expectAccessible(page);
    await confirmed(button(sheet, 'Salvar'), 'Produto atualizado com sucesso!');
  });

  await test.step('in a purchase the code chooses the product', async () => {
    await button(page, 'Registrar compra').first().click();
    const sheet = dialog(page, 'Registrar compra');
    const product = sheet.getByRole('combobox', { name: 'Produto' });
    await product.focus();
    await scan(page, 'AB12');
    await expect(product).toHaveValue('Algodão');
  });
});
