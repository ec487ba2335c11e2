import type { Page } from '@playwright/test';
import { confirmed } from './parts.ts';
import { expect, failing, test } from './salon.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Salvar configurações' });
const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true });

const broken = [
  { label: 'Nome do salão ou profissional', text: '', message: 'Nome do salão ou profissional é obrigatório' },
  { label: 'Telefone', text: 'ligue já', message: /^Telefone deve ter um formato válido/ },
  { label: 'Abertura', text: '25:00', message: 'Horário inválido: use HH:MM' },
  { label: 'Fechamento', text: '09:00', message: 'Horário de abertura deve ser antes do fechamento' },
  { label: 'Fechamento', text: '', message: 'Preencha a abertura e o fechamento' },
];
test('settings that break no rule are kept: what the salon says about itself, and its hours', async ({ page }) => {
  await page.goto('/configuracoes');
  await expect(save(page)).toBeDisabled();
  await expect(save(page)).toHaveAccessibleDescription('Nada foi alterado.');

  await test.step('what breaks a rule is named beside its field, which gets the focus', async () => {
    for (const { label, text, message } of broken) {
      const before = await field(page, label).inputValue();
      await field(page, label).fill(text);
      await save(page).click();
      await expect(field(page, label)).toHaveAccessibleDescription(message);
      await expect(field(page, label)).toBeFocused();
      await field(page, label).fill(before);
    }
  });

  await test.step('what cannot be saved says so, and stays as it was typed', async () => {
    await field(page, 'Endereço').fill('Rua das Flores, 12');
    await failing(page, 'account/settings');
    await save(page).click();
    await expect(page.getByRole('alert')).toHaveText('Erro ao salvar configurações');
    await expect(field(page, 'Endereço')).toHaveValue('Rua das Flores, 12');
    await page.unrouteAll();
  });

  await test.step('what the salon says about itself is kept, and its name stands in the shell', async () => {
    await field(page, 'Nome do salão ou profissional').fill('Casa Jasmim');
    await field(page, 'Telefone').fill('11998423317');
    await field(page, 'Endereço').fill('Rua das Flores, 12');
    await confirmed(save(page), 'Configurações salvas com sucesso!');
    await expect(page.getByRole('banner')).toContainText('Casa Jasmim');
    await expect(save(page)).toBeDisabled();
    await page.reload();
    await expect(field(page, 'Nome do salão ou profissional')).toHaveValue('Casa Jasmim');
    await expect(field(page, 'Telefone')).toHaveValue('(11) 99842-3317');
    await expect(field(page, 'Endereço')).toHaveValue('Rua das Flores, 12');
  });

  await test.step('the hours go to every day that is open, and a closed one stays closed', async () => {
    await expect(field(page, 'Abertura')).toHaveValue('09:00');
    await expect(field(page, 'Fechamento')).toHaveValue('19:00');
    await field(page, 'Abertura').fill('830');
    await field(page, 'Fechamento').fill('20');
    await confirmed(save(page), 'Configurações salvas com sucesso!');
    await page.getByRole('link', { name: 'Horários de cada dia' }).click();
    await expect(page).toHaveURL('/agenda/configurar');
    for (const day of ['Terça-feira', 'Quarta-feira', 'Quinta-feira', 'Sexta-feira', 'Sábado']) {
      await expect(field(page, `Abertura de ${day.toLowerCase()}`)).toHaveValue('08:30');
      await expect(field(page, `Fechamento de ${day.toLowerCase()}`)).toHaveValue('20:00');
    }
    await expect(page.getByRole('checkbox', { name: 'Domingo' })).not.toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Segunda-feira' })).not.toBeChecked();
  });
});
