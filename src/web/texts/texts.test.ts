import { beforeEach, expect, test, vi } from 'vitest';
import type { Language } from '#domain/shared/countries.ts';
import type { Area } from '#texts/areas.ts';

type Module = typeof import('./texts.ts');

let texts: Module['texts'];
let spoken: Module['spoken'];
/** Loads that wait until they are answered. */
let waiting: { name: string; answer: (isThere?: boolean) => void }[];

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal('document', { documentElement: {} });
  ({ texts, spoken } = await import('./texts.ts'));
  waiting = [];
});

function load(language: Language, area: Area) {
  const { promise, resolve, reject } = Promise.withResolvers<{ where: string }>();
  const name = `${language} ${area}`;
  waiting.push({ name, answer: (isThere = true) => (isThere ? resolve({ where: name }) : reject(new Error(name))) });
  return promise;
}

const answer = async (name: string, isThere?: boolean) => {
  await vi.waitFor(() => expect(waiting.map((one) => one.name)).toContain(name));
  waiting
    .splice(
      waiting.findIndex((one) => one.name === name),
      1,
    )[0]
    ?.answer(isThere);
};

const said = (...areas: Area[]) => spoken.now().tFor(areas)('where');

async function start() {
  const started = texts.start('pt', ['common'], load);
  await answer('pt common');
  await started;
}

test('a text is looked up in its areas in their order; what nobody wrote shows its key', async () => {
  await start();
  expect([said('agenda', 'common'), said('agenda')]).toEqual(['pt common', 'where']);
});

test('one function per areas and language, so that React sees no change where there is none', async () => {
  await start();
  const before = spoken.now().tFor(['common']);
  expect(spoken.now().tFor(['common'])).toBe(before);
});

test('a language is spoken once all its texts are there, those included that a page asked for meanwhile', async () => {
  await start();
  const changed = texts.speak('en');
  const loaded = texts.load(['agenda']);
  await answer('en common');
  await answer('pt agenda');
  await loaded;
  expect(said('agenda')).toBe('pt agenda');
  await answer('en agenda');
  await changed;
  expect([said('common'), said('agenda'), document.documentElement.lang]).toEqual(['en common', 'en agenda', 'en']);
});

test('of two choices the last one counts, whichever arrives first', async () => {
  await start();
  const changes = [texts.speak('en'), texts.speak('es')];
  await answer('es common');
  await answer('en common');
  await Promise.all(changes);
  expect(texts.language).toBe('es');
});

test('a language whose texts cannot be had is not spoken, and can be asked for again', async () => {
  await start();
  const failed = expect(texts.speak('en')).rejects.toThrow('en common');
  await answer('en common', false);
  await failed;
  expect(said('common')).toBe('pt common');
  const changed = texts.speak('en');
  await answer('en common');
  await changed;
  expect(said('common')).toBe('en common');
});

test('components hear of another language', async () => {
  await start();
  const heard = vi.fn();
  const stop = spoken.onChange(heard);
  const changed = texts.speak('es');
  await answer('es common');
  await changed;
  stop();
  await texts.speak('pt');
  expect(heard).toHaveBeenCalledOnce();
});
