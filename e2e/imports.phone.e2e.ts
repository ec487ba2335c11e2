import { chooseLines, LISTS } from './imports.ts';
import { button, dialog, tapped } from './parts.ts';
import { expect, expectAccessible, phone, test } from './salon.ts';

test.use(phone);

test('on a phone a list of products is previewed and imported', async ({ page }) => {
  await page.goto('/produtos?type=resale&importar=1');
  const box = dialog(page, 'Importar produtos');
  await chooseLines(page, LISTS.products);
  await expect(box.getByText('Informe o conteúdo da embalagem')).toBeVisible();
  await expect(box.getByText('Tipo: use interno ou revenda')).toBeVisible();
  await expectAccessible(page);
  await tapped(button(box, 'Importar 2 produtos'), '2 produtos importados com sucesso!');
  await expect(page.getByText('Xampu hidratante')).toBeVisible();
  await expect(page).toHaveURL(/\/produtos\?type=resale$/);
});
