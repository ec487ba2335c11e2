import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { queryClient } from './client.ts';
import { showSaved } from './show-saved.ts';

// The real one brings the contract that only the build makes.
vi.mock('./client.ts', () => ({ queryClient: new QueryClient() }));

const list = (...path: string[]) => ({ key: () => [path] });
const shown = (...path: string[]) => queryClient.getQueryData([path, { type: 'infinite' }]);
const show = (data: unknown, ...path: string[]) => queryClient.setQueryData([path, { type: 'infinite' }], data);

const cut = { id: 'cut', price: 80, has_picture: true };
const beard = { id: 'beard', price: 40, has_picture: false };

test('a list shows what was saved before it is fetched again, on whichever page it is, and keeps what the answer does not say', () => {
  const pageParams = [undefined, 'next'];
  const paged = (...rows: unknown[]) => ({ pages: rows.map((row) => ({ rows: [row], next: null })), pageParams });
  show(paged(cut, beard), 'services', 'list');
  show(paged(cut), 'team', 'list');
  showSaved(list('services', 'list'), { id: 'beard', price: 45 } as { id: string });
  expect(shown('services', 'list')).toEqual(paged(cut, { ...beard, price: 45 }));
  expect(shown('team', 'list')).toEqual(paged(cut));
});

test('a list that comes in one piece does so too', () => {
  show([cut, beard], 'services', 'categories');
  showSaved(list('services', 'categories'), { id: 'cut', price: 90 } as { id: string });
  expect(shown('services', 'categories')).toEqual([{ ...cut, price: 90 }, beard]);
});

test('a new row, and a list that nobody has opened, wait for the server', () => {
  show([cut], 'services', 'list');
  showSaved(list('services', 'list'), beard);
  showSaved(list('products', 'list'), beard);
  expect([shown('services', 'list'), shown('products', 'list')]).toEqual([[cut], undefined]);
});
