import type { Page } from '@playwright/test';
import { dayOf, path } from './commissions.ts';
import { addFixedCost } from './fixed-costs.ts';
import { addExpense } from './payables.ts';
import { lastMonth } from './reports.ts';
import { expect, type Salon, test } from './salon.ts';
import { inDatabase } from './services.ts';

const MILLIONS = 123_456_789;
const DESKS = [1440, 1280, 1024, 768];

/** Last month Juliana did a service of more than a million. */
const earnMillions = (salon: Salon) =>
  inDatabase(
    salon,
    `with juliana as (
       insert into staff (user_id, nome, funcao, comissao_percentual) values ($1, 'Juliana Sato', 'Esteticista', 40) returning id
     ), visit as (
       insert into appointments (user_id, client_name, date, start_time, end_time, status, payment_method, professional_id)
       select $1, 'Alice Menezes', $2::date, time '09:00', time '10:00', 'finalizado', 'PIX', id from juliana returning id
     ), paid as (
       insert into payments (user_id, appointment_id, day, method, amount, received_at)
       select $1, id, $2::date, 'PIX', 1234567.89, $2::date from visit
     )
     insert into appointment_services (user_id, appointment_id, service_name, unit_price, duration_minutes, position, commission_percent,
       commission_amount)
     select $1, id, 'Limpeza de pele profunda', 1234567.89, 60, 0, 40, 493827.16 from visit`,
    dayOf(14).toString(),
  );

test('however much it is, on any desk every amount stands in its card and every column in sight', async ({
  page,
  salon,
}) => {
  await earnMillions(salon);
  await addExpense(page, { value: MILLIONS, description: 'Reforma do salão inteiro' });
  await addFixedCost(page, { name: 'Lavanderia das toalhas', default_value: MILLIONS });
  const days = `de=${dayOf(1)}&ate=${dayOf(lastMonth().daysInMonth)}`;
  const sixMonths = `de=${lastMonth().subtract({ months: 5 })}-01&ate=${dayOf(lastMonth().daysInMonth)}`;
  await page.goto(path());
  await page.getByLabel('Profissional', { exact: true }).selectOption('Juliana Sato');
  const statement = page.url();

  for (const { place, widths = DESKS } of [
    { place: `/financeiro/receber?mes=${lastMonth()}` },
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
