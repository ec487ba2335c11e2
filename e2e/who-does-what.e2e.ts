import { openDay, pick, professional, service } from './appointments.ts';
import { addClient } from './clients.ts';
import { button, confirmed, dialog, row, status } from './parts.ts';
import { expect, expectAccessible, test } from './salon.ts';
import { addDefaultCategories, addService, card } from './services.ts';
import { addProfessional } from './team.ts';

test('a service in parts, limited to those who do it, with a price of their own', async ({ page }) => {
  await addDefaultCategories(page);
  await addService(page, { name: 'Coloração raiz', price: 19000, duration_minutes: 45 });
  await addProfessional(page);
  await addProfessional(page, { nome: 'Rafael Nogueira', comissao_percentual: 45 });
  await page.goto('/servicos');
  const open = () => button(card(page, 'Coloração raiz'), 'Coloração raiz').click();
  const sheet = dialog(page, 'Editar Serviço');
  const tick = (name: string) => sheet.getByRole('checkbox', { name, exact: true });

  await test.step('a pause splits the time, and the sums follow', async () => {
    await open();
    await button(sheet, 'Adicionar pausa').click();
    await expect(sheet.getByLabel('Pausa, parte 2', { exact: true })).toBeFocused();
    await sheet.getByLabel('Pausa, parte 2', { exact: true }).fill('20');
    await sheet.getByLabel('Limpeza depois').fill('10');
    await expect(sheet.getByText('1h 35min para o cliente, 1h 25min do profissional')).toBeVisible();
    await sheet.getByLabel('Finalização, parte 3', { exact: true }).fill('');
    await button(sheet, 'Salvar').click();
    await expect(sheet.getByLabel('Finalização, parte 3', { exact: true })).toHaveAccessibleDescription(
      'Duração deve ser maior que zero',
    );
    await sheet.getByLabel('Finalização, parte 3', { exact: true }).fill('30');
  });

  await test.step('somebody has to do it; what is empty shows what holds', async () => {
    for (const name of ['Camila Rocha', 'Rafael Nogueira']) await tick(name).uncheck();
    await sheet
      .getByRole('checkbox', { checked: true, name: /^(?!Disponível)/ })
      .first()
      .uncheck();
    await button(sheet, 'Salvar').click();
    await expect(sheet.getByText('Marque pelo menos uma pessoa')).toBeVisible();
    await tick('Camila Rocha').check();
    await expect(sheet.getByLabel('Preço: Camila Rocha')).toHaveAttribute('placeholder', '190,00');
    await expect(sheet.getByLabel('Minutos: Camila Rocha')).toHaveAttribute('placeholder', '95');
    await expect(sheet.getByLabel('Comissão: Camila Rocha')).toHaveAttribute('placeholder', '40');
    await tick('Rafael Nogueira').check();
    await sheet.getByLabel('Preço: Camila Rocha').fill('-1');
    await expect(sheet.getByLabel('Preço: Camila Rocha')).toHaveAccessibleDescription('Preço não pode ser negativo');
    await sheet.getByLabel('Preço: Camila Rocha').fill('1234,56');
    await sheet.getByLabel('Minutos: Camila Rocha').fill('120');
    await sheet.getByLabel('Comissão: Camila Rocha').fill('12,5');
    const wide = page.viewportSize() ?? { width: 1280, height: 720 };
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 720 });
      for (const label of ['Preço', 'Minutos', 'Comissão'].map((term) => `${term}: Camila Rocha`)) {
        const cut = sheet.getByLabel(label).evaluate((field) => field.scrollWidth - field.clientWidth);
        expect(await cut, `${label}, ${width} pixels`).toBeLessThanOrEqual(0);
      }
    }
    await page.setViewportSize(wide);
    for (const term of ['Minutos', 'Comissão']) await sheet.getByLabel(`${term}: Camila Rocha`).fill('');
    await sheet.getByLabel('Preço: Camila Rocha').fill('240');
    await sheet.getByLabel('Comissão: Rafael Nogueira').fill('50');
    await expect(sheet.getByText('a partir de R$ 190,00')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('it is there again, also where the list is not yet, and the pause can go', async () => {
    const listed = Promise.withResolvers<void>();
    await page.route(/\/api\/services(\?|$)/, async (route) => {
      if (route.request().method() === 'GET') await listed.promise;
      await route.continue();
    });
    await confirmed(button(sheet, 'Salvar'), 'Serviço atualizado com sucesso!');
    await open();
    await expect(sheet.getByText('2 de 3 profissionais')).toBeVisible();
    listed.resolve();
    await expect(sheet.getByLabel('Preço: Camila Rocha')).toHaveValue('240,00');
    await expect(sheet.getByLabel('Comissão: Rafael Nogueira')).toHaveValue('50');
    await button(sheet, 'Remover Pausa, parte 2').click();
    await expect(sheet.getByLabel('Duração', { exact: true })).toHaveValue('45');
    await expect(sheet.getByLabel('Duração', { exact: true })).toBeFocused();
    await button(sheet, 'Marcar todos').click();
    await expect(sheet.getByText('3 de 3 profissionais')).toBeVisible();
    await confirmed(button(sheet, 'Salvar'), 'Serviço atualizado com sucesso!');
  });
});

test('what a professional does is ticked in the team, a category at once', async ({ page }) => {
  await addDefaultCategories(page);
  await addService(page, { name: 'Corte' });
  await addService(page, { name: 'Escova' });
  await addService(page, { name: 'Manicure', category: 'Unha' });
  await addProfessional(page);
  await page.goto('/equipe');
  await row(page, 'Camila Rocha').click();
  const sheet = dialog(page, 'Editar Profissional');
  const tick = (name: string) => sheet.getByRole('checkbox', { name, exact: true });
  await expect(sheet.getByText('3 de 3')).toBeVisible();
  await tick('Unha').uncheck();
  await sheet.getByRole('button', { name: 'Mostrar Cabelo' }).click();
  await tick('Escova').uncheck();
  await expect(tick('Cabelo')).toBeChecked({ indeterminate: true });
  await sheet.getByLabel('Minutos: Corte').fill('75');
  await expect(sheet.getByText('1 de 3')).toBeVisible();
  await expectAccessible(page);
  await confirmed(button(sheet, 'Salvar'), 'Profissional atualizado com sucesso!');

  await test.step('the service says the same', async () => {
    await page.goto('/servicos');
    await button(card(page, 'Escova'), 'Escova').click();
    const service = dialog(page, 'Editar Serviço');
    await expect(service.getByRole('checkbox', { name: 'Camila Rocha' })).not.toBeChecked();
    await expect(service.getByText('1 de 2 profissionais')).toBeVisible();
  });

  await test.step('whoever is the only one cannot be unticked', async () => {
    await page.goto('/equipe');
    await row(page, 'Studio Jasmim').click();
    await sheet.getByRole('button', { name: 'Mostrar Unha' }).click();
    await expect(tick('Manicure')).toBeDisabled();
    await expect(sheet.getByText('Ninguém mais faz')).toBeVisible();
    await button(sheet, 'Desativar').click();
    const deactivating = dialog(page, 'Desativar profissional');
    await expect(deactivating).toContainText(
      'Ninguém mais faz Escova, Manicure: esses serviços saem do agendamento online.',
    );
    await expectAccessible(page);
  });
});

test('the appointment sheet fills in the terms of whoever does the service, and warns', async ({ page }) => {
  await addDefaultCategories(page);
  const camila = await addProfessional(page);
  await addProfessional(page, { nome: 'Rafael Nogueira', comissao_percentual: 45 });
  await addService(page, { name: 'Coloração simples' });
  await addService(page, {
    name: 'Coloração raiz',
    price: 19000,
    parts: [45, 30, 30],
    cleanup_minutes: 10,
    done_by_all: false,
    doers: [{ staff_id: camila.id, price: 24000, duration_minutes: 120, commission_percent: 30 }],
  });
  await addClient(page, 'Bia Prado', 11110000);
  await page.goto(`/agenda/dia?data=${openDay}`);
  await button(page, 'Novo Agendamento').click();
  const sheet = dialog(page, 'Novo Agendamento');
  const [price, minutes] = [sheet.getByLabel('Preço', { exact: true }), sheet.getByLabel('Duração (min)')];
  await pick(page, sheet.getByLabel('Cliente', { exact: true }), 'bia', 'Bia Prado');
  await sheet.getByLabel('Início').fill('10:00');

  await test.step('whoever does not do it comes last in the list, and the line says so', async () => {
    await professional(sheet).selectOption('Rafael Nogueira');
    await service(sheet, 1).fill('colo');
    await expect(page.getByRole('option')).toHaveText([/Coloração simples/, /Outra pessoa faz/, /Criar serviço/]);
    await page.getByRole('option', { name: 'Coloração raiz' }).click();
    await expect(price).toHaveValue('190,00');
    await expect(minutes).toHaveValue('105');
    await expect(sheet.getByText('Rafael Nogueira não faz este serviço.')).toBeVisible();
    await expect(sheet.getByText('1h 45min, com 30 min de pausa · 10 min de limpeza depois')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('another professional brings price, time and percentage of their own; what was typed stays', async () => {
    await professional(sheet).selectOption('Camila Rocha');
    await expect(price).toHaveValue('240,00');
    await expect(minutes).toHaveValue('120');
    await expect(sheet.getByText('Comissão 30%, R$ 72,00')).toBeVisible();
    await expect(sheet.getByText('não faz este serviço')).toBeHidden();
    await price.fill('200');
    await professional(sheet).selectOption('Rafael Nogueira');
    await expect(price).toHaveValue('200');
    await expect(minutes).toHaveValue('105');
  });

  await test.step('the desk may decide otherwise, and is told', async () => {
    await button(sheet, 'Salvar').click();
    await expect(status(page, 'Agendamento salvo, mas Rafael Nogueira não faz Coloração raiz.')).toBeVisible();
  });
});
