import { describe, expect, test } from 'vitest';
import type { Appointment } from '#contract/agenda/appointments.ts';
import { lockWaits } from '#server/kernel/testing/lock-waits.ts';
import { perTest } from '#server/kernel/testing/per-test.ts';
import { purchaseForm } from '#server/products/testing.ts';
import { testServer } from '#server/test-server.ts';
import { type BookedSalon, bookedSalon, savedIn } from '../testing/booked-salon.ts';

const server = testServer();
const salon = perTest(() => bookedSalon(server));

describe('two who finalise at once and take from one shelf, of which the first empties a lot', () => {
  const DONE = { status: 'finalizado', payment_method: 'PIX' } as const;
  // On two days: those of one day wait for each other anyway.
  const places = [{ date: '2026-11-10' }, { date: '2026-11-11' }];

  /** The lot of 1,000 ml at ten cents has 500 left, and behind it stands one at thirty. Both wait for the shelf, then both go on. */
  async function atTheBorder(finalise: () => ReturnType<BookedSalon['create']>[]) {
    await salon.book({ ...DONE, date: '2026-11-09', lines: [salon.colouring(500)] });
    const dearer = {
      purchase_date: '2026-11-03',
      quantity_purchased: 1000,
      purchase_unit: 'ml',
      unit_cost: 30,
      due_date: '',
    };
    await salon.owner.post(`/api/products/${salon.tintura}/purchases`, purchaseForm(dearer));
    await server.admin.query('begin');
    await server.admin.query('select from products where id = $1 for no key update', [salon.tintura]);
    const finalising = finalise();
    await expect.poll(() => lockWaits(server.admin)).toBe(2);
    await server.admin.query('commit');
    const saved = (await Promise.all(finalising)).map((answer) => savedIn(answer).appointment);
    return saved.map(({ cost }) => cost).sort((a, b) => a - b);
  }

  const using = () => ({ lines: [salon.colouring(500)] });

  test('pay for it what their own lot cost, when they are new', async () => {
    const costs = await atTheBorder(() => places.map((place) => salon.create({ ...using(), ...DONE, ...place })));
    expect(costs).toEqual([50_00, 150_00]);
  });

  test('pay for it what their own lot cost, when the form is saved', async () => {
    const booked = await Promise.all(places.map((place) => salon.book({ ...using(), ...place })));
    const costs = await atTheBorder(() =>
      places.map((place, at) => salon.change(booked[at] as Appointment, { ...using(), ...DONE, ...place })),
    );
    expect(costs).toEqual([50_00, 150_00]);
  });

  test('pay for it what their own lot cost, when it is done on the card', async () => {
    const booked = await Promise.all(places.map((place) => salon.book({ ...using(), ...place })));
    const costs = await atTheBorder(() =>
      booked.map(({ id, version }) => salon.owner.put(`/api/agenda/appointments/${id}/status`, { version, ...DONE })),
    );
    expect(costs).toEqual([50_00, 150_00]);
  });
});
