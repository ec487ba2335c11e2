import { button, dialog, openDay, pick, professional, service, status } from './appointments.ts';
import { addClient } from './clients.ts';
import { expect, phone, test } from './salon.ts';
import { addDefaultCategories, addService } from './services.ts';

test.use(phone);

test('on a phone who works alone books a client with the thumb, and a salon without services is told so', async ({
  page,
  salon,
}) => {
  expect(salon.email).toBeTruthy();
  await addClient(page, 'Bia Prado', 11110000);
  await page.goto(`/agenda/dia?data=${openDay}&novo=${openDay}T09:00`);
  const sheet = dialog(page, 'Novo Agendamento');
  await expect.poll(() => sheet.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await expect(sheet.getByText('Nenhum serviço disponível. Cadastre serviços primeiro.')).toBeVisible();
  await button(sheet, 'Adicionar produto').tap();
  await expect(sheet.getByText('Nenhum produto disponível. Cadastre produtos primeiro.')).toBeVisible();
  await addDefaultCategories(page);
  await addService(page);
  await page.reload();

  await expect(professional(sheet)).not.toHaveValue('');
  await pick(page, sheet.getByLabel('Cliente', { exact: true }), 'bi', 'Bia Prado');
  await button(sheet, 'Trocar').tap();
  await pick(page, sheet.getByLabel('Cliente', { exact: true }), 'prado', 'Bia Prado');
  await pick(page, service(sheet, 1), 'corte', 'Corte feminino');
  await expect(sheet.getByText('1h, até 10:00')).toBeVisible();
  await button(sheet, 'Salvar').tap();
  await expect(status(page, 'Agendamento criado com sucesso!')).toBeVisible();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: /Bia Prado/ })).toBeVisible();
});
