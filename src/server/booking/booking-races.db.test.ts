import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cents } from '#domain/shared/money.ts';
import { formatTime } from '#domain/shared/time.ts';
import { readDiary, slotRefusal } from '#server/agenda/diary/find-free-slots.ts';
import { insertRequest } from '#server/agenda/requests/queries.ts';
import { visitorDatabaseOf } from '#server/kernel/database/db.ts';
import type { Held } from '#server/kernel/database/holding.ts';
import { openPool, waitingUpTo } from '#server/kernel/database/pools.ts';
import { makeLogins } from '#server/kernel/database/roles.ts';
import type { OwnerId } from '#server/kernel/principal.ts';
import { perFile } from '#server/kernel/testing/per-test.ts';
import { inRounds } from '#server/kernel/testing/rounds.ts';
import { testServer } from '#server/test-server.ts';
import { anyPhone, freeIn, type OpenSalon, openSalon, TUESDAY } from './testing/open-salon.ts';

const VISITORS = 50;
const ROUNDS = 3;

const server = testServer();
let client: string;
const salon = perFile(() => openSalon(server));
beforeAll(async () => {
  const form = { name: 'Ana Lima', phone: anyPhone(), phone_country: 'BR', email: '' };
  client = ((await salon.owner.post('/api/clients', form)).body as { id: string }).id;
});

type Answer = Awaited<ReturnType<OpenSalon['book']>>;

/** How often each answer came: { '200': 1, '409 SLOT_TAKEN': 49 }. */
function counted(answers: Answer[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, body } of answers) {
    const name = status === 200 ? '200' : `${status} ${(body as { code: string }).code}`;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

const atOnce = (times: number, call: (turn: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: times }, (_, turn) => call(turn)));
const visit = (wish: object = {}) => salon.book({ clientPhone: anyPhone(), ...wish });
const ownerSaves = (professional_id: string) =>
  salon.owner.post('/api/agenda/appointments', {
    id: crypto.randomUUID(),
    appointment: {
      client_id: client,
      date: TUESDAY,
      start_time: '10:00',
      professional_id,
      status: 'pendente',
      payment_method: null,
      discount_value: 0,
      lines: [
        {
          service_id: salon.corte,
          service_name: '',
          unit_price: 80_00,
          duration_minutes: 60,
          professional_id: null,
          commission_percent: null,
          commission_amount: null,
          products_used: [],
        },
      ],
    },
  });

const forget = () => server.admin.query('delete from appointments');
beforeEach(forget);

describe('of fifty visitors who want the same slot at once', () => {
  test('one has the named professional', () =>
    inRounds(ROUNDS, async () => {
      await forget();
      expect(counted(await atOnce(VISITORS, () => visit()))).toEqual({ '200': 1, '409 SLOT_TAKEN': VISITORS - 1 });
      expect(await salon.stored()).toHaveLength(1);
    }));

  test('three have anybody, where three are free', () =>
    inRounds(ROUNDS, async () => {
      await forget();
      const answers = await atOnce(VISITORS, () => visit({ selectedProfessionalId: null }));
      expect(counted(answers)).toEqual({ '200': 3, '409 SLOT_TAKEN': VISITORS - 3 });
      expect(await salon.stored()).toHaveLength(3);
    }));

  test('one or the owner has the named professional', () =>
    inRounds(ROUNDS, async () => {
      await forget();
      const answers = await atOnce(VISITORS, (turn) => (turn % 5 === 2 ? ownerSaves(salon.rita) : visit()));
      const { '200': accepted, '409 SLOT_TAKEN': late = 0, '409 CONFLICT': refused = 0 } = counted(answers);
      expect(accepted).toBe(1);
      expect(late + refused).toBe(VISITORS - 1);
      expect(await salon.stored()).toHaveLength(1);
    }));
});

describe('the controls', () => {
  test('all have a slot where each wants another', async () => {
    const starts = [9, 10, 11, 12, 13, 14, 15, 16, 17, 18].map((hour) => formatTime(hour * 60));
    const people = [null, null, null];
    const wishes = people.flatMap((who) =>
      starts.map((selectedTime) => ({ selectedTime, selectedProfessionalId: who })),
    );
    const answers = await atOnce(wishes.length, (turn) => visit(wishes[turn]));
    expect(counted(answers)).toEqual({ '200': 30 });
    expect(freeIn(await salon.slots({ professionalId: null }))).toEqual([]);
  });

  test('without the lock, everybody who looked before the first had written would have a slot that is not there', async () => {
    const { app } = await makeLogins(server.adminUrl, 'a secret of the tests, long enough');
    const pool = openPool(app, 10, waitingUpTo(60));
    const owner = salon.owner.id as OwnerId;
    const now = Temporal.Now.instant();
    const rivals = Array.from({ length: 10 }, () => visitorDatabaseOf(pool, owner));
    const question = { start: 600, professional: null, minutes: 60, now };
    const cut = {
      service_id: salon.corte,
      service_name: 'Corte',
      category: 'Cabelo',
      unit_price: cents(80_00),
      duration_minutes: 60,
      professional_id: null,
      commission_percent: null,
      commission_amount: null,
      commission_from_net: false,
      products_used: [],
      parts: [],
      cleanup_minutes: 0,
    };
    const refusals = await Promise.all(
      rivals.map(async (db) => slotRefusal(await readDiary(db, TUESDAY, 1), question)),
    );
    const stored = await Promise.all(
      rivals.map((db) =>
        insertRequest(
          { db, owner } as Held<'days' | 'phone'>,
          {
            id: crypto.randomUUID(),
            client_name: 'Ana',
            client_phone: anyPhone(),
            category: '',
            service_id: null,
            professional_id: null,
            professional_name: '',
            date: TUESDAY,
            start_time: '10:00',
            end_time: '11:00',
            price: cents(80_00),
            lines: [cut],
          },
          { now, mostOpen: 3 },
        ),
      ),
    );
    await pool.end();
    expect(refusals).toEqual(Array(10).fill(undefined));
    expect(stored.filter(({ saved }) => saved)).toHaveLength(10);
  });
});
