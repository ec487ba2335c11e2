import { expect, test } from 'vitest';
import { instagramOf, isInstagram } from './instagram.ts';

test.each([
  'studio.jasmim',
  '@Studio.Jasmim',
  ' https://www.instagram.com/studio.jasmim/?hl=pt-br ',
  'instagram.com/studio.jasmim',
  'http://instagr.am/studio.jasmim#x',
  'https://m.instagram.com/@studio.jasmim/',
])('%s names the profile studio.jasmim', (typed) => expect(instagramOf(typed)).toBe('studio.jasmim'));

test.each(['', '.a', 'a.', 'a..b', 'a b', 'é', 'x'.repeat(31), 'a"onload=', '<b>'])('%j is no profile', (name) =>
  expect(isInstagram(name)).toBe(false),
);
