import { expect, test } from 'vitest';
import {
  emptyDraft,
  isProfessionalGone,
  isReadyForCalendar,
  reachableStep,
  readDraft,
  stepOf,
  withOffered,
  withProfessional,
  withServices,
} from './draft.ts';

const salonId = 'salon';
const cut = {
  id: 'cut',
  name: 'Corte',
  duration_minutes: 60,
  price: 12_000,
  preco_variavel: false,
  category: 'Cabelo',
};
const highlights = { ...cut, id: 'highlights', name: 'Luzes', duration_minutes: 180, price: 0, preco_variavel: true };

const chosen = {
  ...withProfessional(withServices(emptyDraft(salonId), [cut]), 'camila'),
  selectedDate: '2026-11-25',
  selectedTime: '14:00',
  clientName: 'Marcela',
  clientPhone: '11 98455-2071',
};
const kept = (changes: object = {}) => JSON.stringify({ ...chosen, ...changes });

test('a draft that was kept comes back as it was', () => {
  expect(readDraft(kept(), salonId)).toEqual(chosen);
});

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['no object', '"draft"'],
  ['nothing at all', 'null'],
  ['the draft of another salon', kept({ salonId: 'other' })],
  ['a draft without a list of services', kept({ selectedServices: null })],
])('%s is no draft for this salon', (_, text) => {
  expect(readDraft(text, salonId)).toBeUndefined();
});

test('what somebody else wrote into the draft is dropped, the rest stays', () => {
  const odd = kept({
    selectedServices: [cut, null, { id: 'x' }, { ...cut, price: 'free' }],
    totalPrice: 1,
    selectedProfessionalId: 7,
    selectedDate: '2026-02-30',
    selectedTime: '25:00',
    clientName: {},
  });
  expect(readDraft(odd, salonId)).toEqual({
    ...withServices(emptyDraft(salonId), [cut]),
    clientPhone: chosen.clientPhone,
  });
});

test('"any professional" survives being kept and is a choice; no choice is none', () => {
  const anybody = withProfessional(chosen, null);
  expect(readDraft(JSON.stringify(anybody), salonId)?.selectedProfessionalId).toBeNull();
  expect(isReadyForCalendar(anybody)).toBe(true);
  expect(isReadyForCalendar(withProfessional(chosen))).toBe(false);
  expect(withProfessional(chosen)).not.toHaveProperty('selectedProfessionalId');
});

test('the calendar needs a service', () => {
  expect(isReadyForCalendar(chosen)).toBe(true);
  expect(isReadyForCalendar(withServices(chosen, []))).toBe(false);
});

test('other services keep the day and ask for the time again', () => {
  const changed = withServices(chosen, [cut, highlights]);
  expect(changed).toMatchObject({
    totalDuration: 240,
    totalPrice: null,
    selectedDate: '2026-11-25',
    selectedTime: null,
  });
  expect(stepOf(changed)).toBe('time');
});

test('another professional asks for day and time again', () => {
  expect(withProfessional(chosen, 'bia')).toMatchObject({
    selectedDate: null,
    selectedTime: null,
    clientName: 'Marcela',
  });
});

test('a service that costs more now is restored with the new price, one no longer offered is dropped', () => {
  const both = withServices(chosen, [cut, highlights]);
  expect(withOffered(both, [{ ...cut, price: 13_000 }])).toMatchObject({
    selectedServices: [{ ...cut, price: 13_000 }],
    totalPrice: 13_000,
  });
  expect(withOffered(chosen, [highlights, cut])).toBe(chosen);
});

test('another price keeps the time that was chosen, another duration asks for it again', () => {
  expect(withOffered(chosen, [{ ...cut, price: 13_000 }]).selectedTime).toBe(chosen.selectedTime);
  expect(withOffered(chosen, [{ ...cut, duration_minutes: 90 }]).selectedTime).toBeNull();
});

test('who has left the salon is gone; anybody never is', () => {
  expect(isProfessionalGone(chosen, [{ id: 'camila' }])).toBe(false);
  expect(isProfessionalGone(chosen, [{ id: 'bia' }])).toBe(true);
  expect(isProfessionalGone(withProfessional(chosen, null), [])).toBe(false);
  expect(isProfessionalGone(withProfessional(chosen), [])).toBe(false);
});

test('a saved time leads to the checkout, a saved date to the times, else the date is asked', () => {
  expect(stepOf(chosen)).toBe('checkout');
  expect(stepOf({ ...chosen, selectedTime: null })).toBe('time');
  expect(stepOf({ ...chosen, selectedDate: null })).toBe('date');
});

test('no step comes before what it needs is chosen', () => {
  expect(reachableStep({ ...chosen, selectedTime: null }, 'checkout')).toBe('time');
  expect(reachableStep(emptyDraft(salonId), 'checkout')).toBe('date');
  expect(reachableStep(chosen, 'date')).toBe('date');
  expect(reachableStep(chosen, 'checkout')).toBe('checkout');
});
