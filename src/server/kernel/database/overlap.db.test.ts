import type { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import { asProgram, connectAsAdmin, fillSalon, idOf, refusal, signUp } from '../testing/salon.ts';

// The salon of these tests has one appointment: Rita, 18 November, 10:00 to 11:00.
let adminUrl: string;
let admin: Client;
let owner: string;
beforeAll(async () => {
  ({ adminUrl } = await testDatabase());
  admin = await connectAsAdmin(adminUrl);
  owner = await signUp(admin);
  await fillSalon(admin, owner);
});
afterAll(() => admin.end());

type Wanted = {
  from: string;
  to: string;
  date?: string;
  status?: string;
  overlapAllowed?: boolean;
  professional?: string | null;
};

function booking({
  from,
  to,
  date = '2026-11-18',
  status = 'pendente',
  overlapAllowed = false,
  professional = 'rita',
}: Wanted) {
  const who = professional === null ? 'null' : idOf(owner, professional);
  return `insert into appointments (user_id, client_name, professional_id, date, start_time, end_time, status, overlap_allowed)
    values ('${owner}', 'Bia', ${who}, '${date}', '${from}', '${to}', '${status}', ${overlapAllowed})`;
}

const outcomeOf = (wanted: Wanted) => asProgram(admin, owner, () => refusal(admin.query(booking(wanted))));

describe('fits', () => {
  test.each<[string, Wanted]>([
    ['right after', { from: '11:00', to: '12:00' }],
    ['right before', { from: '09:00', to: '10:00' }],
    ['on another day', { from: '10:00', to: '11:00', date: '2026-11-19' }],
    ['when cancelled', { from: '10:00', to: '11:00', status: 'cancelado' }],
    ['when approved in spite of the warning', { from: '10:00', to: '11:00', overlapAllowed: true }],
    ['when nobody is assigned yet', { from: '10:00', to: '11:00', professional: null }],
  ])('%s', async (_, wanted) => {
    expect(await outcomeOf(wanted)).toBe(null);
  });
});

describe('does not fit, and is refused', () => {
  test.each<[string, Wanted]>([
    ['at the same time', { from: '10:00', to: '11:00' }],
    ['over its beginning', { from: '09:30', to: '10:01' }],
    ['over its end', { from: '10:59', to: '12:00' }],
    ['inside it', { from: '10:15', to: '10:30' }],
    ['around it', { from: '08:00', to: '24:00' }],
  ])('%s', async (_, wanted) => {
    expect(await outcomeOf(wanted)).toBe('23P01');
  });
});

test('bringing a cancelled appointment back over a taken time is refused', async () => {
  const bringBack = async () => {
    await admin.query(booking({ from: '10:30', to: '11:30', status: 'cancelado' }));
    return refusal(admin.query("update appointments set status = 'pendente' where status = 'cancelado'"));
  };
  expect(await asProgram(admin, owner, bringBack)).toBe('23P01');
});

test('of eight who book the same time at once one gets it, and the others a refusal without a deadlock', async () => {
  const rivals = await Promise.all(Array.from({ length: 8 }, () => connectAsAdmin(adminUrl)));
  const wanted = booking({ from: '15:00', to: '16:00' });
  const outcomes = await Promise.all(rivals.map((client) => refusal(client.query(wanted))));
  await Promise.all(rivals.map((client) => client.end()));
  expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(1);
  expect(new Set(outcomes)).toEqual(new Set([null, '23P01']));
});
