import { act, addInternal } from './products.ts';
import { expect, expectAccessible, phone, test } from './salon.ts';
import { button, dialog, status } from './services.ts';

test.use(phone);

test('on a phone: the list, a purchase from its menu, and the history', async ({ page, salon: _ }) => {
  await addInternal(page, { name: 'Água oxigenada de vinte volumes para colorações delicadas' });
  await addInternal(page, { name: 'Acetona', existing_stock: 1 });
  await page.goto('/produtos');
  const acetone = page.getByRole('list', { name: 'Uso interno' }).getByRole('listitem').filter({ hasText: 'Acetona' });
  for (const text of ['1 frasco (900 ml)', 'Baixo']) await expect(acetone).toContainText(text);
  await expectAccessible(page);

  await act(page, 'Acetona', 'Registrar compra');
  const sheet = dialog(page, 'Registrar compra');
  await sheet.getByLabel('Quantidade').fill('6');
  await sheet.getByLabel('Custo unitário').fill('14,5');
  await expect(sheet.getByText('R$ 87,00')).toBeVisible();
  await expectAccessible(page);
  await button(sheet, 'Registrar compra').tap();
  await expect(status(page, 'Compra registrada com sucesso!')).toBeVisible();
  await expect(acetone).toContainText('7 frasco');

  await button(page, 'Acetona').tap();
  const history = dialog(page, 'Acetona');
  await expect(history.getByRole('listitem')).toContainText(['Compra', 'Ajuste']);
  await history.getByRole('tab', { name: 'Compras' }).tap();
  await expect(history.getByText('Lote aberto', { exact: true })).toBeVisible();
  await expectAccessible(page);
});
