import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { openLife } from '#domain/agenda/life.ts';
import type { Held } from '#server/kernel/database/holding.ts';

// A registry of its own: the server's is not to be touched by what is tried here.
vi.resetModules();
const { follow, followAppointments } = await import('./followers.ts');
afterAll(() => vi.resetModules());

const held = {} as Held;
const life = openLife({
  date: '2026-11-18',
  start_time: '09:00',
  end_time: '10:00',
  professional_id: null,
  status: 'pendente',
  client_id: null,
});
const change = { id: 'one', before: null, after: life, by: 'owner' } as const;

let called: string[];
beforeEach(() => {
  called = [];
});

test('without a list nothing is written quietly', async () => {
  await expect(follow(held, change)).rejects.toThrow('src/server/followers.ts');
});

test('each sees the change, in the order of the list, and what they say is put together', async () => {
  followAppointments([
    async (_, seen) => {
      called.push(`first ${seen.id}`);
      return { ok: true, below_zero: ['Tintura'] };
    },
    async (_, seen) => {
      called.push(`second ${seen.after?.status}`);
      return { ok: true };
    },
  ]);
  expect(await follow(held, change)).toEqual({ ok: true, below_zero: ['Tintura'] });
  expect(called).toEqual(['first one', 'second pendente']);
});

test('who refuses ends it: nobody behind is asked', async () => {
  const refused = { ok: false, reason: 'stock_refused', product: 'Tintura' } as const;
  followAppointments([
    async () => refused,
    async () => {
      called.push('second');
      return { ok: true };
    },
  ]);
  expect(await follow(held, change)).toEqual(refused);
  expect(called).toEqual([]);
});
