import { expect, test } from 'vitest';
import { GIVEN_ROLES, mayDo, RIGHTS, type Right, type Role, rightsOf } from '#domain/members/rights.ts';
import { forStrangers } from '#server/kernel/http/api-access.ts';
import { memberOf } from './kernel/testing/members.ts';
import { type Operation, operationsOf } from './kernel/testing/operations.ts';
import { comesFirst, pointsAtRows, rowId, sampleInput, takesLink } from './kernel/testing/sample-inputs.ts';
import { callWith } from './sample-call.ts';
import { filledSalon, type Owner, testServer } from './test-server.ts';

const server = testServer();
const owned = operationsOf().filter(({ name }) => !forStrangers.has(name) && !takesLink(name));

type Answer = Awaited<ReturnType<Owner['call']>>;
const codeOf = ({ body }: Answer) => (body as { code?: string } | undefined)?.code;

/** Every role that is given, and somebody who is a member and may do nothing at all. The owner is let into everything: `every-operation` and `neighbours` ask as them. */
const WHO = [...GIVEN_ROLES, 'nobody'] as const;
type Who = (typeof WHO)[number];

const ableAs = (who: Who) =>
  who === 'nobody'
    ? { role: 'professional' as Role, rights: new Set<Right>() }
    : { role: who as Role, rights: rightsOf(who) };

async function signedInAs(who: Who, owner: Owner): Promise<Owner> {
  if (who === 'nobody') return memberOf(server, owner, 'professional', { withheld: RIGHTS });
  return memberOf(server, owner, who);
}

/** What must be done before is done by the owner: it may need another right. */
async function call(caller: Owner, operation: Operation, owner: Owner, rowsOf = owner.id): Promise<Answer> {
  const first = owned.find(({ name }) => name === comesFirst(operation.name));
  if (first) await callWith(owner, first, sampleInput(first.name, owner.id) ?? {});
  return callWith(caller, operation, sampleInput(operation.name, rowsOf) ?? {});
}

/** Those that a right lets in and that ask for another one when they see what is to be done. */
const ASK_FOR_MORE: Record<string, Right> = {
  'agenda.changePaymentMethod': 'corrections',
  'cashier.dayEntries': 'month_totals',
};

/** A sample's category must be there; and the roles before have taken the salon's page's name. */
const OUR_WORDS = { Cabelo: 'Massagem' };
const OTHERWISE_REFUSED = ['DISCOUNT_LIMIT', 'NAME_TAKEN'];

const theirWords = { 'Ana Conceição': 'Ana Alheia', 'Bia Lopes': 'Bia Alheia', Shampoo: 'Alheio', Corte: 'Alheia' };

/** All that a refusal says, also in the words of the specification. */
const OF_A_REFUSAL = new Set(['defined', 'code', 'status', 'message', 'success', 'error']);

/** Everything that is stored of a salon, but when somebody was there last. */
async function storedOf({ id }: Owner): Promise<string> {
  const { rows: tables } = await server.admin.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not in ('members', 'limits')`,
  );
  const each = tables.map(
    ({ name }) =>
      `select '${name}' as name, count(*), md5(coalesce(string_agg(t::text, '' order by t::text), '')) from ${name} t
       where to_jsonb(t) ->> '${name === 'profiles' ? 'id' : 'user_id'}' = '${id}'`,
  );
  const { rows } = await server.admin.query(each.join(' union all '));
  return JSON.stringify(rows);
}

test('who lacks the right is refused, and nothing is written; who has it is let in; another salon is reached by nobody', async () => {
  const theirs = await filledSalon(server, theirWords);
  const theirsBefore = await storedOf(theirs);
  const wrong: string[] = [];
  for (const who of WHO) {
    const able = ableAs(who);
    const salon = await filledSalon(server, OUR_WORDS);
    const member = await signedInAs(who, salon);
    const before = await storedOf(salon);
    const refused = owned.filter(({ needs = 'nothing' }) => !mayDo(able, needs));
    for (const operation of refused) {
      const answer = await callWith(member, operation, sampleInput(operation.name, salon.id) ?? {});
      const isRefused = answer.status === 403 && codeOf(answer) === 'NOT_ALLOWED';
      const isMore = Object.keys(answer.body as object).some((field) => !OF_A_REFUSAL.has(field));
      if (!isRefused || isMore) wrong.push(`${who} and ${operation.name}: ${answer.status} ${answer.text}`);
    }
    if ((await storedOf(salon)) !== before) wrong.push(`${who}: something was written where all was refused`);

    // What is about the account alone asks for no right: its own tests say what it refuses.
    for (const operation of owned.filter((one) => !refused.includes(one) && one.needs !== 'session')) {
      const isRead = operation.method === 'GET';
      const own = isRead ? salon : await filledSalon(server, OUR_WORDS);
      const caller = isRead ? member : await signedInAs(who, own);
      if (pointsAtRows(operation.name)) {
        const answer = await call(caller, operation, own, theirs.id);
        if (/Alhei[ao]/.test(answer.text)) wrong.push(`${who} and ${operation.name} of another salon: ${answer.text}`);
      }
      const answer = await call(caller, operation, own);
      const more = ASK_FOR_MORE[operation.name];
      const expected = more && !able.rights.has(more) ? ['NOT_ALLOWED'] : [undefined, ...OTHERWISE_REFUSED];
      if (answer.status >= 500 || !(expected as unknown[]).includes(codeOf(answer))) {
        wrong.push(`${who} and ${operation.name}: ${answer.status} ${answer.text}`);
      }
    }
  }
  if ((await storedOf(theirs)) !== theirsBefore) wrong.push('another salon was written');
  expect(wrong).toEqual([]);
}, 300_000);

test('a member of one salon who names another has no access there, whatever they ask for', async () => {
  const [salon, theirs] = [await filledSalon(server), await filledSalon(server)];
  const member = await signedInAs('manager', salon);
  const headers = { 'x-salon-id': theirs.id };
  const abroad: Owner = { ...member, call: (method, path, body) => member.call(method, path, body, { headers }) };
  const wrong: string[] = [];
  for (const operation of owned.filter(({ needs }) => needs !== 'session')) {
    const answer = await callWith(abroad, operation, sampleInput(operation.name, theirs.id) ?? {});
    if (answer.status !== 403 || codeOf(answer) !== 'NO_ACCESS') wrong.push(`${operation.name}: ${answer.text}`);
  }
  expect(wrong).toEqual([]);
});

/** What is put into a salon wherever there is room for it, and how an answer would show it. */
const MARKS = {
  client_contacts: {
    sql: `update clients set phone = '+551197777' || (1000 + length(name)), email = 'marca@contato.example' where user_id = $1;
      update appointments set client_phone = '+5511977770001' where user_id = $1 and client_phone is not null`,
    told: /97777|marca@contato/,
    least: 8,
  },
  team: {
    sql: `update staff set telefone = '+5511966660002', email = 'marca@equipe.example' where user_id = $1`,
    told: /966660002|marca@equipe/,
    least: 1,
  },
  stock: {
    sql: `update product_purchases set unit_cost = 4713.37, total_value = 4713.37 where user_id = $1;
      update appointments set cost = 4713.37 where user_id = $1;
      update appointment_services set products_used = jsonb_build_array(jsonb_build_object('product_id', id('shampoo'), 'product_name', 'Shampoo',
        'unit_of_measure', 'ml', 'quantity_used', 1, 'cost_per_unit', 4713.37, 'total_cost', 4713.37)) where user_id = $1`,
    told: /4\.71337|4713\.37|471337/,
    least: 4,
  },
  all_commissions: {
    sql: `update staff set comissao_percentual = 37.13, product_commission_percent = 37.13 where user_id = $1;
      update services set commission_percent = 37.13 where user_id = $1;
      update staff_services set commission_percent = 37.13 where user_id = $1;
      update appointment_services set commission_percent = 37.13, commission_amount = 37.13 where user_id = $1`,
    told: /:37\.13\b|:3713\b/,
    least: 5,
  },
} satisfies Partial<Record<Right, { sql: string; told: RegExp; least: number }>>;

/** A report says what came in and what it cost, and a bill what is to be paid: their own right is enough for that. */
const OF_THEIR_OWN_RIGHT: Partial<Record<Right, RegExp>> = {
  stock: /^(reports|payables|fixedCosts)\./,
  all_commissions: /^reports\./,
};

test.each(Object.entries(MARKS))(
  'without %s no answer has what it is about, of whatever is asked or saved',
  async (name, { sql, told, least }) => {
    const right = name as Right;
    const salon = await filledSalon(server);
    for (const part of sql.split(';')) {
      const withIds = part.replace(/\bid\('(\w+)'\)/g, (_, what) => `'${rowId(salon.id, what)}'`);
      await server.admin.query(withIds, [salon.id]);
    }
    const isMarked = (answer: Answer) => told.test(answer.text);
    const member = await memberOf(server, salon, 'manager', { withheld: [right] });
    const asked = owned.filter(
      ({ name }) => name !== 'account.changePassword' && !OF_THEIR_OWN_RIGHT[right]?.test(name),
    );
    const reads = asked.filter(({ method }) => method === 'GET');
    const shownToOwner: string[] = [];
    for (const operation of reads) if (isMarked(await call(salon, operation, salon))) shownToOwner.push(operation.name);
    expect(shownToOwner.length, shownToOwner.join()).toBeGreaterThanOrEqual(least);
    const toldTo: string[] = [];
    for (const operation of [...reads, ...asked.filter(({ method }) => method !== 'GET')]) {
      if (isMarked(await call(member, operation, salon))) toldTo.push(operation.name);
    }
    expect(toldTo).toEqual([]);
  },
);
