import { addClient } from './clients.ts';
import { alert, button, confirmed, contains, goTo } from './parts.ts';
import { bookElsewhere } from './requests.ts';
import { expect, expectAccessible, failing, signUp, test } from './salon.ts';
import { addDefaultCategories, addService, inDatabase } from './services.ts';
import { addProfessional } from './team.ts';

const [tuesday, wednesday] = ['Terça-feira, 17 de novembro de 2026', 'Quarta-feira, 18 de novembro de 2026'];
const moments = [
  { instant: '2026-11-17T14:59:59Z', greeting: 'Bom dia', date: tuesday },
  { instant: '2026-11-17T15:00:00Z', greeting: 'Boa tarde', date: tuesday },
  { instant: '2026-11-17T20:59:59Z', greeting: 'Boa tarde', date: tuesday },
  { instant: '2026-11-17T21:00:00Z', greeting: 'Boa noite', date: tuesday },
  { instant: '2026-11-18T03:00:00Z', greeting: 'Bom dia', date: wednesday },
] as const;
test.describe('an owner who travels to Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test("is greeted by the salon's hour in São Paulo", async ({ page, salon }) => {
    expect(salon.timezone).toBe('America/Sao_Paulo');
    await page.goto('/nada');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const { instant, greeting, date } of moments) {
      // Playwright's clock moves Date; the page reads Temporal.
      await page.evaluate((now) => {
        Temporal.Now.instant = () => Temporal.Instant.from(now);
      }, instant);
      await goTo(page, '/dashboard');
      await expect(page.getByRole('heading', { level: 2, name: `${greeting}, Studio Jasmim` })).toBeVisible();
      await expect(page.getByText(date)).toBeVisible();
      await goTo(page, '/nada');
      await expect(page.getByText(date)).toBeHidden();
    }
  });
});

test('a new salon is told its first steps, also when loading fails', async ({ page, context }) => {
  const suggestions = page.getByRole('region', { name: 'Sugestões' });
  const numbers = page.getByRole('region', { name: 'Números' });

  await test.step('a load that fails leaves zeros, empty lists and all three suggestions, until it succeeds', async () => {
    await failing(page, 'dashboard');
    await page.goto('/dashboard');
    await expect(alert(page, 'Erro ao carregar dados')).toBeVisible();
    await contains(numbers, 'Agendamentos hoje0', 'Crescimento0%');
    await expect(page.getByText('Nenhum agendamento próximo')).toBeVisible();
    await expect(suggestions.getByRole('heading')).toHaveText([
      'Cadastre seus serviços',
      'Adicione seus clientes',
      'Monte sua equipe',
    ]);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(alert(page, 'Erro')).toHaveCount(0);
  });

  await test.step('a new salon is told what to register, except the team: the owner is already in it', async () => {
    await expect(suggestions.getByRole('heading')).toHaveText(['Cadastre seus serviços', 'Adicione seus clientes']);
  });

  await test.step('who has seen enough of the first steps puts them away, in every window of the salon, and brings them back', async () => {
    const list = page.getByRole('region', { name: 'Prepare seu salão' });
    await expect(list.getByRole('img', { name: '0 de 7' })).toBeVisible();
    await confirmed(button(list, 'Esconder a lista'), 'Lista escondida: ela volta em Ajuda e atalhos!');
    await expect(list).toHaveCount(0);
    await expect(page.locator('#content')).toBeFocused();
    await page.reload();
    await expect(suggestions).toBeVisible();
    await expect(list).toHaveCount(0);
    await signUp(context);
    await page.reload();
    await expect(list).toBeVisible();
  });
});

test('the first steps lead through the salon, tick themselves, say what is there, and go when they are done', async ({
  page,
  salon,
}) => {
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  const list = page.getByRole('region', { name: 'Prepare seu salão' });
  const step = (name: string) => list.getByRole('listitem').filter({ hasText: name });
  // Steps whose pages have journeys of their own are done beforehand.
  await addProfessional(page);
  await addDefaultCategories(page);
  await addService(page);
  await addClient(page, 'Ana Prado', 1);
  await page.goto('/dashboard');
  await expect(list.getByRole('img', { name: '3 de 7' })).toBeVisible();
  await contains(step('Cadastrar serviços'), 'Feito:', '1 serviço');
  await contains(step('Cadastrar a equipe'), 'Feito:', '1 profissional');
  await list.getByRole('link', { name: 'Preencher' }).click();
  await expect(page).toHaveURL('/configuracoes');
  await page.getByLabel('Telefone', { exact: true }).fill('11998423317');
  await page.getByLabel('Endereço', { exact: true }).fill('Rua das Flores, 12');
  await page.getByRole('button', { name: 'Salvar configurações' }).click();
  await expect(page.getByText('Configurações salvas com sucesso!')).toBeVisible();
  await menu.getByRole('link', { name: 'Painel' }).click();
  await contains(step('Completar os dados do salão'), 'Feito:', 'endereço e telefone');
  await list.getByRole('link', { name: 'Definir horários' }).click();
  await page.getByLabel('Domingo').check();
  await page.getByRole('button', { name: 'Salvar horários' }).click();
  await expect(page.getByText('Horários salvos com sucesso!')).toBeVisible();

  // What was done on another day gives way to the rest.
  await inDatabase(salon, `update services set created_at = created_at - interval '2 days' where user_id = $1`);
  await inDatabase(salon, `insert into salon_names (user_id, name, number) values ($1, 'primeiros-passos', 1)`);
  await menu.getByRole('link', { name: 'Painel' }).click();
  await expect(list.getByRole('img', { name: '6 de 7' })).toBeVisible();
  await expect(step('Cadastrar serviços')).toHaveCount(0);
  await expectAccessible(page);
  await list.getByRole('link', { name: 'Ver o link' }).click();
  await page.getByRole('button', { name: 'Copiar link' }).click();
  await menu.getByRole('link', { name: 'Painel' }).click();
  await expect(page.getByText('Próximos agendamentos')).toBeVisible();
  await expect(page.getByText('Prepare seu salão')).toHaveCount(0);
});

test('an open dashboard shows by itself what another window saves', async ({ page, salon }) => {
  const { id: professional } = await addProfessional(page);
  await addDefaultCategories(page);
  const today = Temporal.Now.plainDateISO(salon.timezone);
  await page.goto('/dashboard');
  await expect(page.getByText('Nenhum agendamento próximo')).toBeVisible();
  await expect(page.getByText('Nenhum atendimento finalizado hoje')).toBeVisible();

  await bookElsewhere(page, { professional, date: today.add({ days: 1 }).toString(), client: 'Bianca Serra' });
  await expect(
    page.getByRole('link', { name: /10:00 ?Bianca Serra ?Corte para Bianca Serra com Camila Rocha/ }),
  ).toBeVisible();

  await bookElsewhere(page, {
    professional,
    date: today.toString(),
    client: 'Marta Leal',
    status: 'finalizado',
    discount_value: 19_00,
  });
  const done = page.getByRole('link', { name: /Marta Leal/ });
  await contains(done, 'R$ 171,00', 'PIX');
  await expect(done.locator('s')).toHaveText('R$ 190,00');
  const numbers = page.getByRole('region', { name: 'Números' });
  await contains(numbers, 'R$ 171,00 em serviços, 1 atendimento', 'R$ 0,00 em vendas');

  // Browsers leave out what lies behind unless told otherwise: today's bar is on the paper too.
  await page.emulateMedia({ media: 'print' });
  const bar = page.getByTitle(/R\$\s171,00$/);
  await expect(bar).toHaveCSS('print-color-adjust', 'exact');
  await expect(bar).toHaveCSS('background-color', 'rgb(0, 0, 0)');
  await page.emulateMedia({ media: null });
});
