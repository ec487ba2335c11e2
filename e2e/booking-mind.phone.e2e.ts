import en from '#texts/en/booking.json' with { type: 'json' };
import {
  button,
  changeService,
  chooseService,
  chooseTime,
  fillIn,
  freeDays,
  message,
  openSalon,
  pendingRequests,
} from './booking.ts';
import { expect, phone, test } from './salon.ts';
import { addProfessional } from './team.ts';

test.use(phone);

test.describe(() => {
  // The browser reports the texts and the answer that could not be had.
  test.use({ expectedComplaints: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

  test('another language after a failure: it can be chosen again, what failed is said in it, and the second try books once', async ({
    page,
    request,
  }) => {
    const salon = await openSalon(request);
    // Two are free: a second booking by mistake would find a place.
    await addProfessional({ request }, { nome: 'Bia Lima' });
    await chooseService(page, salon, 'Qualquer profissional');
    await chooseTime(page, '14:00');
    await fillIn(page, 'Marcela Azevedo', '11 98455-2071');

    await test.step('texts that could not be had are asked for again', async () => {
      await page.context().setOffline(true);
      const failed = page.waitForEvent('requestfailed');
      await page.getByLabel('Idioma').selectOption('English');
      await failed;
      await page.context().setOffline(false);
      await expect(page.getByLabel('Idioma')).toHaveValue('pt');
      await page.getByLabel('Idioma').selectOption('English');
      await expect(page.getByLabel(en.checkout.name)).toHaveValue('Marcela Azevedo');
      await page.getByLabel('Language').selectOption('Português');
      await expect(page.getByLabel('Nome completo')).toHaveValue('Marcela Azevedo');
    });

    const create = '**/api/functions/create-public-appointment';
    await page.route(create, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await button(page, 'Confirmar Agendamento').tap();
    await expect(message(page, 'Erro desconhecido ao confirmar agendamento.')).toBeVisible();
    await page.unroute(create);
    await page.getByLabel('Idioma').selectOption('English');
    await expect(message(page, en.errors.unknown)).toBeVisible();
    await page.getByLabel(en.checkout.phone).fill('?');
    await button(page, en.checkout.confirm).tap();
    await expect(page.getByText(en.errors.phoneInvalid)).toBeVisible();
    await page.getByLabel('Language').selectOption('Português');
    await expect(page.getByText('Informe o telefone com DDD')).toBeVisible();
    await page.getByLabel('Telefone').fill('11 98455-2071');
    await page.getByLabel('Idioma').selectOption('English');
    await button(page, en.checkout.confirm).tap();
    await expect(page.getByRole('heading', { name: en.success.title })).toBeVisible();
    expect(await pendingRequests(salon)).toHaveLength(1);
    await page.getByLabel('Language').selectOption('Português');
    await expect(page.getByRole('main')).toContainText('Qualquer profissional');
  });
});

test('who is sent back to the times by a longer service goes on back to the days with one press', async ({
  page,
  request,
}) => {
  const salon = await openSalon(request);
  await chooseService(page, salon);
  await chooseTime(page, '14:00');
  await fillIn(page, 'Marcela Azevedo', '11 98455-2071');
  await changeService(salon, 'Corte feminino', { duration_minutes: 90 });
  await button(page, 'Confirmar Agendamento').tap();
  await expect(message(page, 'Corte feminino: de 1h para 1h 30min')).toBeVisible();
  await button(page, '15:00').tap();
  await expect(page.getByLabel('Nome completo')).toHaveValue('Marcela Azevedo');
  await button(page, 'Voltar').tap();
  await expect(button(page, '15:00')).toBeVisible();
  await button(page, 'Voltar').tap();
  await expect(freeDays(page).first()).toBeVisible();
});

test('a browser that forbids pages to keep anything still shows what was booked', async ({ page, request }) => {
  const salon = await openSalon(request);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  });
  await chooseService(page, salon);
  await chooseTime(page, '14:00');
  await fillIn(page, 'Marcela Azevedo', '11 98455-2071');
  await button(page, 'Confirmar Agendamento').tap();
  await expect(page.getByRole('heading', { name: 'Agendamento Confirmado!' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Camila Rocha');
});
