import { afterAll, beforeAll, expect, test } from 'vitest';
import { operationsOf } from './kernel/testing/operations.ts';
import { fillSalon } from './kernel/testing/salon.ts';
import { rowId, sampleInput, takesLink } from './kernel/testing/sample-inputs.ts';
import { callSample } from './sample-call.ts';
import { type Owner, signedUp, startTestServer, type TestServer } from './test-server.ts';

const NOBODY = '00000000-0000-4000-8000-000000000000';
const sent = operationsOf().filter(({ name, method }) => method !== 'GET' && sampleInput(name, NOBODY) !== undefined);

/** What the program keeps for itself, and what nobody would look for. */
const NOT_THE_SALONS = new Set(['history', 'idempotency_keys', 'sessions', 'verifications']);
/** Of these there is nothing to tell but that it was done: a password is kept from the history, and the line is all there is of a link that was taken. */
const WITHOUT_WORDS = new Set(['users', 'booking_link']);

let server: TestServer;
let everyRow: string;
beforeAll(async () => {
  server = await startTestServer();
  const { rows } = await server.admin.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  );
  const ofSalon = (name: string) => (name === 'profiles' ? 'id' : 'user_id');
  everyRow = rows
    .filter(({ name }) => !NOT_THE_SALONS.has(name))
    .map(
      ({ name }) =>
        `select '${name}' as name, array(select t::text from ${name} t where ${ofSalon(name)} = $1 order by 1) as rows`,
    )
    .join(' union all ');
});
afterAll(() => server.close());

type Line = Record<'actor_kind' | 'actor_id' | 'action' | 'entity', string> & Record<'before' | 'after', object | null>;

async function linesOf(owner: Owner): Promise<Line[]> {
  const columns = 'actor_kind, actor_id, action, entity, before, after';
  return (await server.admin.query(`select ${columns} from history where user_id = $1 order by id`, [owner.id])).rows;
}

/** Every row of a salon in every table, as the administrator sees them. */
const rowsOf = async (owner: Owner) => JSON.stringify((await server.admin.query(everyRow, [owner.id])).rows);

let changes = 0;

test.each(sent)(
  '$name is in the history if it changes something: who did what, with before and after',
  async (operation) => {
    const mine = await signedUp(server);
    await fillSalon(server.admin, mine.id, { Cabelo: 'Massagem' });
    const rita = rowId(mine.id, 'rita');
    const isProfessionals = takesLink(operation.name);
    const link = isProfessionals ? await mine.post(`/api/portal/access/${rita}`, { pin: '271828' }) : undefined;
    const [known, before] = [await linesOf(mine), await rowsOf(mine)];
    const answer = await callSample(mine, operation, mine, link?.body as object);
    expect(answer.status, answer.text).toBe(200);
    const lines = (await linesOf(mine)).slice(known.length);
    if ((await rowsOf(mine)) !== before) {
      changes += 1;
      expect(lines).not.toEqual([]);
    }
    for (const { actor_kind, actor_id, action, entity, before, after } of lines) {
      expect([actor_kind, actor_id]).toEqual(isProfessionals ? ['portal', rita] : ['owner', mine.id]);
      if (WITHOUT_WORDS.has(entity)) continue;
      if (action === 'create' || action === 'update') expect(after, entity).not.toBeNull();
      if (action === 'delete' || action === 'update') expect(before, entity).not.toBeNull();
      expect(before ?? after, entity).not.toBeNull();
    }
  },
);

test('most of what an owner sends changes something', () => {
  expect(changes).toBeGreaterThan(70);
});
