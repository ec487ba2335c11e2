import { expect, test } from 'vitest';
import { wholeAppointment } from './whole-appointment.ts';

const bare = { start_time: '10:00', end_time: '11:15', services: ['Corte'], full_price: 80_00 };

test('an appointment without lines gets one of its own name, price and length, without a commission', () => {
  expect(wholeAppointment(bare, { service_id: 'corte', category: 'Cabelo' })).toMatchObject({
    service_id: 'corte',
    service_name: 'Corte',
    category: 'Cabelo',
    unit_price: 80_00,
    duration_minutes: 75,
    commission_percent: null,
    commission_amount: null,
    products_used: [],
  });
});

test('where nobody knows what was done, it is a service', () => {
  expect(wholeAppointment({ ...bare, services: [] }, { service_id: null, category: '' }).service_name).toBe('Serviço');
});
