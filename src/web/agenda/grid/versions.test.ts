import { expect, test } from 'vitest';
import { rememberVersions } from './versions.ts';

const card = (version: string, id = 'a') => ({ id, version });

test('a card that was taken before two moves were answered is what the second has left', () => {
  const versions = rememberVersions();
  versions.became(card('1'), '2');
  versions.became(card('1'), '3');
  expect([card('1'), card('2'), card('3'), card('1', 'b')].map(versions.newest)).toEqual(['3', '3', '3', '1']);
});

test('a move that changed nothing leads nowhere', () => {
  const versions = rememberVersions();
  versions.became(card('1'), '1');
  expect(versions.newest(card('1'))).toBe('1');
});

test('a window that stays open keeps no more than the last moves', () => {
  const versions = rememberVersions(2);
  for (const id of ['a', 'b', 'c']) versions.became(card('1', id), '2');
  expect(['a', 'b', 'c'].map((id) => versions.newest(card('1', id)))).toEqual(['1', '2', '2']);
});
