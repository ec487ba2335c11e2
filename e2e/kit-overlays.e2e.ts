import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { type KitPage, openKitPage } from './kit-page.ts';

let kit: KitPage;
test.beforeAll(async () => {
  kit = await openKitPage();
});
test.afterAll(() => kit.close());

// What the browser refuses (the content security policy above all) it says in the console.
let complaints: string[] = [];
test.beforeEach(async ({ page }) => {
  complaints = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(kit.url);
  await page.getByRole('heading', { name: 'Kit' }).waitFor();
});
test.afterEach(() => expect(complaints).toEqual([]));

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
// By label, not by role: an open list hides the page behind it from screen readers.
const output = (page: Page, name: string) => page.getByLabel(name, { exact: true });

async function openByKeyboard(page: Page, name: string) {
  await button(page, name).focus();
  await page.keyboard.press('Enter');
}

test.describe('dialog', () => {
  test('the first field takes the focus, Tab stays inside, Escape closes and gives the focus back', async ({
    page,
  }) => {
    await openByKeyboard(page, 'Nova categoria');
    const box = dialog(page, 'Nova categoria');
    await expect(box.getByLabel('Nome da categoria')).toBeFocused();
    await expect(box).toHaveAccessibleDescription('Aparece no agendamento online.');
    for (const name of ['Cancelar', 'Salvar', 'Fechar']) {
      await page.keyboard.press('Tab');
      await expect(box.getByRole('button', { name })).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(box.getByLabel('Nome da categoria')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(box).toBeHidden();
    await expect(button(page, 'Nova categoria')).toBeFocused();
  });

  test('Enter in a field saves', async ({ page }) => {
    await openByKeyboard(page, 'Nova categoria');
    await page.keyboard.type('Cabelo');
    await page.keyboard.press('Enter');
    await expect(output(page, 'Categoria salva')).toHaveText('Cabelo');
  });

  test('the page behind does not scroll', async ({ page }) => {
    await button(page, 'Nova categoria').click();
    const before = await page.evaluate(() => window.scrollY);
    await page.mouse.move(20, 20);
    await page.mouse.wheel(0, 600);
    await page.keyboard.press('End');
    expect(await page.evaluate(() => new Promise((frame) => requestAnimationFrame(() => frame(window.scrollY))))).toBe(
      before,
    );
  });

  test('it fades and goes, and does not move for who asked for no motion', async ({ page }) => {
    const motion = () => dialog(page, 'Nova categoria').evaluate((box) => getComputedStyle(box).transitionDuration);
    await button(page, 'Nova categoria').click();
    expect(await motion()).toBe('0s');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await motion()).toBe('0.2s');
    await page.keyboard.press('Escape');
    await expect(dialog(page, 'Nova categoria')).toBeHidden();
  });

  test('on a phone it lies at the bottom in full width', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await button(page, 'Nova categoria').click();
    const box = await dialog(page, 'Nova categoria').boundingBox();
    expect(box).toMatchObject({ x: 0, width: 390 });
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(844);
  });
});

test.describe('sheet', () => {
  test('480 pixels at the right, the whole screen on a phone, the foot always in sight', async ({ page }) => {
    const sheet = dialog(page, 'Editar Agendamento');
    await page.setViewportSize({ width: 1440, height: 900 });
    await button(page, 'Editar agendamento').click();
    await expect.poll(() => sheet.boundingBox()).toEqual({ x: 960, y: 0, width: 480, height: 900 });
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => sheet.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    await sheet.getByLabel('Serviço 12').scrollIntoViewIfNeeded();
    await expect(sheet.getByLabel('Serviço 12')).toBeInViewport();
    await expect(sheet.getByRole('button', { name: 'Salvar' })).toBeInViewport({ ratio: 1 });
    await expect(sheet.getByRole('heading', { name: 'Editar Agendamento' })).toBeInViewport({ ratio: 1 });
  });

  test('nothing typed: it closes at once and gives the focus back', async ({ page }) => {
    await openByKeyboard(page, 'Editar agendamento');
    await expect(dialog(page, 'Editar Agendamento').getByLabel('Data', { exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog(page, 'Editar Agendamento')).toBeHidden();
    await expect(button(page, 'Editar agendamento')).toBeFocused();
  });

  test('something typed: it asks, and what was typed is only lost when the person says so', async ({ page }) => {
    const sheet = dialog(page, 'Editar Agendamento');
    const question = page.getByRole('alertdialog', { name: 'Descartar as alterações?' });
    await openByKeyboard(page, 'Editar agendamento');
    await sheet.getByLabel('Observação').fill('Alergia a amônia');

    await page.keyboard.press('Escape');
    await expect(question).toBeVisible();
    await expect(question.getByRole('button', { name: 'Continuar editando' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(sheet.getByLabel('Observação')).toHaveValue('Alergia a amônia');
    await expect(sheet.getByLabel('Observação')).toBeFocused();

    await sheet.getByRole('button', { name: 'Fechar' }).click();
    await question.getByRole('button', { name: 'Continuar editando' }).click();
    await expect(question).toBeHidden();
    await expect(sheet).toBeVisible();

    await page.mouse.click(100, 450);
    await question.getByRole('button', { name: 'Descartar' }).click();
    await expect(sheet).toBeHidden();
    await expect(button(page, 'Editar agendamento')).toBeFocused();
  });

  test('the calendar inside it closes first, and picks by keyboard', async ({ page }) => {
    const sheet = dialog(page, 'Editar Agendamento');
    await openByKeyboard(page, 'Editar agendamento');
    const opener = sheet.getByRole('button', { name: 'Abrir calendário' });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /17 de novembro de 2026/ })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('grid')).toBeHidden();
    await expect(sheet).toBeVisible();
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /17 de novembro de 2026/ })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(sheet.getByLabel('Data', { exact: true })).toHaveValue('18/11/2026');
  });

  test('a form above it does not send the form beneath', async ({ page }) => {
    const sheet = dialog(page, 'Editar Agendamento');
    await button(page, 'Editar agendamento').click();
    await sheet.getByRole('button', { name: 'Excluir' }).click();
    await page.keyboard.type('outra');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Senha incorreta. Tente novamente.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page, 'Confirme com a sua senha')).toBeHidden();
    await expect(sheet).toBeVisible();
  });
});

test.describe('confirmation', () => {
  test('asks with the words for a deletion and answers by button and by Escape', async ({ page }) => {
    const question = page.getByRole('alertdialog', { name: 'Tem certeza que deseja excluir este item?' });
    await openByKeyboard(page, 'Excluir item');
    await expect(question).toHaveAccessibleDescription('Esta ação não pode ser desfeita.');
    await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();
    await expect(button(page, 'Excluir item')).toBeFocused();

    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();

    await page.keyboard.press('Enter');
    await question.getByRole('button', { name: 'Excluir' }).click();
    await expect(output(page, 'Respostas')).toHaveText('não não sim');
  });

  test('a press beside it is no answer', async ({ page }) => {
    await button(page, 'Excluir item').click();
    await page.mouse.click(10, 10);
    await expect(page.getByRole('alertdialog')).toBeVisible();
  });

  test('another question brings its own words and none of the deletion', async ({ page }) => {
    await button(page, 'Fechar período').click();
    const question = page.getByRole('alertdialog', { name: 'Fechar período 01/11/2026 a 17/11/2026?' });
    await expect(question).not.toContainText('Esta ação não pode ser desfeita.');
    await question.getByRole('button', { name: 'Fechar período' }).click();
    await expect(output(page, 'Respostas')).toHaveText('sim');
  });

  test('speaks the language of the page', async ({ page }) => {
    for (const [language, words] of [
      ['en', 'Are you sure you want to delete this item?'],
      ['es', '¿'],
    ] as const) {
      await page.goto(kit.url.replace('lang=pt', `lang=${language}`));
      await button(page, 'Excluir item').click();
      await expect(page.getByRole('alertdialog')).toContainText(words);
    }
  });
});

test('the password: required, wrong, not checked, right; it stays open on an error and keeps nothing', async ({
  page,
}) => {
  await openByKeyboard(page, 'Excluir cliente');
  const box = dialog(page, 'Excluir cliente');
  const field = box.getByLabel('Senha', { exact: true });
  await expect(field).toBeFocused();
  for (const [typed, message] of [
    ['', 'Senha é obrigatória'],
    ['errada', 'Senha incorreta. Tente novamente.'],
    ['queda', 'Erro ao verificar senha. Tente novamente.'],
  ] as const) {
    await field.fill(typed);
    await page.keyboard.press('Enter');
    await expect(field).toHaveAccessibleDescription(message);
    await expect(field).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(button(page, 'Excluir cliente')).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('');
  await expect(field).not.toHaveAttribute('aria-invalid');
  await page.keyboard.type('segredo');
  await page.keyboard.press('Enter');
  await expect(box).toBeHidden();
  await expect(output(page, 'Exclusão')).toHaveText('feita');
});

test('a select is worked by arrows and letters', async ({ page }) => {
  await button(page, 'Editar agendamento').click();
  const select = page.getByRole('combobox', { name: 'Profissional' });
  await expect(select).toHaveText('Selecione');
  await select.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: 'Beatriz Lima' })).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('r');
  await expect(page.getByRole('option', { name: 'Rafael Nogueira' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(select).toHaveText('Rafael Nogueira');
  await expect(select).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(dialog(page, 'Editar Agendamento')).toBeVisible();
});

test.describe('combobox', () => {
  const field = (page: Page) => page.getByRole('combobox', { name: 'Cliente' });
  const suggestions = (page: Page) => page.getByRole('option', { name: /\(11\)/ });
  const creation = (page: Page) => page.getByRole('option', { name: /Criar e selecionar/ });

  test('suggests at most eight, chosen by keyboard; typing again lets go of the choice', async ({ page }) => {
    await field(page).fill('zélia');
    await expect(suggestions(page)).toHaveCount(8);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(field(page)).toHaveValue('Zélia Porto 2');
    await expect(output(page, 'Cliente escolhido')).toHaveText('2');
    await page.keyboard.press('Backspace');
    await expect(field(page)).toHaveValue('Zélia Porto ');
    await expect(output(page, 'Cliente escolhido')).toHaveText('nenhum');
  });

  test('says from two letters on that there is nothing, and offers to create it', async ({ page }) => {
    await field(page).fill('x');
    await expect(page.getByRole('listbox')).toBeHidden();
    await field(page).fill('xy');
    await expect(page.getByText('Nenhum resultado para “xy”')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(output(page, 'Cliente criado')).toHaveText('xy');
    await expect(output(page, 'Cliente escolhido')).toHaveText('nenhum');
  });

  test('a known name is not offered for creation, whatever its capitals', async ({ page }) => {
    await field(page).fill('zélia porto 2');
    await expect(suggestions(page)).toHaveCount(8);
    await expect(creation(page)).toHaveCount(0);
  });

  test('what was typed stays when the list closes and when the field is left', async ({ page }) => {
    await field(page).fill('zéli');
    await expect(suggestions(page)).toHaveCount(8);
    await expect(creation(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(field(page)).toHaveValue('zéli');
  });

  test('Escape does not throw away what was chosen; the cross does', async ({ page }) => {
    await field(page).fill('zélia');
    await page.getByRole('option').first().click();
    await page.keyboard.press('Escape');
    await expect(output(page, 'Cliente escolhido')).toHaveText('2');
    await button(page, 'Limpar busca').click();
    await expect(output(page, 'Cliente escolhido')).toHaveText('nenhum');
    await expect(field(page)).toHaveValue('');
  });

  test('says that searching failed', async ({ page }) => {
    await field(page).fill('queda');
    await expect(page.getByText('Erro ao buscar. Tente novamente.')).toBeVisible();
  });
});

test('a menu is walked by arrows, runs what is chosen and gives the focus back', async ({ page }) => {
  await openByKeyboard(page, 'Mais ações');
  await expect(page.getByRole('menuitem', { name: 'Editar' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(button(page, 'Mais ações')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(output(page, 'Ação')).toHaveText('Excluir');
});

test('a popover takes the focus and gives it back', async ({ page }) => {
  await openByKeyboard(page, 'Comanda');
  await expect(dialog(page, 'Comanda').getByRole('button', { name: 'Abrir' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page, 'Comanda')).toBeHidden();
  await expect(button(page, 'Comanda')).toBeFocused();
});

test('a tooltip shows for the keyboard too, and Escape puts it away', async ({ page }) => {
  await button(page, 'Comanda').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByText('Faltam 5 dias')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Faltam 5 dias')).toBeHidden();
});

test('tabs are walked by arrows; tabs with an address are links', async ({ page }) => {
  await page.getByRole('tab', { name: 'Agenda' }).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: 'Comissões' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel')).toHaveText('Resumo do mês');
  const places = page.getByRole('navigation', { name: 'Agenda' });
  await expect(places.getByRole('link', { name: 'Semana' })).toHaveAttribute('aria-current', 'page');
  await places.getByRole('link', { name: 'Dia' }).click();
  await expect(places.getByRole('link', { name: 'Dia' })).toHaveAttribute('aria-current', 'page');
});

test.describe('table', () => {
  const long = (page: Page) => page.getByRole('table', { name: 'Dez mil clientes' });
  const firstCells = async (page: Page, name: string) =>
    page.getByRole('table', { name }).locator('tbody tr td:first-child').allInnerTexts();

  test('a head sorts, a second press turns it round, and it says so', async ({ page }) => {
    const table = page.getByRole('table', { name: 'Resumo' });
    await expect(table.getByRole('columnheader', { name: 'Visitas' })).toHaveAttribute('aria-sort', 'descending');
    expect((await firstCells(page, 'Resumo'))[0]).toBe('Bruno Carvalho 5');
    const head = table.getByRole('columnheader', { name: 'Cliente' });
    await expect(head).not.toHaveAttribute('aria-sort');
    await head.getByRole('button').press('Enter');
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    const names = ['Ana Clara Duarte 4', 'Bruno Carvalho 5', 'Érica Nunes 3', 'Marina Figueiredo 1', 'Zélia Porto 2'];
    expect(await firstCells(page, 'Resumo')).toEqual(names);
    await head.getByRole('button').click();
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    expect(await firstCells(page, 'Resumo')).toEqual(names.toReversed());
  });

  test('ten thousand rows: under sixty in the page, all of them within reach', async ({ page }) => {
    await expect(long(page)).toHaveAttribute('aria-rowcount', '10001');
    const box = page.getByRole('region', { name: 'Dez mil clientes' });
    await box.focus();
    expect(await long(page).getByRole('row').count()).toBeLessThan(60);
    await page.keyboard.press('End');
    await expect(long(page).getByRole('row', { name: /Bruno Carvalho 10000 / })).toBeInViewport();
    expect(await long(page).getByRole('row').count()).toBeLessThan(60);
    await expect(long(page).getByRole('columnheader', { name: 'Cliente' })).toBeInViewport({ ratio: 1 });
    await long(page).getByRole('button', { name: 'Visitas' }).click();
    await expect(long(page).getByRole('row', { name: /Marina Figueiredo 1 / })).toBeInViewport();
  });

  test('the whole row opens, by keyboard too; a button in it does only its own work', async ({ page }) => {
    const opened = output(page, 'Aberto em Resumo');
    const row = page.getByRole('table', { name: 'Resumo' }).getByRole('row', { name: /Érica Nunes 3/ });
    await row.getByRole('button', { name: 'Lançar pagamento' }).click();
    await expect(output(page, 'Pago')).toHaveText('Érica Nunes 3');
    await expect(opened).toHaveText('');
    await row.click({ position: { x: 400, y: 26 } });
    await expect(opened).toHaveText('Érica Nunes 3');
    await page.getByRole('button', { name: 'Zélia Porto 2' }).first().press('Enter');
    await expect(opened).toHaveText('Zélia Porto 2');
  });

  test('while it loads it says so and shows no row; empty, it shows what to do', async ({ page }) => {
    await expect(page.getByRole('table', { name: 'Carregando' })).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('table', { name: 'Vazia' })).toHaveCount(0);
    await expect(page.getByText('Cadastre o primeiro.')).toBeVisible();
  });

  test('on a phone each row is two lines, and ten thousand stay under sixty too', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('table')).toHaveCount(0);
    const list = page.getByRole('list', { name: 'Dez mil clientes' });
    await expect(list.getByRole('listitem').first()).toContainText('Marina Figueiredo 1');
    await expect(list.getByRole('listitem').first()).toContainText('Em dia');
    await page.getByRole('region', { name: 'Dez mil clientes' }).focus();
    await page.keyboard.press('End');
    await expect(list.getByRole('button', { name: 'Bruno Carvalho 10000' })).toBeInViewport();
    expect(await list.getByRole('listitem').count()).toBeLessThan(60);
    await list.getByRole('button', { name: 'Bruno Carvalho 10000' }).click();
    await expect(output(page, 'Aberto em Dez mil clientes')).toHaveText('Bruno Carvalho 10000');
    await expect(page.getByRole('list', { name: 'Resumo' }).getByRole('listitem').last()).toContainText('Total');
  });
});

test.describe('accessible in every theme and size', () => {
  const opened: [string, (page: Page) => Promise<void>][] = [
    ['dialog', (page) => button(page, 'Nova categoria').click()],
    ['sheet', (page) => button(page, 'Editar agendamento').click()],
    ['confirmation', (page) => button(page, 'Excluir item').click()],
    [
      'password',
      async (page) => {
        await button(page, 'Excluir cliente').click();
        await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click();
      },
    ],
    ['menu', (page) => button(page, 'Mais ações').click()],
    ['popover', (page) => button(page, 'Comanda').click()],
    [
      'select',
      async (page) => {
        await button(page, 'Editar agendamento').click();
        await page.getByRole('combobox', { name: 'Profissional' }).click();
      },
    ],
    ['combobox', (page) => page.getByRole('combobox', { name: 'Cliente' }).fill('zéli')],
  ];

  for (const theme of ['light', 'dark'] as const)
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const)
      test(`${theme}, ${width} wide`, async ({ page }) => {
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height });
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        for (const [what, open] of opened) {
          await open(page);
          const list = page.getByRole('listbox');
          if (what === 'select' || what === 'combobox') await list.getByRole('option').first().waitFor();
          // The page behind is another test's: what is above it is in portals.
          const axe = new AxeBuilder({ page })
            .setLegacyMode() // the page has no frames, and three times as quick
            .include('[data-base-ui-portal]')
            .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']);
          // An open list hides the page behind it for a moment without taking the focus out of the field.
          if (await list.isVisible()) axe.disableRules(['aria-hidden-focus']);
          const { violations } = await axe.analyze();
          expect(
            violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`),
            what,
          ).toEqual([]);
          await page.keyboard.press('Escape');
          await page.keyboard.press('Escape');
          await expect(page.locator('[data-base-ui-portal]')).toHaveCount(0);
        }
      });
});
