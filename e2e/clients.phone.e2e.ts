import { chooseFile, importClients, list, row, search } from './clients.ts';
import { button, dialog } from './parts.ts';
import { expect, expectAccessible, phone, test } from './salon.ts';

test.use(phone);

test('a client is a view of its own, and back leads to the list as it was', async ({ page }) => {
  await importClients(page, 300);
  await page.goto('/clientes');
  await expect(row(page, 'Cliente 00000')).toBeVisible();
  await expectAccessible(page);

  await test.step('the key that prints waits until the whole list has come', async () => {
    await page.evaluate(() => {
      window.print = () => {
        document.title = 'printed';
      };
    });
    await page.keyboard.press('Control+p');
    await expect(page).toHaveTitle('printed');
    await page.emulateMedia({ media: 'print' });
    await expect(list(page).getByRole('link', { name: /^Cliente/ })).toHaveCount(300);
    await page.emulateMedia({ media: null });
  });

  await search(page).fill('0029');
  await row(page, 'Cliente 00295').click();
  await expect(page.getByRole('heading', { name: 'Cliente 00295' })).toBeVisible();
  await expect(list(page)).toBeHidden();
  await expectAccessible(page);
  await page.goBack();
  await expect(row(page, 'Cliente 00295')).toBeVisible();
  await expect(search(page)).toHaveValue('0029');
  await row(page, 'Cliente 00295').click();
  await page.getByRole('link', { name: 'Todos os clientes' }).click();
  await expect(row(page, 'Cliente 00295')).toBeFocused();
  await expect(search(page)).toHaveValue('0029');
});

test('a client is added in a sheet that fills the screen, and others from a file', async ({ page }) => {
  await page.goto('/clientes');
  await button(page, 'Novo Cliente').first().click();
  const sheet = dialog(page, 'Novo Cliente');
  await expect(sheet).toHaveCSS('width', '390px');
  await sheet.getByLabel('Nome').fill('Ana Prado');
  await sheet.getByRole('textbox', { name: 'Telefone' }).fill('11 90000-0001');
  await button(sheet, 'Salvar').click();
  await expect(page.getByRole('heading', { name: 'Ana Prado' })).toBeVisible();

  await page.goto('/clientes');
  await chooseFile(page, ['Nome;Telefone', 'Ana;11 90000-0001', 'Bia;11 90000-0002']);
  const box = dialog(page, 'Importar clientes');
  await expect(box.getByText('Já cadastrado: Ana Prado')).toBeVisible();
  await expectAccessible(page);
  await button(box, 'Importar 1 cliente').click();
  await expect(row(page, 'Bia')).toBeVisible();
});
