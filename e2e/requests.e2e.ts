import { addRequest, bookElsewhere } from './requests.ts';
import { expect, failing, test } from './salon.ts';
import { addDefaultCategories } from './services.ts';
import { addProfessional } from './team.ts';

const today = Temporal.Now.plainDateISO('America/Sao_Paulo');
const date = today.add({ days: 3 }).toString();

test('requests arrive in an open list, are approved for somebody, in spite of a conflict, or refused', async ({
  page,
  salon,
}) => {
  const { id: camila } = await addProfessional(page);
  await addDefaultCategories(page);
  await bookElsewhere(page, { client: 'Rosa Dias', professional: camila, date, start: '15:00' });
  await page.goto('/agenda/pendentes');
  await expect(page.getByText('Nenhum agendamento aguardando aprovação')).toBeVisible();

  await addRequest(salon, { name: 'Lorena Batista', date, start: '09:00' });
  await addRequest(salon, { name: 'Mirela Tavares', date, start: '15:30' });
  await addRequest(salon, { name: 'Enzo Teixeira', date, start: '18:00', professional: camila });
  const request = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  const tab = page.getByRole('navigation', { name: 'Agenda' }).getByRole('link', { name: /Aguardando Aprovação/ });
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  await expect(request('Enzo Teixeira')).toBeVisible();
  await expect(tab).toContainText('3');
  await expect(menu.getByRole('link', { name: /^Agenda/ })).toContainText('3 pedidos aguardando aprovação');

  const lorena = request('Lorena Batista');
  await expect(lorena).toContainText('Sem profissional');
  await expect(lorena).toContainText('Corte feminino 1hR$ 120,00');
  await expect(lorena.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute('href', /^https:\/\/wa\.me\/55119/);
  await lorena.getByRole('button', { name: 'Aprovar' }).click();
  await expect(lorena.getByText('Selecione um profissional para aprovar este agendamento.')).toBeVisible();
  await lorena.getByLabel('Profissional para Lorena Batista').selectOption('Camila Rocha');
  await lorena.getByRole('button', { name: 'Aprovar' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Agendamento aprovado com sucesso!' })).toBeVisible();
  await expect(lorena).toHaveCount(0);
  await expect(tab).toContainText('2');

  await request('Mirela Tavares').getByRole('combobox').selectOption('Camila Rocha');
  await request('Mirela Tavares').getByRole('button', { name: 'Aprovar' }).click();
  await expect(
    page.getByText(
      '⚠️ Aviso: Este agendamento conflita com outro horário para Camila Rocha. Agendamento aprovado mesmo assim.',
    ),
  ).toBeVisible();
  await expect(request('Mirela Tavares')).toHaveCount(0);

  const enzo = request('Enzo Teixeira');
  await enzo.getByRole('button', { name: 'Recusar' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(enzo).toBeVisible();
  await enzo.getByRole('button', { name: 'Recusar' }).click();
  await question.getByRole('button', { name: 'Recusar' }).click();
  await expect(page.getByText('Nenhum agendamento aguardando aprovação')).toBeVisible();
  await expect(menu.getByRole('link', { name: /^Agenda/ })).not.toContainText('pedido');
  await page.getByRole('link', { name: 'Voltar para a agenda' }).click();
  await expect(page).toHaveURL(/\/agenda\/dia/);
});

test('a list that cannot be loaded says so and offers another try', async ({ page, salon }) => {
  await addRequest(salon, { name: 'Lorena Batista', date, start: '09:00' });
  await failing(page, 'agenda/pending');
  await page.goto('/agenda/pendentes');
  await expect(page.getByText('Erro ao carregar agendamentos pendentes:')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('heading', { name: 'Lorena Batista' })).toBeVisible();
});
