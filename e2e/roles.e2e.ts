import type { Page } from '@playwright/test';
import { addAppointment } from './appointments.ts';
import { addClient } from './clients.ts';
import { addColleague, changeMember, signInAs } from './colleagues.ts';
import { goTo } from './parts.ts';
import { call, expect, phone, type Salon, test } from './salon.ts';
import { addDefaultCategories, addService } from './services.ts';
import { addProfessional } from './team.ts';

/** What a page is called that no menu leads to. */
const NOWHERE = {
  en: 'Page not found · Madeixa',
  es: 'Página no encontrada · Madeixa',
  pt: 'Página não encontrada · Madeixa',
};
const LANGUAGES = ['en', 'es', 'pt'] as const;
const menu = (page: Page) => page.getByRole('navigation').first();

/** A day with an appointment of a professional. */
async function work(page: Page): Promise<string> {
  await addDefaultCategories(page);
  const { id: service_id } = await addService(page, { name: 'Corte' });
  const { id: client_id } = await addClient(page, 'Ana Lima', 1);
  const { id: professional_id } = await addProfessional(page, { nome: 'Camila' });
  await addAppointment(page, { client_id, professional_id, service_id });
  return professional_id;
}

function refusals(page: Page): string[] {
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
  });
  return refused;
}

/** Where the menu leads to, with its groups unfolded. */
async function pagesOf(page: Page): Promise<string[]> {
  await expect(menu(page).getByRole('link').first()).toBeVisible();
  const folded = menu(page).locator('button[aria-expanded=false]');
  while ((await folded.count()) > 0) await folded.first().click();
  const links = menu(page).getByRole('link');
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
}

/** As if another window had changed it. */
async function speak(page: Page, language: string) {
  await call(page, 'put', 'account/language', { language });
  await page.evaluate(() => new BroadcastChannel('session').postMessage('changed'));
  await expect(page.locator(`html[lang=${language}]`)).toBeVisible();
}

async function isWhole(page: Page, what: string) {
  await expect(page.locator('main [aria-busy=true]'), what).toHaveCount(0);
  await expect(page.locator('main'), what).not.toBeEmpty();
  const { width, room } = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    room: document.documentElement.clientWidth,
  }));
  expect(width, what).toBe(room);
}

async function walk(page: Page, salon: Salon, role: 'manager' | 'receptionist') {
  await work(page);
  await signInAs(page.context(), await addColleague(salon, role));
  const refused = refusals(page);
  await page.goto('/');
  await expect(page).toHaveURL('/dashboard');
  const paths = await pagesOf(page);
  for (const viewport of [{ width: 1440, height: 900 }, phone.viewport]) {
    await page.setViewportSize(viewport);
    // The language once and then its pages: to draw a page anew takes longer than to go to it.
    for (const language of LANGUAGES) {
      await speak(page, language);
      for (const path of paths) {
        // From a page that no menu leads to: until the next is there, the one that is left still shows.
        await goTo(page, '/nada');
        await expect(page).toHaveTitle(NOWHERE[language]);
        await goTo(page, path);
        await expect(page).not.toHaveTitle(NOWHERE[language]);
        await isWhole(page, `${path} at ${viewport.width} in ${language}`);
      }
    }
  }
  expect(refused).toEqual([]);
  return paths;
}

test('the management opens all of its menu on desktop and phone, and is refused nothing', async ({ page, salon }) => {
  const paths = await walk(page, salon, 'manager');
  expect(paths).toContain('/relatorios');
});

test('so does the reception', async ({ page, salon }) => {
  const paths = await walk(page, salon, 'receptionist');
  expect(paths).toEqual(['/dashboard', '/agenda', '/clientes', '/financeiro/receber', '/perfil']);
});

test('so does a professional, who begins at their own agenda and has no link and no PIN', async ({ page, salon }) => {
  const camila = await work(page);
  const colleague = await addColleague(salon, 'professional');
  await changeMember(salon, colleague, `staff_id = '${camila}'`);
  await signInAs(page.context(), colleague);
  const refused = refusals(page);
  await page.goto('/');
  await expect(page).toHaveURL('/minha-agenda');
  await expect(page.getByRole('heading', { name: 'Camila' })).toBeVisible();
  for (const viewport of [{ width: 1440, height: 900 }, phone.viewport]) {
    await page.setViewportSize(viewport);
    for (const language of LANGUAGES) {
      await page.locator('header select').selectOption(language);
      await expect(page.locator(`html[lang=${language}]`)).toBeVisible();
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click();
        await isWhole(page, `${language} at ${viewport.width}`);
      }
    }
  }
  const kept = async () => (await call(page, 'get', 'account/session')).profile.language;
  await expect.poll(kept, 'the language of the account').toBe(LANGUAGES.at(-1));
  await page.goto('/perfil');
  await isWhole(page, 'the profile');
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(menu(page).getByRole('link', { name: 'Minha agenda' })).toBeVisible();
  expect(await pagesOf(page)).toEqual(['/minha-agenda', '/perfil']);
  expect(refused).toEqual([]);
  await page.goto('/relatorios');
  await page.getByRole('link', { name: 'Voltar ao início' }).click();
  await expect(page).toHaveURL('/minha-agenda');
});
