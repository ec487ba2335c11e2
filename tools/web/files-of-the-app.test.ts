import fc from 'fast-check';
import { expect, test } from 'vitest';
import { filesOfTheApp } from './files-of-the-app.ts';

type Modules = Record<string, { importedIds: string[]; dynamicallyImportedIds: string[] }>;

const library = (name: string) => `/project/node_modules/${name}/index.js`;

/** `imports` run before it, `later` when they are needed. */
const module = (imports: string[] = [], later: string[] = []) => ({
  importedIds: imports,
  dynamicallyImportedIds: later,
});

function filesOf(modules: Modules): Record<string, string | null> {
  const [group] = filesOfTheApp({ visitors: 'visitors', app: 'app' });
  const graph = { getModuleInfo: (id: string) => modules[id] ?? null };
  return Object.fromEntries(Object.keys(modules).map((id) => [id, group?.name(id, graph) ?? null]));
}

test('modules go where they are needed', () => {
  const files = filesOf({
    visitors: module(['react', 'button'], ['login']),
    app: module(['react', 'router', 'button'], ['day', 'week', 'month', 'year']),
    login: module(['forms']),
    day: module(['grid', 'money']),
    week: module(['grid', 'money', 'forms']),
    month: module(['money', 'table', 'chart']),
    year: module(['table', 'chart'], ['sheet']),
    sheet: module(['forms']),
    react: module([library('react')]),
    router: module([library('react-router')]),
    forms: module([library('hook-form')]),
    table: module([library('virtual'), 'chart']),
    ...Object.fromEntries(['button', 'grid', 'money', 'chart'].map((id) => [id, module()])),
    ...Object.fromEntries(['react', 'react-router', 'hook-form', 'virtual'].map((name) => [library(name), module()])),
  });
  expect(files).toMatchObject({ button: 'start', react: 'start', [library('react')]: 'start' });
  expect(files).toMatchObject({ router: 'signed-in', money: 'signed-in' });
  expect(files).toMatchObject({ forms: 'hook-form-start', table: 'virtual-inside' });
  // Whatever only a page or two need, and the scripts with which a visit begins, are left to the bundler.
  expect(files).toMatchObject({ day: null, grid: null, sheet: null, login: null, app: null, visitors: null });
});

test('no two files need each other, however modules import one another', () => {
  const sizes = { minLength: 0, maxLength: 4 };
  const graphs = fc.array(
    fc.record({ imports: fc.array(fc.nat(30), sizes), later: fc.array(fc.nat(30), sizes), isLibrary: fc.boolean() }),
    { minLength: 6, maxLength: 24 },
  );
  fc.assert(
    fc.property(graphs, (given) => {
      const idOf = (at: number) =>
        at === 0 ? 'visitors' : at === 1 ? 'app' : given[at]?.isLibrary ? library(`lib${at}`) : `module${at}`;
      // Only to those after it: modules that import each other in a circle are one for this purpose.
      const after = (at: number, some: number[]) => [
        ...new Set(some.map((one) => idOf(at + 1 + (one % Math.max(1, given.length - at - 1))))),
      ];
      const modules: Modules = {};
      given.forEach(({ imports, later }, at) => {
        const isLast = at === given.length - 1;
        const notBeginnings = (id: string) => id !== 'visitors' && id !== 'app';
        modules[idOf(at)] = module(
          isLast ? [] : after(at, imports).filter(notBeginnings),
          isLast ? [] : after(at, later).filter(notBeginnings),
        );
      });
      const files = filesOf(modules);
      const fileOf = (id: string) => files[id] ?? `own ${id}`;
      const needs = (file: string) =>
        Object.entries(modules)
          .filter(([id]) => fileOf(id) === file)
          .flatMap(([, { importedIds }]) => importedIds.map(fileOf))
          .filter((other) => other !== file);
      const visit = (file: string, above: string[]): void => {
        expect(above).not.toContain(file);
        for (const other of new Set(needs(file))) visit(other, [...above, file]);
      };
      for (const file of new Set(Object.keys(modules).map(fileOf))) visit(file, []);
    }),
  );
});
