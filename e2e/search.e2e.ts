import type { Page } from '@playwright/test';
import { dialog, pressEscape, status } from './parts.ts';
import { expect, expectAccessible, failing, test } from './salon.ts';
import { field, found, groupOf, salonToSearch } from './search.ts';

const press = (page: Page, key: string) => page.keyboard.press(key);

/** By the keyboard alone. */
async function ask(page: Page, text: string) {
  await press(page, 'Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(text);
}

/** The row that Enter opens, as the field names it to a screen reader. */
async function isActive(page: Page, name: string) {
  const active = page.getByRole('option', { selected: true });
  await expect(active).toContainText(name);
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await active.getAttribute('id')) ?? '');
}

test('everything is found from any screen with the keyboard alone', async ({ page }) => {
  const { visit } = await salonToSearch(page);
  await page.goto('/perfil');
  const name = page.getByLabel('Nome do salão ou profissional');
  await name.focus();

  await test.step('Escape gives the focus back to where it was, in the middle of a field', async () => {
    await ask(page, 'marin');
    await expect(groupOf(page, 'Clientes').getByRole('option')).toHaveText([/Marina Figueiredo/, /Marinalva Torres/]);
    await pressEscape(dialog(page, 'Buscar'));
    await expect(name).toBeFocused();
  });

  await test.step('it shows who and what is meant, marks what was typed and says how many there are', async () => {
    await ask(page, 'marin');
    await isActive(page, 'Marina Figueiredo');
    await expect(groupOf(page, 'Agendamentos').getByRole('option')).toContainText('Chegou');
    await expect(groupOf(page, 'Agendamentos').getByRole('option')).toContainText('hoje, 00:30 com Camila');
    await expect(found(page, 'Marina Figueiredo').first().locator('mark')).toHaveText('Marin');
    await expect(groupOf(page, 'Ações').getByRole('option')).toHaveText([
      /Novo agendamento para Marina Figueiredo/,
      /Abrir comanda de Marina Figueiredo/,
    ]);
    await expect(status(page, '5 resultados')).toBeAttached();
    await expectAccessible(page);
  });

  await test.step('arrows go round, Home and End lead to the ends', async () => {
    await press(page, 'ArrowDown');
    await isActive(page, 'Marinalva Torres');
    await press(page, 'End');
    await isActive(page, 'Abrir comanda de Marina Figueiredo');
    await press(page, 'ArrowDown');
    await isActive(page, 'Marina Figueiredo');
    await press(page, 'ArrowUp');
    await isActive(page, 'Abrir comanda');
    await press(page, 'Enter');
    await expect(page).toHaveURL(`/agenda/${visit.id}/comanda`);
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('a client is booked with the client chosen', async () => {
    await ask(page, 'marinalva amanhã');
    await found(page, 'Novo agendamento para Marinalva').waitFor();
    await press(page, 'End');
    await press(page, 'Enter');
    const sheet = dialog(page, 'Novo Agendamento');
    await expect(sheet).toContainText('Marinalva Torres');
    await expect(page).toHaveURL(/novo=\d{4}-\d\d-\d\d&cliente=/);
    await pressEscape(sheet);
  });

  await test.step('Enter before the answer opens the first result once it is there', async () => {
    await ask(page, '7120');
    await press(page, 'Enter');
    await expect(page).toHaveURL(/\/clientes\/[0-9a-f-]{36}$/);
    await expect(page.getByRole('main')).toContainText('Marinalva Torres');
  });

  await test.step('an action opens its form, which Back does not open again', async () => {
    await ask(page, 'abrir caixa');
    await isActive(page, 'Abrir caixa');
    await press(page, 'Enter');
    await expect(dialog(page, 'Abrir caixa')).toBeVisible();
    await expect(page).toHaveURL('/financeiro/receber');
    await pressEscape(dialog(page, 'Abrir caixa'));
  });

  await test.step('what was opened last stands first, without a text', async () => {
    await press(page, 'Control+k');
    await expect(groupOf(page, 'Abertos por último').getByRole('option')).toHaveText([/Marinalva Torres/]);
    await isActive(page, 'Marinalva Torres');
    await expect(groupOf(page, 'Ações').getByRole('option').first()).toContainText('Novo agendamento');
  });

  await test.step('what is not found can be made: a client with that name', async () => {
    await page.keyboard.type('Zulmira Pontes');
    await expect(dialog(page, 'Buscar')).toContainText('Nada encontrado para “Zulmira Pontes”');
    await isActive(page, 'Novo cliente “Zulmira Pontes”');
    await press(page, 'Enter');
    const sheet = dialog(page, 'Novo Cliente');
    await expect(sheet.getByLabel('Nome')).toHaveValue('Zulmira Pontes');
    await expect(sheet.locator(':focus')).toHaveCount(1);
  });

  await test.step('it does not open above something that was typed and not saved', async () => {
    const sheet = dialog(page, 'Novo Cliente');
    await sheet.getByLabel('Nome').fill('Zulmira Pontes de Sá');
    await press(page, 'Control+k');
    await expect(sheet.getByLabel('Nome')).toBeFocused();
    await expect(field(page)).toHaveCount(0);
    await sheet.getByLabel('Nome').fill('Zulmira Pontes');
    await ask(page, 'marina f');
    await isActive(page, 'Marina Figueiredo');
    await press(page, 'Enter');
    await expect(page.getByRole('main')).toContainText('Marina Figueiredo');
    await expect(sheet).toBeHidden();
  });
});

test('late answers change nothing, a failure offers another try, and a sign-out forgets what was opened', async ({
  page,
}) => {
  await salonToSearch(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await test.step('an older answer that comes late never replaces a newer one', async () => {
    const asked: string[] = [];
    let letGo = () => {};
    await page.route('**/api/search?*', async (route) => {
      const q = new URL(route.request().url()).searchParams.get('q') ?? '';
      asked.push(q);
      if (q === 'bia') await new Promise<void>((resolve) => (letGo = resolve));
      await route.fallback().catch(() => {});
    });
    await ask(page, 'bia');
    // A busy machine may have asked for its beginning before.
    await expect.poll(() => asked.at(-1)).toBe('bia');
    await field(page).fill('');
    await page.keyboard.type('marinalva');
    await expect(groupOf(page, 'Clientes').getByRole('option')).toHaveText([/Marinalva/]);
    letGo();
    await expect(status(page, '2 resultados')).toBeAttached();
    await expect(groupOf(page, 'Clientes').getByRole('option')).toHaveText([/Marinalva/]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await press(page, 'Enter');
    await expect(page).toHaveURL(/\/clientes/);
  });

  await test.step('a failure says so; actions are found all the same, and Enter tries again', async () => {
    await failing(page, 'search?*');
    await ask(page, 'nova venda');
    await expect(page.getByRole('alert')).toContainText('A busca não respondeu');
    await expect(found(page, 'Nova venda')).toBeVisible();
    await field(page).fill('marinalva');
    await expect(page.getByRole('alert')).toContainText('A busca não respondeu');
    await page.unrouteAll();
    await press(page, 'Enter');
    await expect(groupOf(page, 'Clientes').getByRole('option')).toHaveText([/Marinalva/]);
  });

  await test.step('signing out from it forgets what was opened', async () => {
    const kept = () => page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('opened')));
    await expect.poll(kept).toHaveLength(1);
    await field(page).fill('sair');
    await isActive(page, 'Sair');
    await press(page, 'Enter');
    await expect(page).toHaveURL('/login');
    await expect.poll(kept).toEqual([]);
  });
});
