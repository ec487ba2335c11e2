import en from '#texts/en/booking.json' with { type: 'json' };
import es from '#texts/es/booking.json' with { type: 'json' };
import pt from '#texts/pt/booking.json' with { type: 'json' };
import {
  changeService,
  chooseService,
  chooseTime,
  deactivate,
  draftOf,
  fillIn,
  freeDays,
  openSalon,
  pendingRequests,
} from './booking.ts';
import { alert, button } from './parts.ts';
import {
  browserIn,
  expect,
  installClock,
  losingAnswer,
  phone,
  runUntilVisible,
  stopClock,
  visitorTest as test,
} from './salon.ts';
import { addProfessional } from './team.ts';

test.use(phone);

const locales = [
  { locale: 'pt-BR', texts: pt, country: 'BR', price: 'R$ 200,00', placeholder: '(11) 99999-9999' },
  { locale: 'en-IE', texts: en, country: 'IE', price: '€200.00', placeholder: '+353 87 123 4567' },
  { locale: 'es-MX', texts: es, country: 'MX', price: '$200.00', placeholder: '55 1234 5678' },
] as const;

test('a visitor books in the browser’s language, and the salon finds the request', async ({ page, request }) => {
  for (const { locale, texts: t, country, price, placeholder } of locales) {
    await test.step(locale, async () => {
      await browserIn(page, locale);
      const salon = await openSalon(request, { country });
      await page.goto(salon.path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Studio Jasmim');
      await expect(page).toHaveTitle(`${t.titles.services} · Studio Jasmim`);
      await button(page, t.services.addOne.replace('{{name}}', 'Corte feminino')).tap();
      await button(page, t.services.addOne.replace('{{name}}', 'Escova')).tap();
      await expect(button(page, t.services.next)).toBeDisabled();
      await page.getByLabel(t.professional.label).selectOption('Camila Rocha');
      await expect(page.getByRole('complementary')).toContainText(price);
      await button(page, t.services.next).tap();

      await button(page, t.calendar.nextMonth).tap();
      await freeDays(page).first().tap();
      await button(page, '14:00').tap();
      await expect(page.getByText('14:00 – 15:45').first()).toBeVisible();
      await expect(page.getByLabel(t.checkout.phone)).toHaveAttribute('placeholder', placeholder);
      await expect(button(page, t.checkout.confirm)).toBeDisabled();
      await page.getByLabel(t.checkout.name).fill('marcela de azevedo');
      await page.getByLabel(t.checkout.phone).fill('+5511984552071');
      await button(page, t.checkout.confirm).tap();

      await expect(page.getByRole('heading', { name: t.success.title })).toBeVisible();
      await expect(page.getByText('14:00 – 15:45')).toBeVisible();
      expect(await pendingRequests(salon)).toMatchObject([
        {
          client_name: 'Marcela de Azevedo',
          client_phone: '+5511984552071',
          professional_id: salon.camila,
          start_time: expect.stringContaining('14:00'),
          end_time: expect.stringContaining('15:45'),
          status: 'pendente',
          requires_confirmation: true,
          services: ['Corte feminino', 'Escova'],
        },
      ]);
      await page.evaluate(() => localStorage.clear());
    });
  }
});

test('what is pressed before the script has come is pressed once it has', async ({ page, request }) => {
  const salon = await openSalon(request);
  let come = () => {};
  const script = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route(/\/assets\/public\/booking-/, async (route) => {
    if (route.request().resourceType() === 'script') await script;
    await route.fallback();
  });
  await page.goto(salon.path, { waitUntil: 'commit' });
  await button(page, 'Adicionar Corte feminino').tap();
  come();
  await expect(page.getByLabel('Profissional')).toBeVisible();
});

test('every step survives a reload, and the back button walks back step by step', async ({ page, request }) => {
  const salon = await openSalon(request);
  await chooseService(page, salon);
  await freeDays(page).first().tap();
  await button(page, '14:00').waitFor();
  await page.reload();
  await button(page, '14:00').tap();
  await fillIn(page, 'Marcela', '11 98455-2071');
  await page.reload();
  await expect(page.getByLabel('Nome completo')).toHaveValue('Marcela');
  await expect(page.getByLabel('Telefone')).toHaveValue('11 98455-2071');

  await test.step('another language keeps what was typed and chosen, and lasts', async () => {
    await page.getByLabel('Idioma').selectOption('English');
    await expect(page.getByLabel(en.checkout.name)).toHaveValue('Marcela');
    await expect(page).toHaveTitle(`${en.titles.checkout} · Studio Jasmim`);
    await page.reload();
    await expect(page.getByLabel(en.checkout.phone)).toHaveValue('11 98455-2071');
    await page.getByLabel('Language').selectOption('Português');
    await expect(page.locator('html[lang=pt]')).toBeVisible();
  });

  await page.goBack();
  await expect(button(page, '14:00')).toHaveAttribute('aria-pressed', 'true');
  await button(page, 'Próximo').tap();
  await button(page, 'Voltar').tap();
  await button(page, 'Voltar').tap();
  await expect(page.getByText('Escolha o dia')).toBeVisible();
  await expect.poll(() => draftOf(page)).toMatchObject({ selectedDate: expect.any(String), selectedTime: null });
  await button(page, 'Alterar Serviços').tap();
  await expect(button(page, 'Remover Corte feminino')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Profissional')).toHaveValue(salon.camila);
});

test('who loses the race for a slot is told, and finds the times left', async ({ page, request, browser }) => {
  const salon = await openSalon(request);
  const rival = await browser.newPage({ locale: 'pt-BR' });
  for (const [visitor, name, phone] of [
    [page, 'Marcela', '11 98455-2071'],
    [rival, 'Rita', '11 98455-2072'],
  ] as const) {
    await chooseService(visitor, salon);
    await chooseTime(visitor, '14:00');
    await fillIn(visitor, name, phone);
  }
  await button(rival, 'Confirmar Agendamento').click();
  await expect(rival.getByRole('heading', { name: 'Agendamento Confirmado!' })).toBeVisible();
  await rival.close();

  await button(page, 'Confirmar Agendamento').tap();
  await expect(alert(page, 'Este horário não está mais disponível. Por favor, escolha outro horário.')).toBeVisible();
  await expect(button(page, '15:00')).toBeVisible();
  await expect(button(page, '14:00')).toHaveCount(0);
  await expect(button(page, '14:30')).toHaveCount(0);
  await button(page, '15:00').tap();
  await button(page, 'Confirmar Agendamento').dblclick();
  await expect(page.getByRole('heading', { name: 'Agendamento Confirmado!' })).toBeVisible();
  expect(await pendingRequests(salon)).toHaveLength(2);
});

test('a professional leaves meanwhile: the calendar says so and leads back', async ({ page, request }) => {
  const salon = await openSalon(request);
  await installClock(page);
  await chooseService(page, salon);
  await chooseTime(page, '14:00');
  await fillIn(page, 'Marcela', '11 98455-2071');
  await deactivate(salon, salon.camila);
  await stopClock(page);
  await button(page, 'Confirmar Agendamento').tap();
  const gone = alert(
    page,
    'O profissional selecionado não está mais disponível. Por favor, volte e selecione um profissional novamente.',
  );
  await runUntilVisible(page, gone);
  await page.clock.runFor(2_500);
  await expect(page).toHaveURL(`${salon.path}/calendario`);
  await page.clock.runFor(600);
  await expect(page).toHaveURL(salon.path);
  await page.clock.resume();
  await expect(button(page, 'Próximo')).toBeDisabled();
  await expect.poll(() => draftOf(page)).not.toHaveProperty('selectedProfessionalId');

  await page.evaluate((camila) => {
    const draft = JSON.parse(sessionStorage.bookingDraft);
    sessionStorage.bookingDraft = JSON.stringify({ ...draft, selectedProfessionalId: camila });
  }, salon.camila);
  await page.reload();
  await expect(
    alert(page, 'O profissional selecionado não está mais disponível. Por favor, selecione um profissional novamente.'),
  ).toBeVisible();
  await expect(page.getByLabel('Profissional').getByRole('option')).not.toContainText(['Camila Rocha']);
});

test.describe(() => {
  // The browser reports the texts and the answer that could not be had.
  test.use({ expectedComplaints: /ERR_FAILED/ });

  test('another language after a failure tells it anew, and the second try books once', async ({ page, request }) => {
    const salon = await openSalon(request);
    // Two are free: a second booking by mistake would find a place.
    await addProfessional({ request }, { nome: 'Bia Lima' });
    await chooseService(page, salon, 'Qualquer profissional');
    await chooseTime(page, '14:00');
    await fillIn(page, 'Marcela Azevedo', '11 98455-2071');

    await test.step('texts that could not be had are asked for again', async () => {
      // Not offline: an earlier test may have left these texts in the browser's cache.
      await page.route('**', (route) => route.abort());
      // Without the texts the page asks whether the server can be reached.
      const failed = page.waitForEvent('requestfailed', (asked) => asked.method() === 'HEAD');
      await page.getByLabel('Idioma').selectOption('English');
      await failed;
      await page.unroute('**');
      await expect(page.getByLabel('Idioma')).toHaveValue('pt');
      await page.getByLabel('Idioma').selectOption('English');
      await expect(page.getByLabel(en.checkout.name)).toHaveValue('Marcela Azevedo');
      await page.getByLabel('Language').selectOption('Português');
      await expect(page.getByLabel('Nome completo')).toHaveValue('Marcela Azevedo');
    });

    await losingAnswer(page, 'functions/create-public-appointment');
    await button(page, 'Confirmar Agendamento').tap();
    await expect(alert(page, 'Erro desconhecido ao confirmar agendamento.')).toBeVisible();
    await page.getByLabel('Idioma').selectOption('English');
    await expect(alert(page, en.errors.unknown)).toBeVisible();
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

test('a longer service leads back to the times, and one press further to the days', async ({ page, request }) => {
  const salon = await openSalon(request);
  await chooseService(page, salon);
  await chooseTime(page, '14:00');
  await fillIn(page, 'Marcela Azevedo', '11 98455-2071');
  await changeService(salon, 'Corte feminino', { duration_minutes: 90 });
  await button(page, 'Confirmar Agendamento').tap();
  await expect(alert(page, 'Corte feminino: de 1h para 1h 30min')).toBeVisible();
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
