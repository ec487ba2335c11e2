import { type RouteObject, redirect } from 'react-router';
import { type PathName, paths, salePath } from '#contract/paths.ts';
import { salonNow } from '#domain/shared/time.ts';
import { api, queryClient } from '#web/ground/api/client.ts';
import { startLive } from '#web/ground/live/live.ts';
import { loadSession } from '#web/ground/session.ts';
import { page } from './load-page.ts';
import { onlySignedIn } from './session-gate.ts';
import type { PageHandle, PageTitle } from './shell/page-title.ts';

type Texts = Parameters<typeof page>[0];
type Load = Parameters<typeof page>[1];

/** A page with its title, which stands in the top bar and in the browser's tab. */
const shows = (title: PageTitle, texts: Texts, load: Load, more: Omit<PageHandle, 'title'> = {}) => ({
  handle: { title, ...more } satisfies PageHandle,
  lazy: page(texts, load),
});

/** The same at the path of that name. */
const at = (name: PathName & PageTitle, texts: Texts, load: Load) => ({
  path: paths[name],
  ...shows(name, texts, load),
});

/** The appointment sheet, which opens above every page of the agenda, also names clients and products. */
const agendaTexts = ['agenda', 'clients', 'products', 'account'] as const;

/** A sale names products and their units, and voiding it asks for the password. */
const saleTexts = ['cashier', 'products', 'account'] as const;

const goTo = (path: string) => () => redirect(path);

/** Live updates start before the first page asks for anything, so that no change is missed in between. */
async function enter(args: { request: Request }) {
  const refused = await onlySignedIn(args);
  const session = await loadSession();
  if (session) startLive(session.user.id);
  return refused;
}

/** A team starts with its day, a professional alone with the week. The day that is read to find out is the one shown next. */
async function agendaStart({ request }: { request: Request }) {
  const session = await loadSession();
  if (!session) return null;
  const { search } = new URL(request.url);
  const today = salonNow(Temporal.Now.instant(), session.profile.timezone).date;
  const options = api.agenda.days.queryOptions({ input: { from: today, to: today } });
  // If it cannot be read, the day page says so and offers another try.
  const day = await queryClient.ensureQueryData(options).catch(() => undefined);
  const isTeam = !day || day.professionals.filter(({ ativo }) => ativo).length > 1;
  return redirect((isTeam ? paths.agendaDay : paths.agendaWeek) + search);
}

/** Everything behind the sign-in. Fetched on the first visit there, so that the login page stays light. */
export const routes: RouteObject[] = [
  {
    loader: enter,
    lazy: page('app', () => import('./shell/shell.tsx')),
    children: [
      at('dashboard', ['dashboard', 'agenda'], () => import('#web/dashboard/dashboard-page.tsx')),
      {
        path: 'agenda',
        lazy: page(agendaTexts, () => import('#web/agenda/agenda-layout.tsx')),
        children: [
          { index: true, loader: agendaStart },
          at('agendaDay', agendaTexts, () => import('#web/agenda/day-page.tsx')),
          at('agendaWeek', agendaTexts, () => import('#web/agenda/week-page.tsx')),
          at('agendaPending', agendaTexts, () => import('#web/agenda/requests/pending-page.tsx')),
          at('agendaOnline', agendaTexts, () => import('#web/agenda/online-page.tsx')),
          at('agendaSettings', agendaTexts, () => import('#web/agenda/settings/settings-page.tsx')),
        ],
      },
      {
        path: 'agenda/:appointmentId/comanda',
        ...shows('comanda', saleTexts, () => import('#web/cashier/comanda-page.tsx'), { hasOwnFoot: true }),
      },
      {
        path: salePath(),
        ...shows('sale', saleTexts, () => import('#web/cashier/sale-page.tsx'), { hasOwnFoot: true }),
      },
      {
        path: 'financeiro/receber/recibo',
        ...shows('receipt', saleTexts, () => import('#web/cashier/receipt-page.tsx')),
      },
      at('clients', ['clients', 'agenda', 'account'], () => import('#web/clients/clients-page.tsx')),
      at('team', ['team', 'portal', 'account'], () => import('#web/team/team-page.tsx')),
      { path: 'produtos', ...shows('products', 'products', () => import('#web/products/products-page.tsx')) },
      at('services', ['services', 'products'], () => import('#web/services/services-page.tsx')),
      at('serviceCategories', 'services', () => import('#web/services/categories-page.tsx')),
      at('cashier', 'cashier', () => import('#web/cashier/cashier-page.tsx')),
      at('reports', 'reports', () => import('#web/reports/reports-page.tsx')),
      at('reportIncome', 'reports', () => import('#web/reports/income-page.tsx')),
      at('reportResult', 'reports', () => import('#web/reports/result-page.tsx')),
      at('reportServices', 'reports', () => import('#web/reports/services-page.tsx')),
      at('reportProfessionals', 'reports', () => import('#web/reports/professionals-page.tsx')),
      at('reportPartner', 'reports', () => import('#web/reports/partner-page.tsx')),
      at('reportClients', 'reports', () => import('#web/reports/clients-page.tsx')),
      at('reportOccupancy', 'reports', () => import('#web/reports/occupancy-page.tsx')),
      at('reportStock', ['reports', 'products'], () => import('#web/reports/stock-page.tsx')),
      at('fixedCosts', ['fixedCosts', 'account'], () => import('#web/fixed-costs/fixed-costs-page.tsx')),
      at('payables', ['payables', 'products'], () => import('#web/payables/payables-page.tsx')),
      at('commissions', ['commissions', 'account'], () => import('#web/commissions/commissions-page.tsx')),
      at('profile', 'account', () => import('#web/account/profile-page.tsx')),
      at('settings', ['account', 'cashier'], () => import('#web/account/settings-page.tsx')),

      // Old addresses that people have kept.
      { path: 'caixa', loader: goTo(paths.cashier) },
      { path: 'caixa/venda', loader: ({ request }) => redirect(`${salePath()}${new URL(request.url).search}`) },
      { path: 'custos-fixos', loader: goTo(paths.fixedCosts) },
      { path: 'financeiro', loader: goTo(paths.cashier) },

      { path: '*', ...shows('notFound', 'app', () => import('./shell/not-found-page.tsx')) },
    ],
  },
];
