import type { Page } from '@playwright/test';
import { addClient } from './clients.ts';
import { button, exported } from './parts.ts';
import { addComanda, addMask, sell } from './sales.ts';
import { call, expect, expectAccessible, phone, test } from './salon.ts';
import { addDefaultCategories, addService } from './services.ts';

const list = (page: Page) => page.getByRole('list', { name: 'Atividade' });
const line = (page: Page, words: string | RegExp) => list(page).getByRole('listitem').filter({ hasText: words });

const PATH = '/configuracoes/atividade';

test('who changed a price stands there as a sentence, is found by words and filters, and leads to the service', async ({
  page,
}) => {
  const service = {
    ...{ name: 'Corte curto', description: '', category: 'Cabelo', duration_minutes: 60, price: 8000 },
    ...{ preco_variavel: false, commission_percent: null, is_public: true, product_ids: [] },
  };
  await addDefaultCategories(page);
  const { id } = await addService(page, service);
  await call(page, 'put', `services/${id}`, { ...service, price: 9000 });
  await addClient(page, 'Zélia Prado', 1);

  await page.goto('/dashboard');
  await button(page, 'Configurações').click();
  await page.getByRole('link', { name: 'Atividade', exact: true }).click();
  const changed = line(page, 'mudou o preço de Corte curto');
  await expect(changed).toContainText(/R\$\s80,00\s*para\s*R\$\s90,00/);
  await expect(changed).toContainText('Studio Jasmim');
  await expect(list(page).getByRole('heading').first()).toContainText('Hoje');
  await expectAccessible(page);

  await test.step('words and filters', async () => {
    const search = page.getByRole('searchbox', { name: 'Buscar' });
    await search.fill('zelia');
    await expect(line(page, 'cadastrou Zélia Prado')).toBeVisible();
    await expect(changed).toHaveCount(0);
    await search.fill('corte cur');
    await expect(changed).toBeVisible();
    await expect(line(page, 'Zélia')).toHaveCount(0);
    await search.fill('xyzxyz');
    await expect(page.getByText('Nada encontrado')).toBeVisible();
    await button(page, 'Ver desde sempre').click();
    await expect(page.getByLabel('Período')).toHaveValue('all');
    await expect(page.getByRole('main')).toBeFocused();
    await button(page, 'Limpar filtros').click();
    await expect(line(page, 'Zélia')).toBeVisible();
    await page.getByLabel('Área').selectOption({ label: 'Clientes' });
    await expect(changed).toHaveCount(0);
    await expect(line(page, 'Zélia')).toBeVisible();
    await page.getByLabel('Área').selectOption({ label: 'Todas as áreas' });
    await button(page, 'Preços').click();
    await expect(changed).toBeVisible();
    await expect(line(page, 'Zélia')).toHaveCount(0);
  });

  await test.step('what is shown is saved for a spreadsheet', async () => {
    const { name, text } = await exported(page, 'CSV');
    expect(name).toBe('atividade.csv');
    expect(text).toContain('Studio Jasmim mudou o preço de Corte curto');
    expect(text).not.toContain('Zélia');
  });

  await changed.getByRole('link', { name: 'Abrir serviço' }).click();
  await expect(page).toHaveURL(/\/servicos\?busca=Corte/);
});

test('a client’s card unfolds what happened to it, and asks for nothing before', async ({ page }) => {
  const { id } = await addClient(page, 'Zélia Prado', 1);
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/api/activity') && asked.push(request.url()));
  await page.goto(`/clientes/${id}`);
  await expect(page.getByRole('heading', { name: 'Zélia Prado' })).toBeVisible();
  expect(asked).toEqual([]);
  await button(page, 'Histórico').click();
  await expect(page.getByRole('list', { name: 'Histórico' })).toContainText('Studio Jasmim cadastrou Zélia Prado');
});

test('so do an open comanda and an open sale', async ({ page }) => {
  await addMask(page);
  const { id } = await addComanda(page);
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/api/activity') && asked.push(request.url()));
  const history = page.getByRole('list', { name: 'Histórico' });

  await page.goto(`/agenda/${id}/comanda`);
  await button(page, 'Histórico').click();
  await expect(history).toContainText('Studio Jasmim marcou um horário para Isabela Tavares');
  await expectAccessible(page);
  await sell(page, 'mas', 'Máscara hidratante');
  // What is sold has a history of its own.
  await expect(history).toHaveCount(0);
  await button(page, 'Histórico').click();
  await expect(history).toContainText('Studio Jasmim abriu a venda nº 1, de Isabela Tavares');

  // Left first: news of what was just sold would have the open history asked again.
  await page.goto('about:blank');
  asked.length = 0;
  await page.goto('/financeiro/receber/venda');
  await sell(page, 'mas', 'Máscara hidratante');
  await expect(button(page, 'Histórico')).toBeVisible();
  expect(asked).toEqual([]);
  await button(page, 'Histórico').click();
  await expect(history).toContainText('Studio Jasmim abriu a venda nº 2');
  await expectAccessible(page);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the filters unfold beside the search, and a line keeps its sentence and its way on', async ({ page }) => {
    await addClient(page, 'Zélia Prado', 1);
    await page.goto(PATH);
    await expect(line(page, 'cadastrou Zélia Prado').getByRole('link', { name: 'Abrir cliente' })).toBeVisible();
    await expect(page.getByLabel('Pessoa')).toHaveCount(0);
    await button(page, 'Filtros').tap();
    await page.getByLabel('Pessoa').selectOption({ label: 'Agendamento online' });
    await expect(page.getByText('Nada encontrado')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expectAccessible(page);
  });
});
