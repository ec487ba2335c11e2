import { lastMonth, workLastMonth } from './reports.ts';
import { expect, expectAccessible, phone, test } from './salon.ts';

test.use(phone);

test('on a phone: the list, a month with its expenses as rows, and the result one month at a time', async ({
  page,
  salon,
}) => {
  await workLastMonth(salon);
  await page.goto('/relatorios');
  await expect(page.getByRole('heading', { name: 'Resultado (DRE)' })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/relatorios/entrada-saida?mes=${lastMonth()}`);
  const rows = page.getByRole('list', { name: 'Despesas detalhadas' }).getByRole('listitem');
  await expect(rows).toHaveCount(7);
  await expect(rows.first()).toContainText(/Comissões de RitaR\$\s80,00/);
  await expect(rows.last()).toContainText(/TotalR\$\s532,00/);
  await expectAccessible(page);

  await page.goto('/relatorios/resultado');
  const months = page.getByRole('group', { name: 'Mês' }).getByRole('button');
  await expect(months).toHaveCount(7);
  const remains = page.getByRole('definition').last();
  await expect(months.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(remains).toHaveText('0,00');
  await months.nth(1).tap();
  await expect(remains).toHaveText(/−\s224,50/);
  await expectAccessible(page);
  await months.last().tap();
  await expect(months.last()).toHaveText('Total');
  await expect(remains).toHaveText(/−\s224,50/);
  await expect(page.getByRole('button', { name: 'Exportar CSV' }).filter({ visible: true })).toHaveCount(1);
});
