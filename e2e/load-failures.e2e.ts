import { addClient } from './clients.ts';
import { button, goTo } from './parts.ts';
import { expect, failing, test } from './salon.ts';

const detail = 'falha inesperada no servidor; tente de novo em instantes';

/** The operations that fail, and what the page says of each. Nothing of it has been loaded for a page before. */
const pages: [path: string, Record<string, string>][] = [
  ['/equipe', { team: `Erro ao carregar equipe: ${detail}` }],
  ['/produtos', { 'products?*': `Erro ao carregar produtos: ${detail}` }],
  ['/servicos', { services: `Erro ao carregar serviços: ${detail}` }],
  ['/configuracoes', { 'account/settings': 'Erro ao carregar configurações' }],
  ['/clientes', { clients: `Erro ao carregar clientes: ${detail}` }],
  ['/clientes/{client}', { 'clients/*/history': `Erro ao carregar histórico de agendamentos: ${detail}` }],
  ['/agenda/dia', { 'agenda/days?*': `Erro ao carregar dados da agenda: ${detail}` }],
  ['/agenda/pendentes', { 'agenda/pending': `Erro ao carregar agendamentos pendentes: ${detail}` }],
  [
    '/agenda/configurar',
    {
      'agenda/hours': `Erro ao carregar horários: ${detail}`,
      'agenda/exceptions*': `Erro ao carregar exceções: ${detail}`,
      'agenda/staff/*/shifts': 'Erro ao carregar turnos',
    },
  ],
  ['/financeiro/receber', { 'cashier/open-sales*': `Erro ao carregar vendas em aberto: ${detail}` }],
  ['/financeiro/receber?mes=2026-01', { 'cashier/month*': `Erro ao carregar dados de faturamento: ${detail}` }],
  ['/financeiro/pagar', { payables: 'Erro ao carregar compras' }],
  ['/financeiro/comissoes', { 'commissions/summary*': 'Erro ao carregar comissões' }],
  ['/relatorios', { reports: `Erro ao carregar relatório: ${detail}` }],
  ['/relatorios/entrada-saida', { 'reports/income-expenses*': `Erro ao carregar relatório: ${detail}` }],
  ['/relatorios/clientes', { 'reports/clients*': `Erro ao carregar relatório: ${detail}` }],
];

test('each page names what could not be loaded, and another try brings it', async ({ page }) => {
  const { id } = await addClient(page, 'Ana Prado', 1);
  const again = button(page, 'Tentar de novo');
  await page.goto('/nada');
  for (const [path, failures] of pages) {
    await test.step(path, async () => {
      for (const operation of Object.keys(failures)) await failing(page, operation);
      await goTo(page, path.replace('{client}', id));
      for (const sentence of Object.values(failures)) await expect(page.getByText(sentence).first()).toBeVisible();
      await page.unrouteAll();
      // From the last to the first: one that helps is no longer there.
      for (const another of (await again.all()).toReversed()) await another.click();
      await expect(again).toHaveCount(0);
    });
  }
});
