import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lookAgainIn } from './look-again.ts';

let queryClient: QueryClient;
let lookAgain: ReturnType<typeof lookAgainIn>;
beforeEach(() => {
  vi.useFakeTimers();
  queryClient = new QueryClient();
  lookAgain = lookAgainIn(queryClient);
});
afterEach(() => vi.useRealTimers());

/** A page that shows an operation: answers how often it has asked. */
async function showing(...path: string[]) {
  const ask = vi.fn(async () => 'an answer');
  const page = new QueryObserver(queryClient, { queryKey: [path, { type: 'query' }], queryFn: ask });
  page.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(10);
  return ask;
}

test('a change makes the pages that tell of it ask again, and no others', async () => {
  const [days, history, stock] = [
    await showing('agenda', 'days'),
    await showing('clients', 'history'),
    await showing('products', 'list'),
  ];
  lookAgain.changed('appointments');
  await vi.advanceTimersByTimeAsync(200);
  expect([days, history, stock].map((ask) => ask.mock.calls.length)).toEqual([2, 2, 1]);
});

test('the rules of the agenda are asked for again when the salon’s profile changes', async () => {
  const [rules, team] = [await showing('agendaSettings', 'slotRules'), await showing('team', 'list')];
  lookAgain.changed('profiles');
  await vi.advanceTimersByTimeAsync(200);
  expect([rules, team].map((ask) => ask.mock.calls.length)).toEqual([2, 1]);
});

test('a hundred changes at once are one look, and a busy salon is looked at once a second', async () => {
  const days = await showing('agenda', 'days');
  for (let i = 0; i < 100; i += 1) lookAgain.changed('appointments');
  await vi.advanceTimersByTimeAsync(200);
  expect(days).toHaveBeenCalledTimes(2);
  for (let i = 0; i < 100; i += 1) {
    lookAgain.changed('appointments');
    await vi.advanceTimersByTimeAsync(20);
  }
  expect(days).toHaveBeenCalledTimes(4);
});

test('a page that asked after the change was announced does not ask again', async () => {
  const days = await showing('agenda', 'days');
  lookAgain.changed('appointments');
  await vi.advanceTimersByTimeAsync(5);
  await queryClient.invalidateQueries();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(days).toHaveBeenCalledTimes(2);
});

test('a table that nobody has named concerns every page', async () => {
  const [days, stock] = [await showing('agenda', 'days'), await showing('products', 'list')];
  lookAgain.changed('a_table_of_tomorrow');
  await vi.advanceTimersByTimeAsync(200);
  expect([days, stock].map((ask) => ask.mock.calls.length)).toEqual([2, 2]);
});

test('after a gap everything is asked again, except who is signed in', async () => {
  const [days, session] = [await showing('agenda', 'days'), await showing('account', 'session')];
  lookAgain.anythingChanged();
  await vi.advanceTimersByTimeAsync(10);
  expect([days, session].map((ask) => ask.mock.calls.length)).toEqual([2, 1]);
});

test('a change is forgotten when the window stops following', async () => {
  const days = await showing('agenda', 'days');
  lookAgain.changed('appointments');
  lookAgain.stop();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(days).toHaveBeenCalledTimes(1);
});
