import type { Page } from '@playwright/test';
import { FIRST, today } from './cashier.ts';
import { finishToday, PATH } from './commissions.ts';
import { addFixedCost } from './fixed-costs.ts';
import { button, contains } from './parts.ts';
import { addExpense } from './payables.ts';
import { expect, test } from './salon.ts';

test('in a new salon the money screens say what will be there, and count nothing out of nothing', async ({ page }) => {
  const main = page.getByRole('main');
  await page.goto('/financeiro/receber');
  await contains(main, 'Nenhuma venda', 'Nada foi recebido neste mês');
  await page.goto('/financeiro/pagar');
  await expect(main.getByRole('region', { name: 'Resumo' })).toContainText(
    /Nenhuma conta.*Nenhuma conta antes de hoje/,
  );
  await page.goto('/financeiro/custos-fixos');
  const cards = main.getByRole('region', { name: 'Resumo do mês' });
  await expect(cards).toContainText('Nenhum custo');
  await expect(cards).not.toContainText('0 de 0');
  await page.goto('/relatorios');
  await contains(main, 'Nenhum cliente atendido', 'Nenhum produto com estoque baixo');

  for (const report of [
    'entrada-saida',
    'resultado',
    'servicos',
    'profissionais',
    'salao-parceiro',
    'ocupacao',
    'clientes',
    'estoque',
  ]) {
    await test.step(report, async () => {
      await page.goto(`/relatorios/${report}`);
      await expect(main).toContainText('Nada neste período');
      await expect(button(page, 'Exportar CSV')).toHaveAttribute('aria-disabled', 'true');
      await expect(main.getByRole('slider')).toHaveCount(0);
    });
  }
});

const MILLIONS = 123_456_789;
const DESKS = [1440, 1280, 1024, 768];

test('however large the amounts, on any desk they stand in their cards', async ({ page }) => {
  await finishToday(page, 'Juliana Sato');
  await addExpense(page, { value: MILLIONS, description: 'Reforma do salão inteiro' });
  await addFixedCost(page, { name: 'Lavanderia das toalhas', default_value: MILLIONS });
  const days = `de=${FIRST()}&ate=${today()}`;
  const sixMonths = `de=${FIRST().subtract({ months: 5 })}&ate=${today()}`;
  await page.goto(PATH);
  await page.getByLabel('Profissional', { exact: true }).selectOption('Juliana Sato');
  const statement = page.url();

  for (const { place, widths = DESKS } of [
    { place: '/financeiro/receber' },
    { place: '/financeiro/pagar' },
    { place: '/financeiro/custos-fixos' },
    { place: statement },
    // Six months are scrolled on what is hardly wider than a phone; their names stay.
    { place: `/relatorios/resultado?${sixMonths}`, widths: [1440, 1280, 1024] },
    { place: `/relatorios/servicos?${days}` },
    { place: `/relatorios/profissionais?${days}` },
    { place: `/relatorios/salao-parceiro?${days}` },
  ]) {
    await test.step(place, async () => {
      await page.goto(place);
      await expect(page.getByRole('main')).toContainText('1.234.567,89');
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(() => cutOff(page), `${place} at ${width}`).toEqual([]);
      }
      await page.setViewportSize({ width: 1440, height: 900 });
      await expect(page.getByRole('main').locator('table:not(figure *)').first()).toBeVisible();
    });
  }
});

/** What is wider than the card, the cell or the scroller it stands in. A chart has its own ways. */
const cutOff = (page: Page) =>
  page
    .getByRole('main')
    .evaluate((main) =>
      [...main.querySelectorAll(':is(p, td, th, :has(> table)):not(figure *)')]
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
        .map(({ tagName, textContent }) => `${tagName} ${textContent?.slice(0, 60)}`),
    );
