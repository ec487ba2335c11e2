import type { Page } from '@playwright/test';
import { expect, failing, test } from './salon.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Salvar horários' });
const day = (page: Page, name: string) =>
  page
    .locator('form', { has: save(page) })
    .getByRole('listitem')
    .filter({ hasText: name });
const opens = (page: Page, name: string) => page.getByLabel(`Abertura de ${name.toLowerCase()}`);
const closes = (page: Page, name: string) => page.getByLabel(`Fechamento de ${name.toLowerCase()}`);

test('the hours of a new salon, and how they are changed and kept', async ({ page, salon: _ }) => {
  await page.goto('/agenda/configurar');

  await test.step('a new salon is closed on Sunday and Monday and open from 09:00 to 19:00 on the other days', async () => {
    await expect(day(page, 'Domingo')).toContainText('Fechado');
    await expect(day(page, 'Segunda-feira')).toContainText('Fechado');
    for (const name of ['Terça-feira', 'Quarta-feira', 'Quinta-feira', 'Sexta-feira', 'Sábado']) {
      await expect(page.getByRole('checkbox', { name })).toBeChecked();
      await expect(opens(page, name)).toHaveValue('09:00');
      await expect(closes(page, name)).toHaveValue('19:00');
    }
    await expect(save(page)).toBeDisabled();
    await expect(save(page)).toHaveAccessibleDescription('Nada foi alterado.');
  });

  await test.step('opening a day sets 09:00 to 19:00, closing it clears the times, and both are kept', async () => {
    await page.getByRole('checkbox', { name: 'Domingo' }).check();
    await expect(opens(page, 'Domingo')).toHaveValue('09:00');
    await expect(closes(page, 'Domingo')).toHaveValue('19:00');
    await closes(page, 'Domingo').fill('13:00');
    await opens(page, 'Terça-feira').fill('7:30');
    await page.getByLabel('Terça-feira', { exact: true }).uncheck();
    await expect(opens(page, 'Terça-feira')).toHaveCount(0);
    await save(page).click();
    await expect(page.getByRole('status').filter({ hasText: 'Horários salvos com sucesso!' })).toBeVisible();
    await page.reload();
    await expect(opens(page, 'Domingo')).toHaveValue('09:00');
    await expect(closes(page, 'Domingo')).toHaveValue('13:00');
    await expect(day(page, 'Terça-feira')).toContainText('Fechado');
    await page.getByLabel('Terça-feira', { exact: true }).check();
    await expect(opens(page, 'Terça-feira')).toHaveValue('09:00');
  });

  await test.step('a day that closes before it opens is refused beside that day, by its name', async () => {
    await opens(page, 'Quarta-feira').fill('19:00');
    await closes(page, 'Quarta-feira').fill('19:00');
    await closes(page, 'Sábado').fill('');
    await save(page).click();
    for (const name of ['Quarta-feira', 'Sábado']) {
      await expect(closes(page, name)).toHaveAccessibleDescription(
        `Horário inválido para ${name.toLowerCase()}: abertura deve ser antes do fechamento`,
      );
    }
    await expect(day(page, 'Quarta-feira')).toContainText('Horário inválido para quarta-feira');
    await expect(closes(page, 'Quarta-feira')).toBeFocused();
    await closes(page, 'Quarta-feira').fill('20:00');
    await expect(day(page, 'Quarta-feira')).not.toContainText('Horário inválido');
    await closes(page, 'Sábado').fill('18:00');
    await save(page).click();
    await expect(page.getByRole('status').filter({ hasText: 'Horários salvos com sucesso!' })).toBeVisible();
  });
});

test('hours that cannot be loaded or saved say so, and can be tried again', async ({ page, salon: _ }) => {
  await failing(page, 'agenda/hours');
  await page.goto('/agenda/configurar');
  await expect(page.getByRole('alert').filter({ hasText: 'Erro ao carregar horários: ' })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await page.getByRole('checkbox', { name: 'Domingo' }).check();
  await failing(page, 'agenda/hours');
  await save(page).click();
  await expect(page.getByRole('alert')).toHaveText('Erro ao salvar horários');
  await expect(page.getByRole('checkbox', { name: 'Domingo' })).toBeChecked();
});
