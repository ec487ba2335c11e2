import type { Page } from '@playwright/test';
import { addClient, alert, button, dialog, status } from './clients.ts';
import { expect, expectAccessible, failing, type Salon, test } from './salon.ts';
import { inDatabase } from './services.ts';

const MENSALISTA = 'Mensalista (a receber)';

/** As the agenda would have made it: one an hour from nine on, each with two services less a discount. */
async function giveAppointment(
  salon: Salon,
  client: string,
  date: string,
  how: { status: string; paid: string | null },
) {
  await inDatabase(
    salon,
    `with made as (
       insert into appointments (user_id, client_id, client_name, professional_name, date, start_time, end_time, status, payment_method, discount_value)
       values ($1, $2, 'Ana', 'Camila', $3, '09:00', '10:00', $4, $5, 20) returning user_id, id
     )
     insert into appointment_services (user_id, appointment_id, service_name, unit_price, duration_minutes, position)
     select user_id, id, service, price, 30, position from made, (values ('Corte', 80, 0), ('Escova', 60, 1)) as line (service, price, position)`,
    client,
    date,
    how.status,
    how.paid,
  );
}

const history = (page: Page) => page.getByRole('list', { name: 'Histórico de agendamentos' }).getByRole('listitem');
const fact = (page: Page, name: string) => page.locator('dt', { hasText: name }).locator('xpath=following-sibling::dd');

test.beforeEach(async ({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('a client shows last visit, what is to be received and the history, newest first', async ({ page, salon }) => {
  const { id } = await addClient(page, 'Ana Prado', 1);
  await giveAppointment(salon, id, '2026-01-05', { status: 'finalizado', paid: 'PIX' });
  await giveAppointment(salon, id, '2026-01-12', { status: 'finalizado', paid: MENSALISTA });
  await giveAppointment(salon, id, '2026-01-19', { status: 'cancelado', paid: null });
  await page.goto(`/clientes?cliente=${id}`);
  await expect(fact(page, 'Valores pendentes')).toHaveText('R$ 120,00');
  await expect(fact(page, 'Última visita')).toHaveText('12/01/2026 às 09:00');
  await expect(fact(page, 'Atendimentos')).toHaveText('2');
  await expect(history(page)).toContainText(['19/01/2026', '12/01/2026', '05/01/2026']);
  await expect(history(page).nth(0)).toContainText('Cancelado');
  await expect(history(page).nth(2)).toContainText('Corte, Escova');
  await expect(history(page).nth(2)).toContainText('R$ 140,00');
  await expect(page.getByText('12/01/26')).toBeVisible();
  await expectAccessible(page);
});

test('another payment method takes the amount out of what is to be received, and back', async ({ page, salon }) => {
  const { id } = await addClient(page, 'Ana Prado', 1);
  await giveAppointment(salon, id, '2026-01-12', { status: 'finalizado', paid: MENSALISTA });
  await page.goto(`/clientes?cliente=${id}`);
  const method = page.getByLabel('Forma de pagamento de 12/01/2026');
  await expect(method.getByRole('option')).toHaveCount(7);
  await method.selectOption('Cartão de Débito');
  await expect(status(page, 'Forma de pagamento alterada com sucesso!')).toBeVisible();
  await expect(fact(page, 'Valores pendentes')).toHaveText('R$ 0,00');
  await expect(button(page, 'Receber')).toBeHidden();
  await method.selectOption(MENSALISTA);
  await expect(button(page, 'Receber')).toBeVisible();

  await failing(page, 'agenda/appointments/*/payment-method');
  await method.selectOption('PIX');
  await expect(alert(page, 'Erro ao alterar forma de pagamento')).toBeVisible();
  await expect(method).toHaveValue(MENSALISTA);
});

test('receiving asks for the payment method', async ({ page, salon }) => {
  const { id } = await addClient(page, 'Ana Prado', 1);
  await giveAppointment(salon, id, '2026-01-12', { status: 'finalizado', paid: MENSALISTA });
  await page.goto(`/clientes?cliente=${id}`);
  await button(page, 'Receber').click();
  const box = dialog(page, 'Receber R$ 120,00');
  await button(box, 'Confirmar recebimento').click();
  const method = box.getByLabel('Forma de pagamento');
  await expect(method).toHaveAccessibleDescription('Selecione uma forma de pagamento');
  await expectAccessible(page);
  await method.selectOption('Dinheiro');
  await button(box, 'Confirmar recebimento').click();
  await expect(status(page, 'Forma de pagamento alterada com sucesso!')).toBeVisible();
  await expect(box).toBeHidden();
  await expect(page.getByLabel('Forma de pagamento de 12/01/2026')).toHaveValue('Dinheiro');
});

test('a long history comes page by page', async ({ page, salon }) => {
  const { id } = await addClient(page, 'Ana Prado', 1);
  await inDatabase(
    salon,
    `insert into appointments (user_id, client_id, client_name, date, start_time, end_time, status, payment_method)
     select $1, $2, 'Ana', '2025-01-01'::date + i, '09:00', '10:00', 'finalizado', 'PIX' from generate_series(1, 40) i`,
    id,
  );
  await page.goto(`/clientes?cliente=${id}`);
  await expect(history(page)).toHaveCount(30);
  await button(page, 'Mostrar mais').click();
  await expect(history(page)).toHaveCount(40);
  await expect(history(page).last()).toContainText('02/01/2025');
  await expect(button(page, 'Mostrar mais')).toBeHidden();
});
