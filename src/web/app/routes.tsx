import i18next from 'i18next';
import type { ComponentType } from 'react';
import { type RouteObject, redirect } from 'react-router';
import { agendaStart } from '#web/agenda/agenda-start.ts';
import { BrokenPage } from './broken-page.tsx';
import { Frame } from './frame.tsx';
import { paths } from './paths.ts';
import { onlySignedIn, onlySignedOut } from './session-gate.ts';
import { SessionSpinner } from './session-spinner.tsx';
import type { PageTitle } from './shell/page-title.ts';

/** Loads a page together with its texts, so that it never shows a key. */
function page(area: Parameters<typeof i18next.loadNamespaces>[0], load: () => Promise<{ Page: ComponentType }>) {
  return async () => {
    const [{ Page }] = await Promise.all([load(), i18next.loadNamespaces(area)]);
    return { Component: Page };
  };
}

/** The title stands in the top bar and in the browser's tab. */
const titled = (title: PageTitle) => ({ handle: { title } });

/** The sheet of an appointment speaks of clients and products, and lies above every page of the agenda. */
const agendaTexts = ['agenda', 'clients', 'products', 'account'] as const;

const goTo = (path: string) => () => redirect(path);

export const routes: RouteObject[] = [
  {
    HydrateFallback: SessionSpinner,
    Component: Frame,
    ErrorBoundary: BrokenPage,
    children: [
      {
        loader: onlySignedOut,
        children: [
          { path: '/login', lazy: page('account', () => import('#web/account/login-page.tsx')) },
          { path: '/signup', lazy: page('account', () => import('#web/account/signup-page.tsx')) },
          { path: '/forgot-password', lazy: page('account', () => import('#web/account/forgot-password-page.tsx')) },
        ],
      },
      { path: '/reset-password', lazy: page('account', () => import('#web/account/reset-password-page.tsx')) },
      {
        path: '/',
        loader: onlySignedIn,
        lazy: page('app', () => import('./shell/shell.tsx')),
        children: [
          { index: true, loader: goTo(paths.dashboard) },
          {
            path: 'dashboard',
            ...titled('dashboard'),
            lazy: page('dashboard', () => import('#web/dashboard/dashboard-page.tsx')),
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
                path: 'configurar',
                ...titled('agendaSettings'),
                lazy: page('agenda', () => import('#web/agenda/settings-page.tsx')),
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
    ],
  },
];
