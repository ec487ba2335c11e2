import ownerOperations from 'virtual:contract/owners';
import { type RouteObject, redirect, redirectDocument } from 'react-router';
import { PAGE_NEEDS } from '#contract/page-needs.ts';
import { CLIENT_PARAM, clientPath, paths, salePath, twoStepPath } from '#contract/paths.ts';
import { mayDo, type Needs } from '#domain/members/rights.ts';
import { salonNow } from '#domain/shared/time.ts';
import { api, knowOperations, queryClient } from '#web/ground/api/client.ts';
import { startLive } from '#web/ground/live/live.ts';
import { loadSession, needsTwoStep } from '#web/ground/session.ts';
import { texts } from '#web/texts/texts.ts';
import { hasUnsaved } from '#web/ui/unsaved.ts';
import { loadPage } from './load-page.ts';
import { agendaLayout, firstPages, otherPages, type PageEntry, pages, visitorPages } from './pages.ts';
import { onlySignedIn } from './session-gate.ts';
import { LocksAtDesk } from './shell/desk-lock.tsx';
import { beginsAtOwnAgenda, startOf } from './shell/menu.ts';
import { Page as NotFoundPage } from './shell/not-found-page.tsx';
import type { PageHandle, PageTitle } from './shell/page-title.ts';
import { Page as Shell } from './shell/shell.tsx';

knowOperations(ownerOperations);

type Titled = Omit<PageHandle, 'title' | 'needs'>;

/** A page with its title, which stands in the top bar and in the browser's tab, and with what it needs. */
const shows = (title: PageTitle, needs: Needs, entry: PageEntry, more: Titled = {}) => ({
  handle: { title, needs, ...more } satisfies PageHandle,
  lazy: loadPage(entry),
});

/** The same at the path of that name. */
const at = (name: keyof typeof pages) => ({ path: paths[name], ...shows(name, PAGE_NEEDS[name], pages[name]) });

const goTo = (path: string) => () => redirect(path);

/** To the first page that they may open. Signing in comes first. */
async function begin() {
  const session = await loadSession();
  // Pages of their own, which the server sends.
  if (session && beginsAtOwnAgenda(session.member)) return redirectDocument(paths.ownAgenda);
  return redirect(session ? startOf(session.member) : paths.dashboard);
}

/** Live updates start before the first page asks for anything, so that no change is missed in between. */
async function enter(args: { request: Request }) {
  const refused = await onlySignedIn(args);
  const session = await loadSession();
  // What was typed is not thrown away: the shell then asks above the page.
  if (session && needsTwoStep(session) && !hasUnsaved()) return redirect(twoStepPath(wantedIn(args.request)));
  if (session) startLive(session.profile.id);
  return refused;
}

const wantedIn = ({ url }: { url: string }) => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};

/** A team starts with its day, a professional alone with the week. The day that is read to find out is the one shown next. */
async function agendaStart({ request }: { request: Request }) {
  const session = await loadSession();
  if (!session) return null;
  if (!mayDo(session.member, PAGE_NEEDS.agenda)) return redirect(paths.agendaDay);
  const { search } = new URL(request.url);
  const today = salonNow(Temporal.Now.instant(), session.profile.timezone).date;
  const options = api.agenda.days.queryOptions({ input: { from: today, to: today } });
  // If it cannot be read, the day page says so and offers another try.
  const day = await queryClient.ensureQueryData(options).catch(() => undefined);
  const isTeam = !day || day.professionals.filter(({ ativo }) => ativo).length > 1;
  return redirect((isTeam ? paths.agendaDay : paths.agendaWeek) + search);
}

const agendaPages = ['agendaDay', 'agendaWeek', 'agendaPending', 'agendaOnline', 'agendaSettings'] as const;
const notPlain = ['clients', 'members', ...agendaPages] as const;
const isElsewhere = (name: keyof typeof pages) => !notPlain.some((one) => one === name);

/** A client was part of the list's address before their card was a page. */
function clientOfOldAddress({ request }: { request: Request }) {
  const id = new URL(request.url).searchParams.get(CLIENT_PARAM);
  return id === null ? null : redirect(clientPath(id));
}

/** Everything behind the sign-in. */
export const routes: RouteObject[] = [
  { index: true, loader: begin },
  // Pages of their own, which the server sends.
  ...Object.keys(visitorPages).map((name) => ({
    path: paths[name as keyof typeof visitorPages] + (name === 'invitation' ? '/*' : ''),
    loader: ({ request }: { request: Request }) => redirectDocument(request.url),
  })),
  {
    // Without the shell, and on a shared desk as any other page.
    Component: LocksAtDesk,
    children: [{ path: paths.twoStep, loader: onlySignedIn, ...shows('twoStep', 'member', firstPages.twoStep) }],
  },
  {
    loader: enter,
    lazy: async () => {
      await texts.load(['app']);
      return { Component: Shell };
    },
    children: [
      {
        path: 'agenda',
        lazy: loadPage(agendaLayout),
        children: [{ index: true, loader: agendaStart }, ...agendaPages.map(at)],
      },
      ...(Object.keys(pages) as (keyof typeof pages)[]).filter(isElsewhere).map(at),
      // A tab of the team.
      { path: paths.members, ...shows('team', PAGE_NEEDS.members, pages.members) },
      { ...at('clients'), loader: clientOfOldAddress },
      { path: `${paths.clients}/:clientId`, ...shows('clients', PAGE_NEEDS.clients, otherPages.client) },
      {
        path: 'agenda/:appointmentId/comanda',
        ...shows('comanda', PAGE_NEEDS.cashier, otherPages.comanda, { hasOwnFoot: true }),
      },
      { path: salePath(), ...shows('sale', PAGE_NEEDS.cashier, otherPages.sale, { hasOwnFoot: true }) },
      { path: `${paths.cashier}/recibo`, ...shows('receipt', PAGE_NEEDS.cashier, otherPages.receipt) },
      { path: 'produtos', ...shows('products', PAGE_NEEDS.internalProducts, otherPages.products) },

      // Old addresses that people have kept.
      { path: 'caixa', loader: goTo(paths.cashier) },
      { path: 'caixa/venda', loader: ({ request }) => redirect(`${salePath()}${new URL(request.url).search}`) },
      { path: 'custos-fixos', loader: goTo(paths.fixedCosts) },
      { path: 'financeiro', loader: goTo(paths.cashier) },

      { path: '*', handle: { title: 'notFound' } satisfies PageHandle, Component: NotFoundPage },
    ],
  },
];
