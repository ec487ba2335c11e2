import pg from 'pg';
import { openDay } from './appointments.ts';
import { alert, button, dialog } from './parts.ts';
import { addLink, block, enter, goToDay } from './portal.ts';
import { startRealServer } from './real-server.ts';
import { call, expect, signUp, visitorTest as test } from './salon.ts';

test('a killed server loses nothing typed, books once, and the page comes back', async ({ browser }) => {
  const server = await startRealServer();
  const context = await browser.newContext({ baseURL: server.url, locale: 'pt-BR' });
  const database = new pg.Client(server.adminUrl);
  await database.connect();
  const page = await context.newPage();
  await signUp(context);
  const link = await addLink(context);
  const owner = context.request;
  await enter(page, link);
  await goToDay(page, openDay);
  await button(page, 'Novo agendamento às 09:00').click();
  const form = dialog(page, 'Novo agendamento');
  await form.getByLabel('Cliente').fill('Bia Prado');

  await test.step('killed while it saves', async () => {
    await database.query('begin');
    await database.query('lock table appointments in exclusive mode');
    await button(page, 'Salvar').click();
    const waiting = 'select count(*)::int as n from pg_locks where not granted and relation = $1::regclass';
    await expect.poll(async () => (await database.query(waiting, ['appointments'])).rows[0].n).toBe(1);
    await server.kill();
    await expect(form.getByRole('alert')).toContainText('Falha ao salvar agendamento: sem conexão.');
    await expect(form.getByLabel('Cliente')).toHaveValue('Bia Prado');
    await database.query('rollback');
  });

  await test.step('saved again once it is back', async () => {
    await server.start();
    await button(page, 'Salvar').click();
    await expect(block(page, /^Bia Prado/)).toHaveCount(1);
    const { rows } = await database.query('select client_name from appointments');
    expect(rows).toEqual([{ client_name: 'Bia Prado' }]);
  });

  await test.step('killed under a page that only shows', async () => {
    await server.kill();
    await button(page, 'Recarregar').click();
    await expect(alert(page, /Erro ao carregar agenda\. Você vê como estava às \d\d:\d\d\./)).toBeVisible();
    await expect(block(page, /^Bia Prado/), 'what is known stays').toBeVisible();
    await server.start();
    const days = await call({ request: owner }, 'get', `agenda/days?from=${openDay}&to=${openDay}`);
    const { id, version } = days.appointments[0];
    const data = { version, date: openDay, start_time: '15:00', end_time: '16:00', professional_id: link.staff };
    await call({ request: owner }, 'put', `agenda/appointments/${id}/time`, data);
    await expect(block(page, /^Bia Prado.*15:00 – 16:00/)).toBeVisible();
    await expect(alert(page, 'Erro ao carregar agenda')).toBeHidden();
  });

  await context.close();
  await database.end();
  await server.stop();
});
