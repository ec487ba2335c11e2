import type { Page } from '@playwright/test';
import { addClient, chooseOfCard } from './clients.ts';
import { alert, button, confirmed, contains, dialog, status } from './parts.ts';
import { expect, expectAccessible, failing, type Salon, test } from './salon.ts';
import { inDatabase } from './services.ts';

const MENSALISTA = 'Mensalista (a receber)';

/** As the agenda would have made it: two services less a discount, and what was paid for them. */
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
       values ($1, $2, 'Ana', 'Camila', $3, '09:00', '10:00', $4, $5, 20) returning user_id, id, date, status, payment_method
     ), paid as (
       insert into payments (user_id, appointment_id, day, method, amount, received_at)
       select user_id, id, date, payment_method, 120, case when payment_method <> '${MENSALISTA}' then now() end
       from made where status = 'finalizado'
     )
     insert into appointment_services (user_id, appointment_id, service_name, unit_price, duration_minutes, position)
     select user_id, id, service, price, 30, position from made, (values ('Corte', 80, 0), ('Escova', 60, 1)) as line (service, price, position)`,
    client,
    date,
    how.status,
    how.paid,
  );
}

/** A sale of a product for 45,00, to be paid at the end of the month; another one for 30,00 was taken back. */
async function giveSales(salon: Salon, client: string) {
  await inDatabase(
    salon,
    `with product as (
       insert into products (user_id, name, unit_of_measure, base_unit, product_type) values ($1, 'Máscara', 'un', 'un', 'resale') returning id
     ), sale as (
       insert into sales (user_id, client_id, status, payment_method, total, finalized_at, finalized_on)
       select $1, $2, 'finalised', method, total, day::date + time '15:00', day::date
       from (values ('2026-01-13', '${MENSALISTA}', 45), ('2026-01-14', 'PIX', 30)) as sold (day, method, total)
       returning id, total, payment_method, finalized_on
     ), item as (
       insert into sale_items (user_id, sale_id, product_id, quantity, sold_unit, unit_price, value)
       select $1, sale.id, product.id, 1, 'display_unit', total, total from sale, product
     ), void as (
       insert into sale_voids (user_id, sale_id, day, reason) select $1, id, '2026-01-15', 'Alergia' from sale where payment_method = 'PIX'
       returning id, sale_id, day
     )
     insert into payments (user_id, sale_id, void_id, day, method, amount, received_at)
     select $1, id, null, finalized_on, payment_method, total, case when payment_method = 'PIX' then now() end from sale
     union all select $1, sale_id, id, day, 'PIX', -30, now() from void`,
    client,
  );
}

const history = (page: Page) => page.getByRole('list', { name: 'Histórico de agendamentos' }).getByRole('listitem');
/** Of a single amount. */
const receive = (page: Page) => button(page.getByRole('list').filter({ hasNot: page.getByRole('link') }), 'Receber');
const fact = (page: Page, name: string) => page.locator('dt', { hasText: name }).locator('xpath=following-sibling::dd');

test('a client shows last visit, what is to be received and the history, newest first', async ({ page, salon }) => {
  const { id } = await addClient(page, 'Ana Prado', 1);
  await giveAppointment(salon, id, '2026-01-05', { status: 'finalizado', paid: 'PIX' });
  await giveAppointment(salon, id, '2026-01-12', { status: 'finalizado', paid: MENSALISTA });
  await giveAppointment(salon, id, '2026-01-19', { status: 'cancelado', paid: null });
  await page.goto(`/clientes/${id}`);
  await expect(fact(page, 'Deve')).toContainText('R$ 120,00');
  await expect(fact(page, 'Visitas')).toContainText(/^2.*Última visita 12\/01\/2026 às 09:00$/);
  await expect(fact(page, 'Já gastou')).toContainText('R$ 240,00');
  await expect(history(page)).toContainText(['19/01/2026', '12/01/2026', '05/01/2026']);
  await expect(history(page).nth(0)).toContainText('Cancelado');
  await contains(history(page).nth(2), 'Corte, Escova', 'R$ 140,00');
  await expectAccessible(page);
});

test('another payment method is saved by itself, counts as received, and is undone', async ({ page, salon }) => {
  const { id } = await addClient(page, 'Ana Prado', 1);
  await giveAppointment(salon, id, '2026-01-12', { status: 'finalizado', paid: MENSALISTA });
  await page.goto(`/clientes/${id}`);
  const method = page.getByLabel('Forma de pagamento de 12/01/2026');
  await expect(method.getByRole('option')).toHaveCount(7);
  const save = button(page, 'Salvar forma de pagamento de 12/01/2026');
  await method.selectOption('Cartão de Débito');
  await expect(save).toBeVisible();
  await expect(fact(page, 'Deve'), 'choosing alone changes nothing').toContainText('R$ 120,00');
  await save.press('Enter');
  await expect(status(page, 'Forma de pagamento alterada com sucesso!')).toBeVisible();
  await expect(fact(page, 'Deve')).toContainText('R$ 0,00');
  await expect(receive(page)).toBeHidden();
  await expect(save).toBeHidden();
  await expect(page.locator('body'), 'the focus stays near').not.toBeFocused();
  await confirmed(button(page, 'Desfazer'), 'Alteração desfeita!');
  await expect(receive(page)).toBeVisible();
  await expect(method).toHaveValue(MENSALISTA);

  await failing(page, 'agenda/appointments/*/payment-method');
  await method.selectOption('PIX');
  await save.click();
  await expect(alert(page, 'Erro ao alterar forma de pagamento')).toBeVisible();
  await expect(method).toHaveValue(MENSALISTA);
});

test('a row of the history opens its appointment, and closing it leads back', async ({ page, salon }) => {
  const { id } = await addClient(page, 'Ana Prado', 1);
  await giveAppointment(salon, id, '2026-01-12', { status: 'finalizado', paid: 'PIX' });
  await page.goto(`/clientes/${id}`);
  await history(page)
    .first()
    .click({ position: { x: 10, y: 10 } });
  await expect(page).toHaveURL(/\/agenda\/dia\?data=2026-01-12&agendamento=/);
  const sheet = dialog(page, 'Editar Agendamento');
  await expect(sheet).toBeVisible();
  await button(sheet, 'Fechar').click();
  await expect(page).toHaveURL(`/clientes/${id}`);
  await page.getByRole('link', { name: 'Corte, Escova 12/01/2026' }).press('Enter');
  await expect(sheet).toBeVisible();
});

test('what a client bought is owed, received in pieces, and keeps them from deletion', async ({ page, salon }) => {
  const { id } = await addClient(page, 'Ana Prado', 1);
  await giveAppointment(salon, id, '2026-01-12', { status: 'finalizado', paid: 'PIX' });
  await giveSales(salon, id);
  await page.goto(`/clientes/${id}`);

  await test.step('sales stand in the history, with number, products and whether they were voided', async () => {
    await expect(history(page)).toContainText(['14/01/2026', '13/01/2026', '12/01/2026']);
    await contains(history(page).nth(0), /Venda nº 2 ?Máscara/, 'Estornada em 15/01/2026');
    await expect(history(page).nth(1)).toContainText('R$ 45,00');
    await expect(fact(page, 'Deve')).toContainText('R$ 45,00');
    await expectAccessible(page);
  });

  await test.step('a piece is received: more than is owed is refused beside the field, the rest stays pending', async () => {
    await receive(page).click();
    const box = dialog(page, 'Receber de Ana Prado');
    const amount = box.getByLabel('Valor recebido');
    await expect(amount).toHaveValue('45,00');
    await button(box, 'PIX').click();
    await amount.fill('45,01');
    await amount.press('Enter');
    await expect(amount).toHaveAccessibleDescription('Mais do que há a receber');
    await amount.fill('20');
    await expect(box).toContainText('Continuam a receber: R$ 25,00');
    await confirmed(button(box, 'Receber R$ 20,00'), 'R$ 20,00 de Ana Prado recebidos!');
    await expect(fact(page, 'Deve')).toContainText('R$ 25,00');
  });

  await test.step('who owes something stays on the list', async () => {
    await chooseOfCard(page, 'Excluir cliente');
    await dialog(page, 'Excluir cliente').getByLabel('Senha', { exact: true }).fill(salon.password);
    await page.keyboard.press('Enter');
    await expect(
      alert(page, 'Ana Prado ainda tem R$ 25,00 a pagar. Receba os valores pendentes antes de excluir.'),
    ).toBeVisible();
  });

  await test.step('the rest is received', async () => {
    await receive(page).click();
    const box = dialog(page, 'Receber de Ana Prado');
    await button(box, 'Dinheiro').click();
    await button(box, 'Receber R$ 25,00').click();
    await expect(fact(page, 'Deve')).toContainText('R$ 0,00');
    await expect(receive(page)).toBeHidden();
  });
});

test('receiving asks for the payment method, and can be taken back', async ({ page, salon }) => {
  const { id } = await addClient(page, 'Ana Prado', 1);
  await giveAppointment(salon, id, '2026-01-12', { status: 'finalizado', paid: MENSALISTA });
  await page.goto(`/clientes/${id}`);
  await receive(page).click();
  const box = dialog(page, 'Receber de Ana Prado');
  const confirm = button(box, 'Receber R$ 120,00');
  await confirm.press('Enter');
  await expect(alert(box, 'Escolha a forma de pagamento.')).toBeVisible();
  await expectAccessible(page);
  await button(box, 'Dinheiro').click();
  // Nobody changed anything: the server only has too much to do.
  const busy = { status: 503, json: { defined: true, code: 'BUSY', status: 503, message: 'BUSY' } };
  await page.route('**/api/cashier/clients/*/receive', (route) => route.fulfill(busy), { times: 1 });
  await confirm.click();
  await expect(box.getByText('Erro ao receber: outra alteração está em andamento')).toBeVisible();
  await confirmed(confirm, 'R$ 120,00 de Ana Prado recebidos!');
  await expect(box).toBeHidden();
  await expect(page.getByLabel('Forma de pagamento de 12/01/2026')).toHaveValue('Dinheiro');
  await button(page, 'Desfazer').click();
  await expect(receive(page)).toBeVisible();
});

test('a long history comes page by page', async ({ page, salon }) => {
  const { id } = await addClient(page, 'Ana Prado', 1);
  await inDatabase(
    salon,
    `insert into appointments (user_id, client_id, client_name, date, start_time, end_time, status, payment_method)
     select $1, $2, 'Ana', '2025-01-01'::date + i, '09:00', '10:00', 'finalizado', 'PIX' from generate_series(1, 40) i`,
    id,
  );
  await page.goto(`/clientes/${id}`);
  await expect(history(page)).toHaveCount(30);
  await button(page, 'Mostrar mais').click();
  await expect(history(page)).toHaveCount(40);
  await expect(history(page).last()).toContainText('02/01/2025');
  await expect(button(page, 'Mostrar mais')).toBeHidden();
});
