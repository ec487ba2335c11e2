import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect } from './expect.ts';
import { test } from './kit-test.ts';
import { kitUrl } from './kit-url.ts';

test.use({ section: 'fields' });

const values = async (page: Page) => JSON.parse((await page.getByLabel('Valores').textContent()) ?? '');

test.describe('text', () => {
  test('a name begins every word with a capital, and a letter made small by hand stays small', async ({ page }) => {
    const name = page.getByLabel('Nome');
    await name.pressSequentially('ana souza');
    await expect(name).toHaveValue('Ana Souza');
    await name.press('Home');
    await name.press('Delete');
    await name.pressSequentially('a');
    await expect(name).toHaveValue('ana Souza');
  });

  test('the caret stays where the person types', async ({ page }) => {
    const name = page.getByLabel('Nome');
    await name.fill('Ana Souza');
    for (let i = 0; i < 5; i++) await name.press('ArrowLeft');
    await name.pressSequentially('paula ');
    await expect(name).toHaveValue('Ana paula Souza');
  });

  test('a text composed with an input method is capitalised when the composition ends', async ({ page }) => {
    const name = page.getByLabel('Nome');
    await name.focus();
    const keyboard = await page.context().newCDPSession(page);
    await keyboard.send('Input.imeSetComposition', { text: 'é', selectionStart: 1, selectionEnd: 1 });
    await expect(name).toHaveValue('é');
    await keyboard.send('Input.insertText', { text: 'érica' });
    await expect(name).toHaveValue('Érica');
    await keyboard.detach();
  });

  test('an e-mail is never capitalised', async ({ page }) => {
    await page.getByLabel('Email').pressSequentially('helena@studio.com');
    await expect(page.getByLabel('Email')).toHaveValue('helena@studio.com');
  });

  test('the form receives what the fields show', async ({ page }) => {
    await page.getByLabel('Nome').pressSequentially('rosa lima ');
    await page.getByLabel('Observação').pressSequentially('alergia a amônia');
    await page.getByLabel('Forma de pagamento').selectOption('PIX');
    await page.getByLabel('Aceito os termos de uso').check();
    await page.getByLabel('Observação').press('Tab');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByLabel('Salvo')).toHaveText(
      '{"name":"Rosa Lima","email":"","password":"","method":"PIX","note":"Alergia a amônia","terms":true}',
    );
  });

  test('the password shows and hides, by mouse and by keyboard', async ({ page }) => {
    const password = page.getByLabel('Senha', { exact: true });
    const toggle = page.getByRole('button', { name: 'Mostrar senha' });
    await password.fill('segredo');
    await expect(password).toHaveAttribute('type', 'password');
    await toggle.click();
    await expect(password).toHaveAttribute('type', 'text');
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await toggle.press('Space');
    await expect(password).toHaveAttribute('type', 'password');
    await expect(password).toHaveValue('segredo');
  });
});

test('an error marks its field, is read with it, and takes the focus to the first one', async ({ page }) => {
  await page.getByRole('button', { name: 'Salvar' }).click();
  const name = page.getByLabel('Nome');
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toHaveAccessibleDescription('Nome é obrigatório');
  await expect(page.getByLabel('Aceito os termos de uso')).toHaveAccessibleDescription(
    'Você deve aceitar os termos de uso',
  );
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Usado para entrar');
});

test.describe('values', () => {
  test('the wheel does not change a number', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 400 });
    const minutes = page.getByLabel('Duração (min)');
    await minutes.focus();
    await minutes.hover();
    const before = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, -300);
    await expect.poll(() => page.evaluate(() => scrollY), 'the page scrolls instead').toBeLessThan(before);
    await expect(minutes).toHaveValue('40');
    expect((await values(page)).minutes).toBe(40);
  });

  test('arrow keys step a number within its bounds', async ({ page }) => {
    const minutes = page.getByLabel('Duração (min)');
    for (let i = 0; i < 3; i++) await minutes.press('ArrowUp');
    await expect(minutes).toHaveValue('45');
    await minutes.press('ArrowDown');
    await expect(minutes).toHaveValue('40');
    const percent = page.getByLabel('Comissão');
    await percent.press('ArrowUp');
    await expect(percent).toHaveValue('0,5');
  });

  test('a comma is a decimal sign and a letter does not arrive', async ({ page }) => {
    await page.getByLabel('Comissão').pressSequentially('12x,5');
    await expect(page.getByLabel('Comissão')).toHaveValue('12,5');
    expect((await values(page)).percent).toBe(12.5);
  });

  test('the press that brings the focus selects what is there, so that typing replaces it; the next one sets the caret', async ({
    page,
  }) => {
    for (const [label, typed] of [
      ['Preço', '100'],
      ['Duração (min)', '15'],
      ['Início', '10:30'],
      ['Data', '20/11/2026'],
    ] as const) {
      const field = page.getByLabel(label, { exact: true });
      await field.click();
      await page.keyboard.type(typed);
      await expect(field).toHaveValue(typed);
    }
    const price = page.getByLabel('Preço');
    await price.click();
    await price.click({ position: { x: 5, y: 5 } });
    await page.keyboard.type('2');
    await expect(price).toHaveValue('2100,00');
  });

  test('money is kept in cents and written properly on leaving', async ({ page }) => {
    const price = page.getByLabel('Preço');
    await price.fill('');
    expect((await values(page)).cents).toBeNull();
    await price.pressSequentially('1500,5');
    await expect(price).toHaveValue('1500,5');
    await price.blur();
    await expect(price).toHaveValue('1.500,50');
    expect((await values(page)).cents).toBe(150050);
  });

  test('in Portuguese a comma is never a thousand, in money and in numbers; what is shown reads back', async ({
    page,
  }) => {
    const price = page.getByLabel('Preço');
    for (const [typed, shown] of [
      ['1,200', '1,20'],
      ['1.200', '1.200,00'],
    ] as const) {
      await price.fill(typed);
      await price.blur();
      await expect(price).toHaveValue(shown);
    }
    const percent = page.getByLabel('Comissão');
    await percent.fill('1,125');
    await percent.blur();
    await expect(percent).toHaveValue('1,125');
    expect((await values(page)).percent).toBe(1.125);
  });

  test('a time is understood as people type it; what cannot be read as one is kept, not dropped', async ({ page }) => {
    const start = page.getByLabel('Início');
    for (const [typed, kept] of [
      ['930', '09:30'],
      ['25:00', '25:00'],
    ] as const) {
      await start.fill(typed);
      await start.blur();
      await expect(start).toHaveValue(kept);
      expect((await values(page)).time).toBe(kept);
    }
  });

  test('a date is typed day first or picked by keyboard, and days before the first one allowed are refused', async ({
    page,
  }) => {
    const date = page.getByLabel('Data', { exact: true });
    await date.fill('5/12/2026');
    await date.blur();
    await expect(date).toHaveValue('05/12/2026');
    expect((await values(page)).date).toBe('2026-12-05');
    for (const typed of ['2/12', '2.12.26', '021226', '02122026']) {
      await date.fill(typed);
      await date.blur();
      await expect(date, typed).toHaveValue('02/12/2026');
      expect((await values(page)).date).toBe('2026-12-02');
    }
    await date.fill('17/11/2026');
    await page.getByRole('button', { name: 'Abrir calendário' }).click();
    const calendar = page.getByRole('dialog', { name: 'Calendário' });
    await expect(calendar.getByRole('button', { name: /2 de novembro/ }).first()).toBeDisabled();
    await expect(calendar.getByRole('button', { name: /17 de novembro/ })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(date).toHaveValue('18/11/2026');
    await expect(calendar).toBeHidden();
  });

  test('a phone is written as its country does', async ({ page }) => {
    const phone = page.getByLabel('Telefone', { exact: true });
    await phone.pressSequentially('11998423317');
    await phone.blur();
    await expect(phone).toHaveValue('(11) 99842-3317');
    await page.getByLabel('País do telefone').selectOption('PT');
    expect((await values(page)).phone.country).toBe('PT');
  });

  test('a choice moves with the arrow keys', async ({ page }) => {
    await page.getByRole('radio', { name: 'Fechado o dia todo' }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'Horário especial' })).toBeChecked();
    await page.getByText('Fechado o dia todo').click();
    expect((await values(page)).kind).toBe('closed');
    await page.getByRole('radio', { name: 'Pendente' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Finalizado' })).toBeChecked();
    expect((await values(page)).status).toBe('done');
  });
});

test('in English the month comes first: as a hint, typed, shown and in the calendar; and a comma groups thousands', async ({
  page,
}) => {
  await page.goto(kitUrl({ language: 'en', only: 'fields' }));
  const date = page.getByLabel('Data', { exact: true });
  await expect(date).toHaveValue('11/17/2026');
  await date.fill('');
  await expect(date).toHaveAttribute('placeholder', 'mm/dd/yyyy');
  await date.fill('12/2');
  await date.blur();
  await expect(date).toHaveValue('12/02/2026');
  await page.getByRole('button', { name: 'Open calendar' }).click();
  await expect(page.getByRole('button', { name: /December 2nd/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.getByLabel('Preço').fill('1,200');
  await page.getByLabel('Preço').blur();
  await expect(page.getByLabel('Preço')).toHaveValue('1,200.00');
});

test('on a touch screen a date is written as everywhere on the page, whatever the device would', async ({ page }) => {
  // What `(pointer: coarse)` answers cannot be changed while the page is there.
  const touch = await page.context().newCDPSession(page);
  await touch.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await touch.send('Emulation.setEmitTouchEventsForMouse', { enabled: true, configuration: 'mobile' });
  await page.goto(kitUrl({ language: 'en', only: 'fields' }));
  const date = page.getByLabel('Data', { exact: true });
  await expect(date).toHaveAttribute('type', 'date');
  await expect(date.locator('..')).toHaveText('11/17/2026');
  await date.fill('2026-12-02');
  await expect(date.locator('..')).toHaveText('12/02/2026');
  await touch.detach();
});

test('the language follows the query, and every other language is Portuguese', async ({ page }) => {
  await page.goto(kitUrl({ language: 'en-GB', only: 'fields' }));
  await expect(page.getByRole('button', { name: 'Show password' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto(kitUrl({ language: 'de', only: 'fields' }));
  await expect(page.getByRole('button', { name: 'Mostrar senha' })).toBeVisible();
});

test.describe('basics', () => {
  test.use({ section: 'basics' });

  test('a loading button keeps the focus and ignores presses', async ({ page }) => {
    const saving = page.getByRole('button', { name: 'Salvando' });
    await saving.focus();
    await page.keyboard.press('Enter');
    await expect(saving).toBeFocused();
    await expect(page.getByLabel('Toques')).toHaveText('0');
    await page.getByRole('button', { name: 'Novo Agendamento' }).press('Enter');
    await expect(page.getByLabel('Toques')).toHaveText('1');
  });

  test('the theme follows the choice, else the system', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.evaluate(() => {
      localStorage.setItem('theme', 'light');
      dispatchEvent(new Event('themechange'));
    });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });
});

test.describe('everything on one page', () => {
  test.use({ section: undefined });

  for (const width of [1440, 390]) {
    test(`controls are ${width === 390 ? 44 : 40} px high at ${width} px, with 16 px text`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      for (const label of ['Nome', 'Preço', 'Forma de pagamento']) {
        await expect(page.getByLabel(label)).toHaveCSS('height', width === 390 ? '44px' : '40px');
        await expect(page.getByLabel(label)).toHaveCSS('font-size', '16px');
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth), 'nothing overflows').toBe(width);
    });

    test(`axe finds nothing at ${width} px, light or dark`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.getByRole('button', { name: 'Salvar' }).click();
      await page.getByRole('button', { name: 'Mostrar erro', exact: true }).click();
      await expect(page.getByText('Erro ao salvar cliente')).toBeVisible();
      await expectAccessible(page);
    });
  }
});
