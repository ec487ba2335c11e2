import type { Page } from '@playwright/test';
import { call } from './api.ts';
import { addAppointment, openDay, professional } from './appointments.ts';
import { today } from './cashier.ts';
import { addKnownClient, chooseOfCard, row } from './clients.ts';
import { button, contains, dialog, question, status } from './parts.ts';
import { expect, expectAccessible, test } from './salon.ts';
import { addDefaultCategories, addService } from './services.ts';
import { addProfessional } from './team.ts';

const tags = (page: Page) => page.getByRole('list', { name: 'Etiquetas' });
const figure = (page: Page, name: string) =>
  page.locator('dt', { hasText: name }).locator('xpath=following-sibling::dd');

/** Patrícia likes to come to Camila, owes a visit of three days ago, and comes again. */
async function knowPatricia(page: Page) {
  await addDefaultCategories(page);
  const [{ id: professional_id }, { id: service_id }] = await Promise.all([
    addProfessional(page),
    addService(page, { name: 'Coloração raiz' }),
  ]);
  const { id: client_id } = await addKnownClient(page, 'Patrícia Moura', 1, {
    preferred_professional_id: professional_id,
  });
  const given = { client_id, service_id, professional_id };
  const done = await addAppointment(page, { ...given, date: today().subtract({ days: 3 }).toString() });
  await call(page, 'post', `cashier/appointments/${done.id}/finish`, {
    ...{ version: done.version, sale_version: null, sale: null },
    payments: [{ method: 'Mensalista (a receber)', amount: 10_000 }],
  });
  const ahead = await addAppointment(page, { ...given, date: openDay, start_time: '10:00' });
  return { id: client_id, ahead };
}

test('the card says what to mind first, then figures and preferences; tags and warnings change on it', async ({
  page,
}) => {
  const { id } = await knowPatricia(page);
  await page.goto(`/clientes?cliente=${id}`);

  await test.step('the old address leads to the card, which has every part', async () => {
    await expect(page).toHaveURL(`/clientes/${id}`);
    const warnings = page.getByRole('list', { name: 'Avisos' }).getByRole('listitem');
    await expect(warnings).toHaveText([/Alergia a amônia.*Só coloração sem amônia\./, /Café sem açúcar/]);
    await expect(page.getByText('3 de dezembro')).toBeVisible();
    await contains(figure(page, 'Já gastou'), 'R$ 100,00', 'R$ 100,00 por visita');
    await contains(figure(page, 'Próxima visita'), 'às 10:00', 'Coloração raiz', 'Camila Rocha');
    await contains(figure(page, 'Deve'), 'R$ 100,00', 'Receber');
    await expect(figure(page, 'Profissional')).toHaveText('Camila Rocha');
    await expect(page.getByText('Observação sobre Patrícia Moura')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a tag is found among those in use or made, and shows at once', async () => {
    await button(page, 'Tirar etiqueta Mensalista').press('Enter');
    await expect(tags(page)).not.toContainText('Mensalista');
    await expect(button(page, 'Nova etiqueta')).toBeFocused();
    await page.keyboard.press('Enter');
    const field = page.getByRole('combobox', { name: 'Nova etiqueta' });
    await expect(field).toBeFocused();
    await field.fill('noivas');
    await page.getByRole('option', { name: 'Criar “noivas”' }).click();
    await expect(tags(page)).toContainText('noivas');
    await page.reload();
    await expect(tags(page)).toContainText('noivas');
    await expect(tags(page)).not.toContainText('Mensalista');
  });

  await test.step('a warning is added, changed before the card is fetched again, and taken back', async () => {
    const fetched = Promise.withResolvers<void>();
    await page.route(`**/api/clients/${id}`, async (route) => {
      await fetched.promise;
      await route.continue();
    });
    await chooseOfCard(page, 'Novo aviso');
    const box = dialog(page, 'Novo aviso');
    await button(box, 'Salvar').click();
    await expect(box.getByLabel('Aviso')).toHaveAccessibleDescription(/^Escreva o aviso/);
    await box.getByRole('radio', { name: 'Desejo' }).click();
    await box.getByLabel('Aviso').fill('Prefere silêncio');
    await button(box, 'Salvar').click();
    await expect(status(page, 'Aviso adicionado!')).toBeVisible();
    await button(page, 'Editar aviso: Prefere silêncio').click();
    const edit = dialog(page, 'Editar aviso');
    await edit.getByLabel('Detalhes').fill('Sem rádio');
    await button(edit, 'Salvar').click();
    await button(page, 'Editar aviso: Prefere silêncio').click();
    await expect(edit.getByLabel('Detalhes')).toHaveValue('Sem rádio');
    fetched.resolve();
    await button(edit, 'Excluir aviso').click();
    await button(question(page), 'Excluir').click();
    await expect(status(page, 'Aviso excluído!')).toBeVisible();
    await expect(page.getByText('Prefere silêncio')).toBeHidden();
  });

  await test.step('a birthday that does not exist is refused beside its fields', async () => {
    await chooseOfCard(page, 'Editar Cliente');
    const sheet = dialog(page, 'Editar Cliente');
    await expect(sheet.getByLabel('Mês')).toHaveValue('12');
    await sheet.getByLabel('Dia').fill('30');
    await sheet.getByLabel('Mês').selectOption('fevereiro');
    await button(sheet, 'Salvar').click();
    await expect(sheet.getByLabel('Dia')).toHaveAccessibleDescription('Aniversário deve ser um dia que existe');
    await sheet.getByLabel('Dia').fill('29');
    await button(sheet, 'Salvar').click();
    await expect(page.getByText('29 de fevereiro')).toBeVisible();
  });

  await test.step('the list shows those who have a tag, and the tag may be called something else', async () => {
    await page.getByRole('link', { name: 'Todos os clientes' }).click();
    await page.getByLabel('Filtrar por etiqueta').selectOption('noivas (1)');
    await expect(row(page, 'Patrícia Moura')).toBeVisible();
    await expect(page).toHaveURL('/clientes?etiqueta=noivas');
    await button(page, 'Ações da etiqueta noivas').click();
    await page.getByRole('menuitem', { name: 'Renomear etiqueta' }).click();
    const box = dialog(page, 'Renomear etiqueta');
    await box.getByLabel('Novo nome').fill('Casamento');
    await button(box, 'Salvar').click();
    await expect(status(page, 'Etiqueta renomeada!')).toBeVisible();
    await expect(page.getByRole('row', { name: /Patrícia/ })).toContainText('Casamento');
    await expectAccessible(page);
  });
});

test('warnings and debts pop up as soon as a client is booked, and stay in sight where they are served', async ({
  page,
}) => {
  const { id, ahead } = await knowPatricia(page);
  await page.goto(`/clientes/${id}`);
  await page.getByRole('link', { name: 'Agendar', exact: true }).click();
  const sheet = dialog(page, 'Novo Agendamento');

  await test.step('the sheet has the client, warns, says what is owed and proposes whom they prefer', async () => {
    await contains(sheet, 'Patrícia Moura', '1 visita, a última', 'Alergia a amônia', 'Café sem açúcar');
    await expect(sheet.getByText(/^Deve R\$\s100,00 desde/)).toBeVisible();
    await expect(professional(sheet).getByRole('option', { selected: true })).toHaveText('Camila Rocha');
    await expectAccessible(page);
  });

  await test.step('receiving leaves the appointment as it is', async () => {
    await button(sheet, 'Receber').click();
    const box = dialog(page, 'Receber de Patrícia Moura');
    await button(box, 'Dinheiro').click();
    await button(box, 'Receber R$ 100,00').click();
    await expect(box).toBeHidden();
    await expect(sheet.getByText(/^Deve/)).toBeHidden();
    await expect(sheet).toBeVisible();
    await expect(sheet.locator('[aria-invalid=true]')).toHaveCount(0);
    await button(sheet, 'Fechar').click();
    await expect(page).toHaveURL(`/clientes/${id}`);
  });

  await test.step('the agenda and the comanda warn too', async () => {
    await page.goto(`/agenda/dia?data=${ahead.date}`);
    await expect(
      page.getByRole('button', { name: /Patrícia Moura.*Cuidado: Alergia a amônia, e mais 1 aviso/ }),
    ).toBeVisible();
    await page.goto(`/agenda/${ahead.id}/comanda`);
    await expect(page.getByRole('list', { name: 'Avisos' })).toContainText('Alergia a amônia');
    await expectAccessible(page);
  });
});
