import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testServer } from '#server/test-server.ts';
import { type BookedSalon, bookedSalon } from '../testing/booked-salon.ts';

const server = testServer();
let salon: BookedSalon;
let theirs: BookedSalon;
beforeAll(async () => {
  [salon, theirs] = [await bookedSalon(server), await bookedSalon(server)];
});
beforeEach(() => server.admin.query('delete from appointments'));

const appointments = async () => (await server.admin.query('select from appointments')).rowCount;

describe('what does not fit is refused beside its field, and nothing is written', () => {
  const line = (changes: object) => ({ lines: [{ ...salon.line(), ...changes }] });

  test.each<[string, () => object, string, string]>([
    ['a day that does not exist', () => ({ date: '2026-02-30' }), 'date', 'dateInvalid'],
    ['a day of another age', () => ({ date: '0226-11-17' }), 'date', 'dateInvalid'],
    ['25:00', () => ({ start_time: '25:00' }), 'start_time', 'timeInvalid'],
    ['half past midnight of the next day', () => ({ start_time: '23:30' }), 'start_time', 'pastMidnight'],
    ['a negative duration', () => line({ duration_minutes: -30 }), 'lines.0.duration_minutes', 'durationPositive'],
    ['no duration', () => line({ duration_minutes: Number.NaN }), 'lines.0.duration_minutes', 'durationPositive'],
    ['half a minute', () => line({ duration_minutes: 30.5 }), 'lines.0.duration_minutes', 'durationWhole'],
    ['two days', () => line({ duration_minutes: 2880 }), 'lines.0.duration_minutes', 'durationTooLong'],
    ['a negative price', () => line({ unit_price: -1 }), 'lines.0.unit_price', 'priceNegative'],
    ['half a cent', () => line({ unit_price: 0.5 }), 'lines.0.unit_price', 'amountInvalid'],
    ['a price beyond all columns', () => line({ unit_price: 1e15 }), 'lines.0.unit_price', 'amountInvalid'],
    ['a negative discount', () => ({ discount_value: -1 }), 'discount_value', 'discountNegative'],
    ['more than 100%', () => line({ commission_percent: 101 }), 'lines.0.commission_percent', 'commissionInvalid'],
    ['more than the price', () => line({ commission_amount: 80_01 }), 'lines.0.commission_amount', 'commissionInvalid'],
    ['no service', () => line({ service_id: null }), 'lines.0.service_id', 'serviceRequired'],
    ['no lines', () => ({ lines: [] }), 'lines', 'lineRequired'],
    ['no client', () => ({ client_id: null }), 'client_id', 'clientRequired'],
    ['no professional', () => ({ professional_id: null }), 'professional_id', 'professionalRequired'],
    [
      'finalised without a payment method',
      () => ({ status: 'finalizado' }),
      'payment_method',
      'paymentMethodRequiredWhenFinalised',
    ],
    [
      'none of a product',
      () => line({ products_used: [{ product_id: salon.tintura, quantity_used: 0.0004 }] }),
      'lines.0.products_used.0.quantity_used',
      'quantityInvalid',
    ],
    [
      'prices that together are beyond all columns',
      () => ({ lines: [salon.line({ unit_price: 999_999_999_999 }), salon.line({ unit_price: 1 })] }),
      'lines',
      'amountInvalid',
    ],
    [
      'tonnes of a product',
      () => ({ lines: [salon.colouring(1_000_000), salon.colouring(1_000_000)] }),
      'lines',
      'amountInvalid',
    ],
  ])('%s', async (_, changes, field, key) => {
    expect(await salon.create(changes())).toMatchObject({
      status: 422,
      body: { code: 'INVALID', data: { fields: { [`appointment.${field}`]: `agenda:errors.${key}` } } },
    });
    expect(await appointments()).toBe(0);
  });
});

describe('what is not the salon’s is not found', () => {
  test.each<[string, () => object, string]>([
    ['a service', () => ({ lines: [salon.line({ service_id: theirs.corte })] }), 'SERVICE_NOT_FOUND'],
    [
      'a product',
      () => ({ lines: [salon.line({ products_used: [{ product_id: theirs.tintura, quantity_used: 1 }] })] }),
      'PRODUCT_NOT_FOUND',
    ],
  ])('%s', async (_, changes, code) => {
    const booked = await salon.book();
    const notFound = { status: 404, body: { code } };
    expect(await salon.create({ start_time: '15:00', ...changes() })).toMatchObject(notFound);
    expect(await salon.change(booked, changes())).toMatchObject(notFound);
    expect(await appointments()).toBe(1);
  });

  test.each<[string, () => object, string, string]>([
    ['a client', () => ({ client_id: theirs.client }), 'client_id', 'clientGone'],
    ['a professional', () => ({ professional_id: theirs.rita }), 'professional_id', 'professionalGone'],
    [
      "a line's professional",
      () => ({ lines: [salon.line({ professional_id: theirs.rita })] }),
      'lines.0.professional_id',
      'professionalGone',
    ],
  ])('%s, which is said beside the field, as of one that was deleted', async (_, changes, field, key) => {
    const booked = await salon.book();
    const refused = {
      status: 422,
      body: { code: 'INVALID', data: { fields: { [`appointment.${field}`]: `agenda:errors.${key}` } } },
    };
    expect(await salon.create({ start_time: '15:00', ...changes() })).toMatchObject(refused);
    expect(await salon.change(booked, changes())).toMatchObject(refused);
    expect(await appointments()).toBe(1);
  });

  test('an appointment', async () => {
    const { id } = await salon.book();
    expect(await theirs.read(id)).toMatchObject({ status: 404 });
    expect(await theirs.remove(id)).toMatchObject({ status: 404 });
  });
});
