import { goTo } from './addresses.ts';
import { FIRST } from './cashier.ts';
import { workAndSell } from './report-lines.ts';
import { expect, expectAccessible, phone, test } from './salon.ts';
import { button, dialog } from './services.ts';

test.use(phone);

test('on a phone: services with their bars, professionals as rows, and one month of partners at a time', async ({
  page,
  salon,
}) => {
  await workAndSell(salon, FIRST().subtract({ months: 1 }));
  await workAndSell(salon);
  await page.goto('/relatorios/servicos');
  const first = page.getByRole('region', { name: 'Classe A' }).getByRole('listitem').first();
  await expect(first).toContainText('ColoraçãoR$ 135,001 serviçomargem 48%');
  await expectAccessible(page);
  await button(first, 'Coloração').tap();
  await expect(dialog(page, 'Coloração').getByRole('listitem')).toContainText(['Isabela TavaresR$ 135,00']);
  await button(dialog(page, 'Coloração'), 'Fechar').tap();

  await goTo(page, '/relatorios/profissionais');
  const people = page.getByRole('list', { name: 'Por profissional', exact: true }).getByRole('listitem');
  await expect(people.filter({ hasText: 'Rita Lima' }).first()).toContainText(
    /R\$\s132,00.*1 atendimento.*Comissão R\$\s38,00.*ticket R\$\s72,00/s,
  );
  await expectAccessible(page);

  await goTo(page, '/relatorios/salao-parceiro');
  const rows = page.getByRole('list', { name: 'Por mês e profissional' }).getByRole('listitem');
  await expect(rows.last()).toContainText('R$ 514,00');
  const months = page.getByRole('group', { name: 'Mês' }).getByRole('button');
  await expect(months).toHaveCount(3);
  await months.last().tap();
  await expect(rows.last()).toContainText('R$ 257,00');
  await expect(rows.first()).toContainText(/Bia Alves.*R\$\s135,00.*Salão R\$\s75,00.*Profissional R\$\s60,00/s);
  await expectAccessible(page);

  await test.step('nothing is wider than the narrowest phone', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of ['/relatorios/salao-parceiro', '/relatorios/servicos', '/relatorios/profissionais']) {
      await goTo(page, path);
      await expect(page.getByRole('region', { name: 'Resumo' })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    }
  });
});
