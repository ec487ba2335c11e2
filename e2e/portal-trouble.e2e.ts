import type { Page } from '@playwright/test';
import { addAppointment, openDay } from './appointments.ts';
import { addClient } from './clients.ts';
import { button, dialog, pressEscape, status } from './parts.ts';
import { addLink, block, enter, goToDay, shownDay } from './portal.ts';
import { expect, installClock, test } from './salon.ts';
import { addDefaultCategories, addService } from './services.ts';

const CREATE = '**/api/rpc/staff_portal_appointment_create';
const form = (page: Page) => dialog(page, 'Novo agendamento');

async function typeNew(page: Page) {
  await goToDay(page, openDay);
  await button(page, 'Novo agendamento às 09:00').click();
  await form(page).getByLabel('Cliente').fill('Bia Prado');
}

test('a save is under way until it is answered, and is tried again as the same one', async ({ page }) => {
  const link = await addLink(page.context());
  await enter(page, link);
  await typeNew(page);

  await test.step('nothing closes the form meanwhile: what is being saved cannot be discarded', async () => {
    const answer = Promise.withResolvers<void>();
    await page.route(CREATE, async (route) => {
      await answer.promise;
      await route.abort();
    });
    await button(page, 'Salvar').click();
    await expect(form(page).getByRole('button', { name: 'Salvar' })).toHaveAttribute('aria-busy', 'true');
    await form(page).getByRole('button', { name: 'Fechar' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    answer.resolve();
    await expect(form(page).getByRole('alert')).toContainText('sem conexão');
    await page.unroute(CREATE);
  });

  await test.step('while the first try is still at work, the next ones carry its key', async () => {
    const keys: (string | undefined)[] = [];
    const sentence = 'Este agendamento já está sendo salvo.';
    await page.route(CREATE, (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      return route.fulfill({ status: 409, json: { success: false, error: sentence, code: 'IN_FLIGHT' } });
    });
    for (let turn = 1; turn <= 2; turn += 1) {
      await button(page, 'Salvar').click();
      await expect.poll(() => keys.length).toBe(turn);
      await expect(form(page).getByRole('alert')).toHaveText(sentence);
    }
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
    await page.unroute(CREATE);
  });

  await test.step('a server that asks for a moment’s patience is quoted', async () => {
    const sentence = 'A agenda está sendo alterada agora. Tente de novo em instantes.';
    await page.route(CREATE, (route) =>
      route.fulfill({ status: 503, json: { success: false, error: sentence, code: 'BUSY' } }),
    );
    await button(page, 'Salvar').click();
    await expect(form(page).getByRole('alert')).toHaveText(sentence);
    await page.unroute(CREATE);
    await button(page, 'Salvar').click();
    await expect(block(page, /^Bia Prado/)).toHaveCount(1);
  });
});

test('a form that the browser closes by itself is there again, and asks', async ({ page }) => {
  const link = await addLink(page.context());
  await enter(page, link);
  await typeNew(page);
  const question = page.getByRole('alertdialog');
  // From the third time on the browser closes the form itself, whatever the page says to it.
  for (let turn = 0; turn < 5; turn += 1) {
    await page.keyboard.press('Escape');
    await expect(question).toBeVisible();
    await pressEscape(question);
  }
  await page.keyboard.press('Escape');
  await button(page, 'Continuar editando').click();
  await expect(question).toBeHidden();
  await expect(form(page).getByLabel('Cliente')).toHaveValue('Bia Prado');
  await button(page, 'Salvar').click();
  await expect(block(page, /^Bia Prado/)).toBeVisible();
});

/** As if another tab were looked at, or this one again. */
async function look(page: Page, isLookedAt: boolean) {
  await page.evaluate((isHidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, !isLookedAt);
}

test('a page that nobody looks at holds no connection, and catches up later', async ({ page }) => {
  const link = await addLink(page.context());
  await addDefaultCategories(page);
  const { id: service_id } = await addService(page);
  const { id: client_id } = await addClient(page, 'Ana Lima', 11110001);
  const listening = page.waitForRequest('**/api/rpc/staff_portal_live');
  await enter(page, link);
  await goToDay(page, openDay);
  await (await listening).response();

  const cut = page.waitForEvent('requestfailed', (request) => request.url().endsWith('staff_portal_live'));
  await look(page, false);
  await cut;
  await addAppointment(page, { client_id, service_id, professional_id: link.staff });
  await look(page, true);
  await expect(block(page, /^Ana Lima/)).toBeVisible();
});

test('a stream that went silent is taken for dead: it is opened anew, and all is asked again', async ({ page }) => {
  const link = await addLink(page.context());
  await installClock(page);
  const first = page.waitForRequest('**/api/rpc/staff_portal_live');
  await enter(page, link);
  await (await first).response();
  const again = page.waitForRequest('**/api/rpc/staff_portal_live');
  const asked = page.waitForRequest('**/api/rpc/staff_portal_appointments_list');
  // Its clock runs ahead of the server's, whose signs of life are then too late.
  await page.clock.runFor(120_000);
  await again;
  await asked;
});

test('after midnight in the salon, who looks at today sees the new day', async ({ page }) => {
  const link = await addLink(page.context());
  // 23:59 in São Paulo.
  await installClock(page, { time: `${openDay}T23:59:00-03:00` });
  await enter(page, link);
  const dateField = page.getByRole('main').getByLabel('Data', { exact: true });
  await expect(dateField).toHaveValue(shownDay(openDay));
  await button(page, 'Amanhã').click();
  await button(page, 'Hoje').click();
  await page.clock.runFor(120_000);
  await expect(button(page, 'Hoje')).toHaveAttribute('aria-pressed', 'true');
  await expect(dateField).toHaveValue(shownDay(Temporal.PlainDate.from(openDay).add({ days: 1 }).toString()));
  await expect(status(page, 'Sem conexão.')).toHaveCount(0);
});
