import { expect, test } from 'vitest';
import {
  dateIn,
  type Overlay,
  overlayIn,
  shownIn,
  withDate,
  withOverlay,
  withoutOverlay,
  withShown,
} from './address.ts';

const TODAY = '2026-11-17';
const params = (text: string) => new URLSearchParams(text);

test('the address names the day, and no or an impossible day is today', () => {
  expect(dateIn(params('data=2026-11-20'), TODAY)).toBe('2026-11-20');
  expect(dateIn(params(''), TODAY)).toBe(TODAY);
  expect(dateIn(params('data=2026-02-30'), TODAY)).toBe(TODAY);
});

test('today needs no word in the address, so that a kept one opens on the day it is used', () => {
  expect(withDate(params('data=2026-11-20'), TODAY, TODAY).toString()).toBe('');
  expect(withDate(params('ver=ana'), '2026-11-18', TODAY).toString()).toBe('ver=ana&data=2026-11-18');
});

test('whose appointments are shown stays in the address', () => {
  expect(shownIn(withShown(params('data=2026-11-20&ver=x'), ['ana', 'bia']))).toEqual(['ana', 'bia']);
});

test('what lies above the agenda is told by the address, and leaves it again', () => {
  const overlays: Overlay[] = [
    { kind: 'new', date: '2026-11-20', start_time: '14:30', professional_id: 'ana' },
    { kind: 'block', date: '2026-11-20', start_time: undefined, professional_id: undefined },
    { kind: 'why', date: '2026-11-20', start_time: '09:00', professional_id: undefined },
    { kind: 'edit', id: '7' },
  ];
  for (const overlay of overlays) {
    const address = withOverlay(params('data=2026-11-19'), overlay);
    expect(overlayIn(address, TODAY)).toEqual(overlay);
    expect(withoutOverlay(address).toString()).toBe('data=2026-11-19');
  }
});

test('one overlay takes the place of another', () => {
  const block = withOverlay(params('novo=2026-11-20T10:00&profissional=ana'), { kind: 'block', date: '2026-11-20' });
  expect(overlayIn(block, TODAY)).toMatchObject({ kind: 'block', professional_id: undefined });
});

test('a new appointment without a day is one of the day that is shown', () => {
  expect(overlayIn(params('novo=&data=2026-11-20'), TODAY)).toMatchObject({ kind: 'new', date: '2026-11-20' });
  expect(overlayIn(params('novo=2026-13-01T25:00'), TODAY)).toEqual({ kind: 'new', date: TODAY });
});

test('nothing lies above the agenda unless the address says so', () => {
  expect(overlayIn(params('data=2026-11-20&ver=ana'), TODAY)).toBeNull();
});
