import { expect, test } from 'vitest';
import type { Heard } from '#server/kernel/database/changes.ts';
import { keepSalons } from './kept-salons.ts';

const pageOf = (text: string) => ({ html: Buffer.from(text), gzip: Buffer.from(''), etag: text });

/** Salons whose pages say how often they were made. */
function book(terms: { mostBytes?: number; now?: () => number } = {}) {
  const followers = new Map<string, Set<Heard>>();
  const state = { isListening: true, made: 0 };
  const keep = keepSalons(
    {
      follow: (salon, _, heard) => {
        const some = followers.get(salon) ?? new Set();
        followers.set(salon, some.add(heard));
        return () => {
          some.delete(heard);
          if (some.size === 0) followers.delete(salon);
        };
      },
      isListening: () => state.isListening,
    },
    terms,
  );
  const look = async (salon: string, { name = 'pt services', status = 200 as const, during = () => {} } = {}) => {
    const { page } = await keep(salon, name, async () => {
      state.made += 1;
      await Promise.resolve(during());
      return { page: pageOf(`page ${state.made}`), status: status as 200 | 404 | 503 };
    });
    return page.etag;
  };
  const tell = (salon: string, entity: string | null) => {
    for (const heard of followers.get(salon) ?? []) heard(entity);
  };
  return { state, followers, look, tell };
}

test('a page is made once, also for those who ask at the same moment, until something changes', async () => {
  const { look, tell } = book();
  expect(await Promise.all([look('a'), look('a')])).toEqual(['page 1', 'page 1']);
  expect(await look('a')).toBe('page 1');
  expect(await look('b')).toBe('page 2');
  tell('a', 'services');
  expect(await look('a')).toBe('page 3');
  expect(await look('b')).toBe('page 2');
});

test('what changes while a page is made is not kept in its old state', async () => {
  const { look, tell } = book();
  expect(await look('a', { during: () => tell('a', 'services') })).toBe('page 1');
  expect(await look('a')).toBe('page 2');
});

test('while changes are not heard every visitor gets a new page, and after that nothing old', async () => {
  const { look, tell, state } = book();
  await look('a');
  state.isListening = false;
  expect([await look('a'), await look('a')]).toEqual(['page 2', 'page 3']);
  state.isListening = true;
  tell('a', null);
  expect(await look('a')).toBe('page 4');
});

test.each([404, 503])('a %i is not kept, and nobody follows for it', async (status) => {
  const { look, followers } = book();
  expect(await look('a', { status: status as 200 })).toBe('page 1');
  expect(followers.size).toBe(0);
  expect(await look('a')).toBe('page 2');
});

test('one page that is not there leaves the others of its salon as they are', async () => {
  const { look, followers } = book();
  expect(await look('a')).toBe('page 1');
  expect(await look('a', { name: 'own', status: 404 as unknown as 200 })).toBe('page 2');
  expect([await look('a'), followers.size]).toEqual(['page 1', 1]);
});

test('one that could not be made is not kept either', async () => {
  const { look, followers } = book();
  const during = () => {
    throw new Error('no');
  };
  await expect(look('a', { during })).rejects.toThrow('no');
  expect(followers.size).toBe(0);
});

test('beyond its room it forgets whoever was not asked for longest', async () => {
  const { look, followers } = book({ mostBytes: 13 });
  await look('a');
  await look('b');
  await look('a');
  await look('c');
  expect([...followers.keys()]).toEqual(['a', 'c']);
  expect(await look('a')).toBe('page 1');
});

test('what was changed behind the program’s back shows after ten minutes', async () => {
  let time = 0;
  const { look } = book({ now: () => time });
  await look('a');
  time = 600_000;
  expect(await look('a')).toBe('page 2');
});
