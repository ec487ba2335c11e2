import { button, dialog, doneDay, pick, professional, service, status } from './appointments.ts';
import { addClient } from './clients.ts';
import { expect, phone, test } from './salon.ts';
import { addDefaultCategories, addService } from './services.ts';

test.use(phone);

test('on a phone who works alone books a client with the thumb, and a salon without services is told so', async ({
  page,
  salon: _,
}) => {
  await addClient(page, 'Bia Prado', 11110000);
  await page.goto(`/agenda/dia?data=${doneDay}&novo=${doneDay}T09:00`);
  const sheet = dialog(page, 'Novo Agendamento');
  await expect.poll(() => sheet.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await expect(sheet.getByText('Nenhum serviço disponível. Cadastre serviços primeiro.')).toBeVisible();
  await button(sheet, 'Sem comissão, nenhum produto').tap();
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
  const card = page.getByRole('button', { name: /^09:00 – 10:00, Bia Prado/ });
  await expect(card).toBeVisible();

  // Everything in the sheet is large enough for a thumb, folded or not, and what became of it is in sight.
  await card.tap();
  const editing = dialog(page, 'Editar Agendamento');
  await expect(editing.getByRole('radio', { name: 'Finalizado' })).toBeInViewport({ ratio: 1 });
  await expect(editing.getByLabel('Forma de pagamento')).toBeInViewport({ ratio: 1 });
  await editing.getByRole('button', { expanded: false }).first().tap();
  await expect(button(editing, 'Adicionar produto')).toBeVisible();
  const small = await editing
    .locator('button, input:not([aria-hidden]), select')
    .evaluateAll((targets) =>
      targets
        .filter((target) => target.checkVisibility() && target.getBoundingClientRect().height < 44)
        .map((target) => target.getAttribute('aria-label') ?? target.textContent ?? target.outerHTML),
    );
  expect(small).toEqual([]);
  await page.goBack();
  await expect(editing).toBeHidden();

  // Two taps finalise it, another two after taking that back cancel it.
  const settle = button(page, 'Finalizar ou cancelar Bia Prado');
  expect((await settle.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await settle.tap();
  await page.getByRole('menuitem', { name: 'Dinheiro' }).tap();
  await expect(status(page, 'Agendamento finalizado: Dinheiro!')).toBeVisible();
  await button(page, 'Desfazer').tap();
  await settle.tap();
  await page.getByRole('menuitem', { name: 'Cancelar agendamento' }).tap();
  await expect(page.getByRole('button', { name: /^09:00 – 10:00, Bia Prado, .*Cancelado/ })).toBeVisible();
});
