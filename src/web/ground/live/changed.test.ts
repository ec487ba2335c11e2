import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { queryClient } from '../api/client.ts';
import { changed } from './changed.ts';

// The real one brings the contract that only the build makes.
vi.mock('../api/client.ts', () => ({ queryClient: new QueryClient() }));

/** A page that shows an operation: answers how often it has asked. */
async function showing(...path: string[]) {
  const ask = vi.fn(async () => 'an answer');
  const page = new QueryObserver(queryClient, { queryKey: [path, { type: 'query' }], queryFn: ask });
  page.subscribe(() => {});
  await page.refetch();
  ask.mockClear();
  return ask;
}

test('the window that changed something asks again at once, wherever it shows it and nowhere else', async () => {
  const [days, visits, stock, team] = [
    await showing('agenda', 'days'),
    await showing('clients', 'read'),
    await showing('products', 'list'),
    await showing('team', 'list'),
  ];
  const asked = () => [days, visits, stock, team].map((ask) => ask.mock.calls.length);
  await changed('appointments');
  expect(asked()).toEqual([1, 1, 0, 0]);
  await changed('appointments', 'stock_movements');
  expect(asked()).toEqual([2, 2, 1, 0]);
});
