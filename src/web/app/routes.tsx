import { type RouteObject, redirect } from 'react-router';
import { page } from './load-page.ts';
import { paths } from './paths.ts';
import { onlySignedIn } from './session-gate.ts';
import type { PageTitle } from './shell/page-title.ts';

/** The title stands in the top bar and in the browser's tab. */
const titled = (title: PageTitle) => ({ handle: { title } });

const goTo = (path: string) => () => redirect(path);

/** Everything behind the sign-in; fetched when somebody first goes there, so that the login stays light however many areas there are. */
export const routes: RouteObject[] = [
  {
    loader: onlySignedIn,
    lazy: page('app', () => import('./shell/shell.tsx')),
    children: [
      {
        path: 'dashboard',
        ...titled('dashboard'),
        lazy: page('dashboard', () => import('#web/dashboard/dashboard-page.tsx')),
      },
      {
        path: 'agenda/configurar',
        ...titled('agendaSettings'),
        lazy: page('agenda', () => import('#web/agenda/settings-page.tsx')),
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
