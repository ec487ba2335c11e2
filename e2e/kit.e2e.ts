import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect } from './expect.ts';
import { test } from './kit-test.ts';
import { kitUrl } from './kit-url.ts';

test.use({ section: 'fields' });

const values = async (page: Page) => JSON.parse((await page.getByLabel('Valores').textContent()) ?? '');

test('a text is capitalised as it is typed, and its caret stays', async ({ page }) => {
  const name = page.getByLabel('Nome');
  await name.pressSequentially('ana souza');
  await expect(name).toHaveValue('Ana Souza');
  await name.press('Home');
  await name.press('Delete');
  await name.pressSequentially('a');
  await expect(name).toHaveValue('ana Souza');
  await name.press('End');
  for (let i = 0; i < 5; i++) await name.press('ArrowLeft');
  await name.pressSequentially('paula ');
  await expect(name).toHaveValue('ana paula Souza');
  await page.getByLabel('Email').pressSequentially('helena@studio.com');
  await expect(page.getByLabel('Email')).toHaveValue('helena@studio.com');

  await test.step('an input method composes first', async () => {
    await name.fill('');
    const keyboard = await page.context().newCDPSession(page);
    await keyboard.send('Input.imeSetComposition', { text: 'é', selectionStart: 1, selectionEnd: 1 });
    await expect(name).toHaveValue('é');
    await keyboard.send('Input.insertText', { text: 'érica' });
    await expect(name).toHaveValue('Érica');
    await keyboard.detach();
  });

  await test.step('the form receives what the fields show', async () => {
    await name.fill('');
    await name.pressSequentially('rosa lima ');
    await page.getByLabel('Email').fill('');
    await page.getByLabel('Observação').pressSequentially('alergia a amônia');
    await page.getByLabel('Forma de pagamento').selectOption('PIX');
    await page.getByLabel('Aceito os termos de uso').check();
    await page.getByLabel('Observação').press('Tab');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByLabel('Salvo')).toHaveText(
      '{"name":"Rosa Lima","email":"","password":"","method":"PIX","note":"Alergia a amônia","terms":true}',
    );
  });
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

/** How each is read and written is tested without a browser: typed-date, money, numbers, phone, read-time. */
const typedValues = [
  { label: 'Preço', typed: '1500,5', shown: '1.500,50', key: 'cents', value: 150050 },
  { label: 'Preço', typed: '', shown: '', key: 'cents', value: null },
  { label: 'Comissão', typed: '12x,5', shown: '12,5', key: 'percent', value: 12.5 },
  { label: 'Início', typed: '930', shown: '09:30', key: 'time', value: '09:30' },
  { label: 'Início', typed: '25:00', shown: '25:00', key: 'time', value: '25:00' },
  { label: 'Data', typed: '5/12', shown: '05/12/2026', key: 'date', value: '2026-12-05' },
];

test('a field keeps the value of what is typed and writes it properly on leaving', async ({ page }) => {
  for (const { label, typed, shown, key, value } of typedValues) {
    const field = page.getByLabel(label, { exact: true });
    await field.fill('');
    await field.pressSequentially(typed);
    await field.blur();
    await expect(field, typed).toHaveValue(shown);
    expect((await values(page))[key], typed).toBe(value);
  }
  const phone = page.getByLabel('Telefone', { exact: true });
  await phone.pressSequentially('11998423317');
  await phone.blur();
  await expect(phone).toHaveValue('(11) 99842-3317');
  await page.getByLabel('País do telefone').selectOption('PT');
  expect((await values(page)).phone.country).toBe('PT');
});

test('arrow keys step a number within its bounds, and the wheel does not change it', async ({ page }) => {
  const minutes = page.getByLabel('Duração (min)');
  for (let i = 0; i < 3; i++) await minutes.press('ArrowUp');
  await expect(minutes).toHaveValue('45');
  await minutes.press('ArrowDown');
  await expect(minutes).toHaveValue('40');
  await page.getByLabel('Comissão').press('ArrowUp');
  await expect(page.getByLabel('Comissão')).toHaveValue('0,5');
  await page.setViewportSize({ width: 1440, height: 400 });
  await minutes.focus();
  await minutes.hover();
  const before = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, -300);
  await expect.poll(() => page.evaluate(() => scrollY), 'the page scrolls instead').toBeLessThan(before);
  await expect(minutes).toHaveValue('40');
  expect((await values(page)).minutes).toBe(40);
});

test('the press that brings the focus selects all, the next sets the caret', async ({ page }) => {
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

test('a date is picked by keyboard, and days before the first one allowed are refused', async ({ page }) => {
  const date = page.getByLabel('Data', { exact: true });
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

test('in English the month comes first: in the hint, the field and the calendar', async ({ page }) => {
  await page.goto(kitUrl({ language: 'en-GB', only: 'fields' }));
  await expect(page.getByRole('button', { name: 'Show password' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
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

  test('controls are 40 px high, 44 px on a phone, and axe finds nothing', async ({ page }) => {
    for (const [width, high] of [
      [1440, '40px'],
      [390, '44px'],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      for (const label of ['Nome', 'Preço', 'Forma de pagamento']) {
        await expect(page.getByLabel(label)).toHaveCSS('height', high);
        await expect(page.getByLabel(label)).toHaveCSS('font-size', '16px');
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth), 'nothing overflows').toBe(width);
      await page.getByRole('button', { name: 'Salvar' }).click();
      await page.getByRole('button', { name: 'Mostrar erro', exact: true }).click();
      await expect(page.getByText('Erro ao salvar cliente').first()).toBeVisible();
      await expectAccessible(page, `${width} px`);
    }
  });
});
