import { readFile } from 'node:fs/promises';
import { button, chooseService, chooseTime, draftOf, fillIn, message, openSalon } from './booking.ts';
import { expect, test } from './salon.ts';
import { addService } from './services.ts';

test('the services show from the first answer, with the salon in title and link preview, and nothing else is asked', async ({
  page,
  request,
}) => {
  const salon = await openSalon(request, { business_name: 'Bela & Cia <script>"\'$& %SALON%' });
  const calls: string[] = [];
  page.on('request', (asked) => calls.push(new URL(asked.url()).pathname));
  const html = await (await page.goto(salon.path))?.text();
  await expect(page.getByRole('heading', { name: 'Corte feminino' })).toBeVisible();
  expect(calls.filter((path) => path.startsWith('/api/'))).toEqual([]);
  expect(calls.filter((path) => path.startsWith('/assets/') && !path.startsWith('/assets/public/'))).toEqual([]);
  const title = `Agende seu horário · ${salon.form.business_name}`;
  await expect(page).toHaveTitle(title);
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', title);
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', new RegExp(`${salon.path}$`));
  expect(html, 'drawn before any script runs').toContain('aria-label="Adicionar Corte feminino"');
  expect(html).not.toContain(salon.form.email);
});

test('categories follow scrolling and clicks, the arrows move the bar by 200 pixels', async ({ page, request }) => {
  const salon = await openSalon(request);
  const categories = ['Depilação', 'Estética Facial', 'Limpeza de Pele', 'Maquiagem', 'Massagem', 'Sobrancelha'];
  for (const category of categories) {
    for (const name of ['Um', 'Dois', 'Três']) {
      await addService({ request }, { category, name: `${name} ${category}` });
    }
  }
  await page.goto(salon.path);
  const bar = page.getByRole('navigation', { name: 'Categorias' });
  const chip = (name: string) => bar.getByRole('button', { name, exact: true });
  const scrolled = () => bar.getByRole('list').evaluate((list) => list.scrollLeft);
  await expect(chip('Cabelo')).toHaveAttribute('aria-current', 'true');
  await button(page, 'Próximas categorias').click();
  await expect.poll(scrolled).toBe(200);
  await button(page, 'Categorias anteriores').click();
  await expect.poll(scrolled).toBe(0);

  await chip('Massagem').click();
  await expect(chip('Massagem')).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('heading', { name: 'Massagem', exact: true })).toBeInViewport();
  await page.mouse.move(600, 500);
  await page.mouse.wheel(0, -10_000);
  await expect(chip('Cabelo')).toHaveAttribute('aria-current', 'true');
});

test('the summary adds up, waits for a professional, and the draft keeps what was chosen', async ({
  page,
  request,
}) => {
  const salon = await openSalon(request);
  await page.goto(salon.path);
  const summary = page.getByRole('complementary', { name: 'Resumo' });
  await expect(page.getByLabel('Profissional')).toHaveCount(0);
  await button(page, 'Adicionar Corte feminino').click();
  await button(page, 'Adicionar Luzes').click();
  await expect(summary).toContainText('4h');
  await expect(summary).toContainText('A confirmar');
  await expect(page.getByLabel('Profissional').getByRole('option')).toHaveText([
    'Escolha um profissional',
    'Qualquer profissional',
    'Camila Rocha',
    'Studio Jasmim',
  ]);
  await expect(page.getByLabel('Profissional')).toHaveAccessibleDescription('Selecione um profissional para continuar');
  await expect(button(page, 'Próximo')).toBeDisabled();
  await button(page, 'Remover Luzes').click();
  await page.getByLabel('Profissional').selectOption('Qualquer profissional');
  await expect(button(page, 'Próximo')).toBeEnabled();
  await expect
    .poll(() => draftOf(page))
    .toEqual({
      salonId: salon.id,
      selectedServices: [
        {
          id: expect.any(String),
          name: 'Corte feminino',
          duration_minutes: 60,
          price: 12_000,
          preco_variavel: false,
          category: 'Cabelo',
        },
      ],
      totalDuration: 60,
      totalPrice: 12_000,
      discountValue: 0,
      selectedProfessionalId: null,
      selectedDate: null,
      selectedTime: null,
      clientName: '',
      clientPhone: '',
    });
});

test('one request brings a month; a day and its times bring none; the last look and the booking one each', async ({
  page,
  request,
}) => {
  const salon = await openSalon(request);
  const asked: string[] = [];
  page.on('request', (call) => call.url().includes('/api/functions/') && asked.push(String(call.postData())));
  await chooseService(page, salon);
  await chooseTime(page, '14:00');
  expect(asked.map((body) => JSON.parse(body).daysAhead)).toEqual([-1, -1]);
  await fillIn(page, 'Marcela Azevedo', '11 98455-2071');
  await button(page, 'Confirmar Agendamento').click();
  await expect(page.getByRole('heading', { name: 'Agendamento Confirmado!' })).toBeVisible();
  expect(asked).toHaveLength(4);
});

test('what was booked goes into a calendar, the salon can be written to, and a new booking starts empty', async ({
  context,
  request,
}) => {
  // Opened as people do: what another tab has opened, a script may close.
  const page = await context.newPage();
  const salon = await openSalon(request);
  const phone = '+5511933334444';
  const settings = await (await request.get('/api/account/settings')).json();
  await request.put('/api/account/settings', { data: { ...settings, phone, open_time: '', close_time: '' } });
  await chooseService(page, salon);
  await chooseTime(page, '14:00');
  await fillIn(page, 'Marcela Azevedo', '11 98455-2071');
  await button(page, 'Confirmar Agendamento').click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Adicionar ao calendário' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('agendamento.ics');
  expect(await readFile(await file.path(), 'utf8')).toMatch(/DTSTART:\d{8}T170000Z\r\nDTEND:\d{8}T180000Z/);
  await expect(page.getByRole('link', { name: 'Falar com o salão no WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/5511933334444\?text=/,
  );
  await page.reload();
  await expect(page.getByText('14:00 – 15:00')).toBeVisible();
  await button(page, 'Fechar').click();
  await expect(page.getByText('Você já pode fechar esta janela.')).toBeVisible();
  await button(page, 'Fazer Novo Agendamento').click();
  await expect(page).toHaveURL(salon.path);
  await expect.poll(() => draftOf(page)).toMatchObject({ selectedServices: [], clientName: '' });
});

test.describe(() => {
  // The browser reports that the page itself was answered with 404.
  test.use({ expectedComplaints: /404/ });

  test('a link without a salon, a salon that is not there, a salon without services, and a calendar without a draft', async ({
    page,
    request,
  }) => {
    await page.goto('/agendamento-publico');
    await expect(page.getByRole('heading', { name: 'Salão não identificado' })).toBeVisible();
    await expect(page.getByText('Verifique o link de agendamento')).toBeVisible();
    for (const nobody of ['nada', '00000000-0000-4000-8000-000000000000']) {
      await page.goto(`/agendamento-publico/${nobody}`);
      await expect(page.getByRole('heading', { name: 'Salão não encontrado' })).toBeVisible();
    }
    const salon = await openSalon(request);
    await page.goto(`${salon.path}/calendario`);
    await expect(page).toHaveURL(salon.path);
    const { rows } = await (await request.get('/api/services')).json();
    for (const { products: _, ...service } of rows) {
      await request.put(`/api/services/${service.id}`, { data: { ...service, is_public: false, product_ids: [] } });
    }
    await page.reload();
    await expect(page.getByText('Nenhum serviço disponível')).toBeVisible();
    await expect(page.getByText('Este salão ainda não cadastrou serviços para agendamento online.')).toBeVisible();
  });
});

test('a server in trouble loses nothing that was filled in, and the second try books once', async ({
  page,
  request,
}) => {
  const salon = await openSalon(request);
  const slots = '**/api/functions/get-available-slots';
  const create = '**/api/functions/create-public-appointment';
  await page.route(slots, (route) => route.fulfill({ status: 500, body: 'no' }));
  await chooseService(page, salon);
  await expect(message(page, 'Erro ao carregar horários disponíveis')).toBeVisible();
  await page.unroute(slots);
  await button(page, 'Tentar novamente').click();
  await chooseTime(page, '14:00');
  await fillIn(page, 'Marcela Azevedo', '11 98455-2071');

  await page.route(slots, (route) => route.fulfill({ status: 500, body: 'no' }));
  await button(page, 'Confirmar Agendamento').click();
  await expect(message(page, 'Erro ao verificar disponibilidade final. Tente novamente.')).toBeVisible();
  await page.unroute(slots);

  await page.route(create, (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }));
  await button(page, 'Confirmar Agendamento').click();
  await expect(message(page, 'HTTP 502: Bad Gateway')).toBeVisible();
  await page.unroute(create);

  // Booked, but the answer never arrives.
  await page.route(create, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await button(page, 'Confirmar Agendamento').click();
  await expect(
    message(
      page,
      'Erro desconhecido ao confirmar agendamento. Por favor, tente novamente ou entre em contato com o suporte.',
    ),
  ).toBeVisible();
  await page.unroute(create);
  await button(page, 'Confirmar Agendamento').click();
  await expect(page.getByRole('heading', { name: 'Agendamento Confirmado!' })).toBeVisible();
  const { count } = await (await request.get('/api/agenda/pending/count')).json();
  expect(count).toBe(1);
});
