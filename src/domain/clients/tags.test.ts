import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isTag, tagsCell, tagsIn, tidyTag } from './tags.ts';

test('a cell holds several tags, each once', () => {
  expect(tagsIn(' Mensalista;  Cabelo   longo, Mensalista | ')).toEqual(['Mensalista', 'Cabelo longo']);
});

test('a tag has up to forty letters, and no comma', () => {
  expect(isTag('a'.repeat(40))).toBe(true);
  expect(['', 'a'.repeat(41), 'a, b'].some(isTag)).toBe(false);
});

test('what was written to a file is read again as it was', () => {
  const tags = fc.uniqueArray(fc.string().map(tidyTag).filter(isTag));
  fc.assert(
    fc.property(tags, (tags) => {
      expect(tagsIn(tagsCell(tags))).toEqual(tags);
    }),
  );
});
