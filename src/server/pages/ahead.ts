import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Session } from '#contract/account/operations.ts';
import { contract } from '#contract/contract.ts';
import { CASHIER_MONTH, paths } from '#contract/paths.ts';
import { isMonth, monthOf, yearAndMonth } from '#domain/shared/period.ts';
import { addDays, isDate, salonNow, weekdayOf } from '#domain/shared/time.ts';

/** A question that a page asks as soon as its scripts run, with its answer: the page's own queries find it there. */
export type Answered = { operation: readonly [area: string, name: string]; input?: unknown; output: unknown };

type Question = Omit<Answered, 'output'> & { path: string };
type Address = { path: string; search: URLSearchParams };

/** Longer than this a page does not wait for its data: it asks again by itself. */
const PATIENCE_MS = 1_000;

/** What the page at an address asks first. One that is not named here asks by itself. */
function questionsOf({ path, search }: Address, today: string): Question[] {
  const { agenda, cashier, dashboard, reports } = contract;
  const date = search.get('data') ?? '';
  const day = isDate(date) ? date : today;
  const sunday = addDays(day, -weekdayOf(day));
  const month = search.get(CASHIER_MONTH) ?? '';
  const days = (from: string, to: string) => question(['agenda', 'days'], agenda.days, { from, to });
  const onPage: Record<string, () => Question[]> = {
    [paths.dashboard]: () => [
      question(['dashboard', 'setUp'], dashboard.setUp),
      question(['dashboard', 'overview'], dashboard.overview),
    ],
    [paths.agendaDay]: () => [days(day, day)],
    [paths.agendaWeek]: () => [days(sunday, addDays(sunday, 6))],
    [paths.cashier]: () => [
      question(['cashier', 'month'], cashier.month, yearAndMonth(isMonth(month) ? month : monthOf(today))),
      question(['cashier', 'cashDay'], cashier.cashDay),
    ],
    [paths.reports]: () => [question(['reports', 'overview'], reports.overview)],
  };
  // The menu shows how many requests wait.
  return [question(['agenda', 'pendingCount'], agenda.pendingCount), ...(onPage[path]?.() ?? [])];
}

type Operation = { '~orpc': { route: { path?: string } } };

function question(operation: Question['operation'], { '~orpc': { route } }: Operation, input?: object): Question {
  const query = input ? `?${new URLSearchParams(Object.entries(input).map(([name, one]) => [name, String(one)]))}` : '';
  return { operation, ...(input && { input }), path: `/api${route.path}${query}` };
}

const SESSION = question(['account', 'session'], contract.account.session);

/** `session` is undefined if it could not be read. */
export type Ahead = { session: Session | null | undefined; answers: Answered[]; cookies: string[] };

/**
 * Asks in the reader's place what the page at this address will ask, so that the answers travel with the page. Each question goes the way of any
 * request, with the reader's own cookie: nothing is answered here that the reader may not see.
 */
export async function askAhead(
  http: FastifyInstance,
  request: FastifyRequest,
  now: () => Temporal.Instant,
): Promise<Ahead> {
  const { cookie } = request.headers;
  const ahead: Ahead = { session: undefined, answers: [], cookies: [] };

  async function ask({ path, ...asked }: Question): Promise<unknown> {
    const answer = await http.inject({ url: path, headers: cookie ? { cookie } : {}, remoteAddress: request.ip });
    if (answer.statusCode !== 200) return undefined;
    ahead.cookies.push(...[answer.headers['set-cookie'] ?? []].flat());
    const output = answer.body === '' ? null : answer.json();
    ahead.answers.push({ ...asked, output });
    return output;
  }

  async function askAll(): Promise<void> {
    const session = (await ask(SESSION)) as Ahead['session'];
    ahead.session = session;
    if (!session) return;
    const { pathname, searchParams } = new URL(request.url, 'http://page');
    const today = salonNow(now(), session.profile.timezone).date;
    await Promise.all(questionsOf({ path: pathname, search: searchParams }, today).map(ask));
  }

  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, PATIENCE_MS);
  await Promise.race([askAll(), promise]).finally(() => clearTimeout(timer));
  // What is answered after this comes too late.
  return { ...ahead, answers: [...ahead.answers], cookies: [...ahead.cookies] };
}
