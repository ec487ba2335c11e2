import { button, contains, tapped } from './parts.ts';
import { expect, expectAccessible, phone, test } from './salon.ts';
import { card } from './services.ts';

test.use(phone);

test('on a phone a new salon follows its first step, adds its services, and finds the help behind "Mais"', async ({
  page,
}) => {
  await page.goto('/dashboard');
  const list = page.getByRole('region', { name: 'Prepare seu salão' });
  await list.getByRole('link', { name: 'Cadastrar' }).first().tap();
  await button(page, 'Unhas 8 serviços').tap();
  await contains(page.getByRole('region', { name: 'Unhas' }), '5 de 8');
  await page.getByRole('checkbox', { name: 'Spa dos pés' }).check();
  await page.getByLabel('Preço: Manicure', { exact: true }).fill('1.245,50');
  await expect(page.getByLabel('Minutos: Manicure', { exact: true })).toHaveCSS('padding-right', '44px');
  await expectAccessible(page);
  await tapped(button(page, 'Adicionar 6 serviços'), '6 serviços adicionados!');
  await contains(card(page, 'Manicure'), 'R$ 1.245,50');
  await button(page, 'Mais').tap();
  await page.getByRole('link', { name: 'Ajuda e atalhos' }).tap();
  await expect(page.getByRole('heading', { name: 'A primeira hora' })).toBeVisible();
  await page.getByRole('link', { name: 'Começar com os mais comuns' }).tap();
  await expect(page).toHaveURL('/servicos/comecar');
});
