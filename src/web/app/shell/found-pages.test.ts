import { expect, test } from 'vitest';
import { SCREENS } from '#web/search/actions.ts';
import { pages } from '../pages.ts';

test('every page behind the sign-in is found by the palette', () => {
  expect(Object.keys(pages).filter((name) => !SCREENS.some((screen) => screen === name))).toEqual([]);
});
