import { type RouteObject, redirect } from 'react-router';
import { paths, salePath } from '#contract/paths.ts';
import { agendaStart } from '#web/agenda/agenda-start.ts';
import { startLive } from '#web/ground/live/live.ts';
import { loadSession } from '#web/ground/session.ts';
import { page } from './load-page.ts';
import { onlySignedIn } from './session-gate.ts';
import type { PageHandle, PageTitle } from './shell/page-title.ts';

/** The title stands in the top bar and in the browser's tab. */
const titled = (title: PageTitle, more: Omit<PageHandle, 'title'> = {}) => ({
  handle: { title, ...more } satisfies PageHandle,
});

/** The sheet of an appointment speaks of clients and products, and lies above every page of the agenda. */
const agendaTexts = ['agenda', 'clients', 'products', 'account'] as const;

/** A sale speaks of products and their units, and voiding it of the password. */
const saleTexts = ['cashier', 'products', 'account'] as const;

const goTo = (path: string) => () => redirect(path);

/** The window begins to follow changes before its first page asks for anything, so that none falls in between. */
async function enter(args: { request: Request }) {
  const refused = await onlySignedIn(args);
  const session = await loadSession();
  if (session) startLive(session.user.id);
  return refused;
}

/** Everything behind the sign-in; fetched when somebody first goes there, so that the login stays light however many areas there are. */
export const routes: RouteObject[] = [
  {
    loader: enter,
    lazy: page('app', () => import('./shell/shell.tsx')),
    children: [
      {
        path: 'dashboard',
        ...titled('dashboard'),
        lazy: page(['dashboard', 'agenda'], () => import('#web/dashboard/dashboard-page.tsx')),
      },
      {
        path: 'agenda',
        lazy: page(agendaTexts, () => import('#web/agenda/agenda-layout.tsx')),
        children: [
          { index: true, loader: agendaStart },
          {
            path: 'dia',
            ...titled('agendaDay'),
            lazy: page(agendaTexts, () => import('#web/agenda/day-page.tsx')),
          },
          {
            path: 'semana',
            ...titled('agendaWeek'),
            lazy: page(agendaTexts, () => import('#web/agenda/week-page.tsx')),
          },
          {
            path: 'pendentes',
            ...titled('agendaPending'),
            lazy: page(agendaTexts, () => import('#web/agenda/requests/pending-page.tsx')),
          },
          {
            path: 'online',
            ...titled('agendaOnline'),
            lazy: page(agendaTexts, () => import('#web/agenda/online-page.tsx')),
          },
          {
            path: 'configurar',
            ...titled('agendaSettings'),
            lazy: page(agendaTexts, () => import('#web/agenda/settings/settings-page.tsx')),
          },
        ],
      },
      {
        path: 'agenda/:appointmentId/comanda',
        ...titled('comanda', { hasOwnFoot: true }),
        lazy: page(saleTexts, () => import('#web/cashier/comanda-page.tsx')),
      },
      {
        path: 'financeiro/receber/venda',
        ...titled('sale', { hasOwnFoot: true }),
        lazy: page(saleTexts, () => import('#web/cashier/sale-page.tsx')),
      },
      {
        path: 'financeiro/receber/recibo',
        ...titled('receipt'),
        lazy: page(saleTexts, () => import('#web/cashier/receipt-page.tsx')),
      },
      {
        path: 'clientes',
        ...titled('clients'),
        lazy: page(['clients', 'agenda', 'account'], () => import('#web/clients/clients-page.tsx')),
      },
      {
        path: 'equipe',
        ...titled('team'),
        lazy: page(['team', 'portal', 'account'], () => import('#web/team/team-page.tsx')),
      },
      {
        path: 'produtos',
        ...titled('products'),
        lazy: page('products', () => import('#web/products/products-page.tsx')),
      },
      {
        path: 'servicos',
        ...titled('services'),
        lazy: page(['services', 'products'], () => import('#web/services/services-page.tsx')),
      },
      {
        path: 'servicos/categorias',
        ...titled('serviceCategories'),
        lazy: page('services', () => import('#web/services/categories-page.tsx')),
      },
      {
        path: 'financeiro/receber',
        ...titled('cashier'),
        lazy: page('cashier', () => import('#web/cashier/cashier-page.tsx')),
      },
      {
        path: 'relatorios',
        ...titled('reports'),
        lazy: page('reports', () => import('#web/reports/reports-page.tsx')),
      },
      {
        path: 'relatorios/entrada-saida',
        ...titled('reportIncome'),
        lazy: page('reports', () => import('#web/reports/income-page.tsx')),
      },
      {
        path: 'relatorios/resultado',
        ...titled('reportResult'),
        lazy: page('reports', () => import('#web/reports/result-page.tsx')),
      },
      {
        path: 'relatorios/servicos',
        ...titled('reportServices'),
        lazy: page('reports', () => import('#web/reports/services-page.tsx')),
      },
      {
        path: 'relatorios/profissionais',
        ...titled('reportProfessionals'),
        lazy: page('reports', () => import('#web/reports/professionals-page.tsx')),
      },
      {
        path: 'relatorios/salao-parceiro',
        ...titled('reportPartner'),
        lazy: page('reports', () => import('#web/reports/partner-page.tsx')),
      },
      {
        path: 'relatorios/clientes',
        ...titled('reportClients'),
        lazy: page('reports', () => import('#web/reports/clients-page.tsx')),
      },
      {
        path: 'relatorios/ocupacao',
        ...titled('reportOccupancy'),
        lazy: page('reports', () => import('#web/reports/occupancy-page.tsx')),
      },
      {
        path: 'relatorios/estoque',
        ...titled('reportStock'),
        lazy: page(['reports', 'products'], () => import('#web/reports/stock-page.tsx')),
      },
      {
        path: 'financeiro/custos-fixos',
        ...titled('fixedCosts'),
        lazy: page(['fixedCosts', 'account'], () => import('#web/fixed-costs/fixed-costs-page.tsx')),
      },
      {
        path: 'financeiro/pagar',
        ...titled('payables'),
        lazy: page(['payables', 'products'], () => import('#web/payables/payables-page.tsx')),
      },
      {
        path: 'financeiro/comissoes',
        ...titled('commissions'),
        lazy: page(['commissions', 'account'], () => import('#web/commissions/commissions-page.tsx')),
      },
      {
        path: 'perfil',
        ...titled('profile'),
        lazy: page('account', () => import('#web/account/profile-page.tsx')),
      },
      {
        path: 'configuracoes',
        ...titled('settings'),
        lazy: page(['account', 'cashier'], () => import('#web/account/settings-page.tsx')),
      },

      // Old addresses that people have kept.
      { path: 'caixa', loader: goTo(paths.cashier) },
      { path: 'caixa/venda', loader: ({ request }) => redirect(`${salePath()}${new URL(request.url).search}`) },
      { path: 'custos-fixos', loader: goTo(paths.fixedCosts) },
      { path: 'financeiro', loader: goTo(paths.cashier) },

      { path: '*', ...titled('notFound'), lazy: page('app', () => import('./shell/not-found-page.tsx')) },
    ],
  },
];
