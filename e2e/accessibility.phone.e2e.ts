import { testEveryScreen } from './accessibility.ts';
import { expect, expectAccessible, phone, test } from './salon.ts';

test.use(phone);

testEveryScreen();

test('axe finds nothing in the sheet behind "Mais", light or dark', async ({ page, salon }) => {
  expect(salon.email).toBeTruthy();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/perfil');
  await page.getByRole('button', { name: 'Mais' }).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
});
