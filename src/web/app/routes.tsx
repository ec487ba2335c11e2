import { type RouteObject, redirect } from 'react-router';
import { loadSession } from '#web/account/session.ts';
import { agendaStart } from '#web/agenda/agenda-start.ts';
import { startLive } from './live/live.ts';
import { page } from './load-page.ts';
import { paths } from './paths.ts';
import { onlySignedIn } from './session-gate.ts';
import type { PageTitle } from './shell/page-title.ts';

/** The title stands in the top bar and in the browser's tab. */
const titled = (title: PageTitle) => ({ handle: { title } });

/** The sheet of an appointment speaks of clients and products, and lies above every page of the agenda. */
const agendaTexts = ['agenda', 'clients', 'products', 'account'] as const;

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
            lazy: page(agendaTexts, () => import('#web/agenda/pending-page.tsx')),
          },
          {
            path: 'online',
            ...titled('agendaOnline'),
            lazy: page(agendaTexts, () => import('#web/agenda/online-page.tsx')),
          },
          {
            path: 'configurar',
            ...titled('agendaSettings'),
            lazy: page(agendaTexts, () => import('#web/agenda/settings-page.tsx')),
          },
        ],
      },
      {
        path: 'clientes',
        ...titled('clients'),
        lazy: page(['clients', 'agenda', 'account'], () => import('#web/clients/clients-page.tsx')),
      },
      {
        path: 'equipe',
        ...titled('team'),
        lazy: page(['team', 'account'], () => import('#web/team/team-page.tsx')),
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
        path: 'perfil',
        ...titled('profile'),
        lazy: page('account', () => import('#web/account/profile-page.tsx')),
      },
      {
        path: 'configuracoes',
        ...titled('settings'),
        lazy: page('account', () => import('#web/account/settings-page.tsx')),
      },

      // Old addresses that people have kept.
      { path: 'caixa', loader: goTo(paths.cashier) },
      { path: 'caixa/venda', loader: goTo('/financeiro/receber/venda') },
      { path: 'custos-fixos', loader: goTo(paths.fixedCosts) },
      { path: 'financeiro', loader: goTo(paths.cashier) },

      { path: '*', ...titled('notFound'), lazy: page('app', () => import('./shell/not-found-page.tsx')) },
    ],
  },
];
