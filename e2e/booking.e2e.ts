import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import {
  bookUntil,
  changeContact,
  changeService,
  chooseService,
  chooseTime,
  draftOf,
  fillIn,
  freeDays,
  openSalon,
  pendingRequests,
} from './booking.ts';
import { alert, button, contains, status } from './parts.ts';
import { call, expect, expectAccessible, losingAnswer, visitorTest as test } from './salon.ts';
import { addService, inDatabase } from './services.ts';

test('the first response has the services and the link preview, and asks no more', async ({ page, request }) => {
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
  await expect.poll(() => drawingsIn(page, 10), 'a page that nobody touches rests').toBe(0);
});

/** How often React sets out to draw within so many frames: each time it sends itself a message. */
function drawingsIn(page: Page, frames: number): Promise<number> {
  return page.evaluate(async (frames) => {
    const send = MessagePort.prototype.postMessage;
    let count = 0;
    MessagePort.prototype.postMessage = function (...args: [unknown]) {
      count += 1;
      send.apply(this, args);
    };
    for (let i = 0; i < frames; i += 1) await new Promise(requestAnimationFrame);
    MessagePort.prototype.postMessage = send;
    return count;
  }, frames);
}

test('categories follow scrolling and clicks, and the arrows move their bar', async ({ page, request }) => {
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
  await page.mouse.wheel(0, 10_000);
  await expect(chip('Unha')).toHaveAttribute('aria-current', 'true');

  await test.step('a long list shows one category at a time, and of many services the first', async () => {
    await inDatabase(
      salon.form,
      `insert into services (user_id, name, category) select $1, 'Unha ' || n, 'Unha' from generate_series(1, 70) as n`,
    );
    // What the program itself has changed is announced: the kept page is dropped.
    await addService({ request }, { category: 'Unha', name: 'Esmaltação' });
    const cards = page.getByRole('article');
    await expect(async () => {
      await page.reload();
      await expect(cards).toHaveCount(3, { timeout: 5_000 });
    }).toPass();
    await chip('Unha').click();
    await expect(page.getByRole('heading', { name: 'Unha', exact: true })).toBeFocused();
    await expect(chip('Unha')).toHaveAttribute('aria-current', 'true');
    await expect(cards).toHaveCount(60);
    await expectAccessible(page);
    await button(page, 'Mostrar mais 12 serviços').click();
    await expect(cards).toHaveCount(72);
    await expect(cards.nth(60).getByRole('button')).toBeFocused();
    await cards.nth(60).getByRole('button').click();
    await chip('Cabelo').click();
    await expect(cards).toHaveCount(3);
    expect((await draftOf(page)).selectedServices).toMatchObject([{ category: 'Unha' }]);
  });
});

test('the summary adds up and waits for a professional; the draft keeps the choice', async ({ page, request }) => {
  const salon = await openSalon(request);
  await page.goto(salon.path);
  const summary = page.getByRole('complementary', { name: 'Resumo' });
  await expect(page.getByLabel('Profissional')).toHaveCount(0);
  await button(page, 'Adicionar Corte feminino').click();
  await button(page, 'Adicionar Luzes').click();
  await contains(summary, '4h', 'A confirmar');
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

test('a month takes one request, and so do the last look and the booking', async ({ page, request }) => {
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

test('what was booked goes into a calendar, and a new booking starts empty', async ({ context, request }) => {
  // Opened as people do: what another tab has opened, a script may close.
  const page = await context.newPage();
  const salon = await openSalon(request);
  await changeContact(salon, { phone: '+5511933334444', address: 'Rua Augusta, 1200' });
  await page.goto(salon.path);
  await expectContact(page);
  await chooseService(page, salon);
  await chooseTime(page, '14:00');
  await fillIn(page, 'Marcela Azevedo', '11 98455-2071');
  await button(page, 'Confirmar Agendamento').click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Adicionar ao calendário' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('pedido.ics');
  const entry = await readFile(await file.path(), 'utf8');
  // It is the salon that says yes: until then it is a request.
  expect(entry).toContain('SUMMARY:Pedido: ');
  await expect(page.getByText('Seu pedido foi enviado a')).toBeVisible();
  expect(entry).toMatch(/DTSTART:\d{8}T170000Z\r\nDTEND:\d{8}T180000Z/);
  expect(entry).toContain('LOCATION:Rua Augusta\\, 1200\r\n');
  expect(entry).toContain('CONTACT:+55 11 93333-4444\r\n');
  await expectContact(page);
  await expect(page.getByRole('main')).toContainText('R$ 120,00');
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

  test('without a salon, services, a draft or a booking, the page says so', async ({ page, request }) => {
    await page.goto('/agendamento-publico');
    await expect(page.getByRole('heading', { name: 'Salão não identificado' })).toBeVisible();
    await expect(page.getByText('Verifique o link de agendamento')).toBeVisible();
    for (const nobody of ['nada', '00000000-0000-4000-8000-000000000000']) {
      await page.goto(`/agendamento-publico/${nobody}`);
      await expect(page.getByRole('heading', { name: 'Salão não encontrado' })).toBeVisible();
    }
    const salon = await openSalon(request);
    for (const step of ['calendario', 'sucesso']) {
      await page.goto(`${salon.path}/${step}`);
      await expect(page).toHaveURL(salon.path);
      await expect(button(page, 'Adicionar Corte feminino')).toBeVisible();
    }
    const { rows } = await call({ request }, 'get', 'services');
    for (const { products: _, ...service } of rows) {
      await call({ request }, 'put', `services/${service.id}`, { ...service, is_public: false, product_ids: [] });
    }
    await page.reload();
    await expect(page.getByText('Nenhum serviço disponível')).toBeVisible();
    await expect(page.getByText('Este salão ainda não cadastrou serviços para agendamento online.')).toBeVisible();
  });
});

test('a server in trouble loses nothing typed, and the second try books once', async ({ page, request }) => {
  const salon = await openSalon(request);
  const slots = '**/api/functions/get-available-slots';
  const create = '**/api/functions/create-public-appointment';
  await page.route(slots, (route) => route.fulfill({ status: 500, body: 'no' }));
  await chooseService(page, salon);
  await expect(alert(page, 'Erro ao carregar horários disponíveis')).toBeVisible();
  await page.unroute(slots);
  // Whoever refused it, a limit says when to come back.
  await page.route(slots, (route) => route.fulfill({ status: 429, headers: { 'retry-after': '541' }, body: 'slow' }));
  await button(page, 'Tentar novamente').click();
  await expect(alert(page, 'Tente novamente em 10 minutos.')).toBeVisible();
  await page.unroute(slots);
  await button(page, 'Tentar novamente').click();
  await chooseTime(page, '14:00');
  await fillIn(page, 'Marcela Azevedo', '11 98455-2071');

  await page.route(slots, (route) => route.fulfill({ status: 500, body: 'no' }));
  await button(page, 'Confirmar Agendamento').click();
  await expect(alert(page, 'Erro ao verificar disponibilidade final. Tente novamente.')).toBeVisible();
  await page.unroute(slots);

  await page.route(create, (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }));
  await button(page, 'Confirmar Agendamento').click();
  await expect(alert(page, 'HTTP 502: Bad Gateway')).toBeVisible();
  await page.unroute(create);

  await losingAnswer(page, 'functions/create-public-appointment');
  await button(page, 'Confirmar Agendamento').click();
  await expect(
    alert(
      page,
      'Erro desconhecido ao confirmar agendamento. Por favor, tente novamente ou entre em contato com o suporte.',
    ),
  ).toBeVisible();
  await button(page, 'Confirmar Agendamento').click();
  await expect(page.getByRole('heading', { name: 'Agendamento Confirmado!' })).toBeVisible();
  const { count } = await call({ request }, 'get', 'agenda/pending/count');
  expect(count).toBe(1);
});

test('what the salon changed meanwhile is shown, and asked about again', async ({ page, request }) => {
  const salon = await openSalon(request);
  const summary = page.getByRole('complementary', { name: 'Resumo' });
  const confirm = button(page, 'Confirmar Agendamento');
  const question = alert(page, 'Quer continuar assim?');
  /** A refused page reads the services anew: only then may they change again, or it would tell of that change by itself. */
  const confirmInVain = async () => {
    const read = page.waitForResponse('**/api/public/services');
    await confirm.click();
    await read;
  };
  await chooseService(page, salon);
  await chooseTime(page, '14:00');
  await fillIn(page, 'Marcela Azevedo', '11 98455-2071');

  await test.step('another price', async () => {
    await changeService(salon, 'Corte feminino', { price: 25_000 });
    await confirmInVain();
    await expect(question).toContainText('Corte feminino: de R$ 120,00 para R$ 250,00');
    await expect(summary).toContainText('R$ 250,00');
    await expect(page.getByLabel('Nome completo')).toHaveValue('Marcela Azevedo');
    expect(await pendingRequests(salon)).toEqual([]);
  });

  await test.step('another duration asks for the time again', async () => {
    await changeService(salon, 'Corte feminino', { duration_minutes: 90 });
    await confirmInVain();
    await expect(alert(page, 'Corte feminino: de 1h para 1h 30min')).toBeVisible();
    // A price that has become open is told within the sentence.
    await changeService(salon, 'Corte feminino', { preco_variavel: true });
    await button(page, '14:00').click();
    await confirmInVain();
    await expect(question).toContainText('Corte feminino: de R$ 250,00 para preço a confirmar');
    await changeService(salon, 'Corte feminino', { preco_variavel: false, price: 25_000 });
    await confirmInVain();
    await expect(question).toContainText('Corte feminino: de preço a confirmar para R$ 250,00');
    await confirm.click();
    await expect(page.getByRole('heading', { name: 'Agendamento Confirmado!' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('R$ 250,00');
    expect(await pendingRequests(salon)).toMatchObject([{ end_time: expect.stringContaining('15:30') }]);
  });

  await test.step('one of two that is withdrawn is named, and the other stays chosen', async () => {
    await page.goto(salon.path);
    await button(page, 'Adicionar Escova').click();
    await button(page, 'Próximo').click();
    await button(page, 'Próximo mês').click();
    await chooseTime(page, '10:00');
    await changeService(salon, 'Escova', { is_public: false });
    await confirm.click();
    await expect(page).toHaveURL(salon.path);
    await expect(alert(page, 'Escova não está mais disponível.')).toBeVisible();
    await expect(button(page, 'Remover Corte feminino')).toBeVisible();
    await expect(button(page, 'Adicionar Escova')).toHaveCount(0);
  });

  await test.step('the only one', async () => {
    await button(page, 'Próximo').click();
    await button(page, '10:00').click();
    await changeService(salon, 'Corte feminino', { is_public: false });
    await confirm.click();
    await expect(page).toHaveURL(salon.path);
    await expect(alert(page, 'Corte feminino não está mais disponível.')).toBeVisible();
    await expect.poll(() => draftOf(page)).toMatchObject({ selectedServices: [], clientName: 'Marcela Azevedo' });
    expect(await pendingRequests(salon)).toHaveLength(1);
  });
});

test('by keyboard: what is added is told, and the month is walked day by day', async ({ page, request }) => {
  const salon = await openSalon(request);
  await bookUntil(salon, 45);
  await page.goto(salon.path);
  const told = (text: string | RegExp) => status(page, text);
  const press = (key: string) => page.keyboard.press(key);

  await test.step('a button that cannot be pressed says why', async () => {
    await expect(button(page, 'Próximo')).toBeDisabled();
    await expect(button(page, 'Próximo')).toHaveAccessibleDescription('Adicione um serviço para começar.');
  });

  await test.step('adding is told, and the professional is the next stop', async () => {
    await button(page, 'Adicionar Corte feminino').focus();
    await press('Enter');
    await expect(told('Adicionado: Corte feminino. 1 serviço, 1h, R$ 120,00')).toBeAttached();
    await expect(button(page, 'Próximo')).toHaveAccessibleDescription('Selecione um profissional para continuar');
    await press('Tab');
    await expect(button(page, 'Escolher profissional')).toBeFocused();
    await press('Enter');
    const professional = page.getByLabel('Profissional');
    await expect(professional).toBeFocused();
    await professional.selectOption('Camila Rocha');
    await press('Tab');
    await expect(button(page, 'Próximo')).toBeFocused();
    await press('Enter');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused();
  });

  const day = (date: string) => page.locator(`[data-date="${date}"]`);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-date') ?? '');
  const plus = (date: string, days: number) => Temporal.PlainDate.from(date).add({ days }).toString();

  await test.step('the last month is the one of the last day that can be booked, and the arrows keep the focus', async () => {
    const [next, previous] = [button(page, 'Próximo mês'), button(page, 'Mês anterior')];
    await expect(previous).toBeDisabled();
    await next.focus();
    for (let turn = 0; turn < 3; turn += 1) await press('Enter');
    await expect(next).toBeDisabled();
    await expect(next).toBeFocused();
    await expect(told(/ de \d{4}: \d+ dias? com horários/)).toBeAttached();
    await previous.focus();
    for (let turn = 0; turn < 3; turn += 1) await press('Enter');
    await expect(previous).toBeFocused();
  });

  await test.step('one stop in the grid; arrows, Home, End and Page keys move it', async () => {
    await button(page, 'Próximo mês').click();
    await expect(page.getByRole('grid').getByRole('columnheader')).toHaveCount(7);
    await freeDays(page).first().waitFor();
    await expect(page.getByRole('grid').locator('button[tabindex="0"]')).toHaveCount(1);
    await button(page, 'Próximo mês').focus();
    await press('Tab');
    const first = await focused();
    expect(first).toBe(await freeDays(page).first().getAttribute('data-date'));
    await expect(day(first)).toHaveAccessibleName(
      /^(terça|quarta|quinta|sexta)-feira, .*, com horários$|^sábado, .*, com horários$/i,
    );
    await press('ArrowRight');
    await expect(day(plus(first, 1))).toBeFocused();
    await press('ArrowDown');
    await expect(day(plus(first, 8))).toBeFocused();
    await press('ArrowLeft');
    await press('ArrowUp');
    await expect(day(first)).toBeFocused();
    await press('ArrowDown');
    await press('Home');
    expect(Temporal.PlainDate.from(await focused()).dayOfWeek).toBe(7);
    await press('End');
    expect(Temporal.PlainDate.from(await focused()).dayOfWeek).toBe(6);
    const before = await focused();
    await press('PageUp');
    await expect.poll(async () => (await focused()).slice(0, 7) < before.slice(0, 7)).toBe(true);
    await press('PageDown');
    await expect.poll(focused).toContain(before.slice(0, 7));
    await press('Home');
    while (await page.locator(':focus[aria-disabled]').count()) await press('ArrowRight');
    await press('Enter');
    await expect(page.getByRole('banner')).toContainText('Escolha o horário');
  });

  await test.step('the services that one comes back to have the focus', async () => {
    await button(page, 'Alterar Serviços').click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

async function expectContact(page: Page) {
  await expect(page.getByRole('link', { name: 'Rua Augusta, 1200' })).toHaveAttribute(
    'href',
    'https://www.google.com/maps/search/?api=1&query=Rua%20Augusta%2C%201200',
  );
  await expect(page.getByRole('link', { name: '+55 11 93333-4444' })).toHaveAttribute('href', 'tel:+5511933334444');
}

test('in forced colours the chosen step, category, day and time stand out', async ({ page, request }) => {
  const salon = await openSalon(request);
  await page.emulateMedia({ forcedColors: 'active' });
  const paint = (place: Locator) => place.evaluate((element) => getComputedStyle(element).backgroundColor);
  const differs = (chosen: Locator, other: Locator) =>
    expect.poll(async () => (await paint(chosen)) !== (await paint(other))).toBe(true);
  await page.goto(salon.path);
  const chips = page.getByRole('navigation', { name: 'Categorias' }).getByRole('button');
  await differs(chips.first(), chips.nth(1));
  const steps = page.getByRole('list', { name: 'Etapas' }).locator('li > span');
  await differs(steps.first(), steps.nth(1));
  const colour = (place: Locator) => place.evaluate((element) => getComputedStyle(element).color);
  const waits = await colour(button(page, 'Próximo'));
  await chooseService(page, salon);
  const today = page.locator('[aria-current=date]');
  const free = freeDays(page).first();
  await free.waitFor();
  const full = page.locator('[data-date][aria-disabled]:enabled').first();
  expect(await colour(full), 'a day without times').not.toBe(await colour(free));
  expect(await colour(full), 'a button that waits for something').toBe(waits);
  await chooseTime(page, '14:00');
  await button(page, 'Voltar').click();
  await differs(button(page, '14:00'), button(page, '15:00'));
  await button(page, 'Voltar').click();
  const chosen = page.locator('[data-date][aria-pressed=true]');
  await differs(chosen, page.locator('[data-date][aria-pressed=false]').first());
  await button(page, 'Mês anterior').click();
  // Today is where one is, not what was chosen.
  await differs(page.getByRole('list', { name: 'Etapas' }).locator('li > span').nth(1), today);
  const edge = (place: Locator) => place.evaluate((element) => getComputedStyle(element).borderTopStyle);
  expect(await edge(today)).not.toBe(await edge(page.locator('[data-date]:not([aria-current])').first()));
});
