import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { type GivenRole, mayDo, type OwnRights, RIGHTS, type Right, rightsOf } from '#domain/members/rights.ts';
import { forStrangers } from '#server/kernel/http/api-access.ts';
import { everyRow } from './kernel/testing/every-row.ts';
import { memberOf } from './kernel/testing/members.ts';
import { addNina, ofNina, rowsOfNina } from './kernel/testing/nina.ts';
import { type Operation, operationsOf } from './kernel/testing/operations.ts';
import { comesFirst, pointsAtRows, type Row, rowId, sampleInput, takesLink } from './kernel/testing/sample-inputs.ts';
import { callWith } from './sample-call.ts';
import { filledSalon, type Owner, testServer } from './test-server.ts';

const server = testServer();
type Answer = Awaited<ReturnType<Owner['call']>>;
const codeOf = ({ body }: Answer) => (body as { code?: string } | undefined)?.code;
const said = ({ status, text }: Answer) => `${status} ${text.slice(0, 300)}`;

/** What anybody may call says the same whoever is signed in, but for these two. */
const SAYS_WHO_ASKS = ['account.session', 'rpc.staffPortalTokenInfo'];
const ofSession = operationsOf().filter(({ name }) => !forStrangers.has(name) || SAYS_WHO_ASKS.includes(name));
const professional = { role: 'professional', rights: rightsOf('professional') } as const;
/** The portal asks of whoever is signed in for `own_agenda` itself; what else they lack a right for is refused, as the matrix of rights shows. */
const ofProfessionals = ofSession.filter(({ needs = 'owner' }) => mayDo(professional, needs));

/** A salon with two professionals of equal rank, who are signed in. */
async function salonOfTwo() {
  const owner = await filledSalon(server);
  await addNina(server.admin, owner.id);
  const [rita, nina] = [
    await memberOf(server, owner, 'professional', { staff_id: rowId(owner.id, 'rita') }),
    await memberOf(server, owner, 'professional', { staff_id: rowId(owner.id, 'nina') }),
  ];
  const sessions = 'update auth.sessions set id = $1 where user_id = $2';
  await server.admin.query(sessions, [rowId(owner.id, 'aparelho_da_nina'), nina.account]);
  return { owner, rita, nina };
}

/** Of each of her rows that the operation could be about; none where it is about no row. */
const rowsOfHers = ({ name }: Operation, salon: Owner): Row[] => (pointsAtRows(name) ? rowsOfNina(salon.id) : []);

const call = (who: Owner, operation: Operation, row?: Row) =>
  callWith(who, operation, sampleInput(operation.name, who.id, row) ?? {});

/** What must be done before is done by the owner: it may need another right. */
async function doFirst(owner: Owner, { name }: Operation, row?: Row): Promise<void> {
  const first = operationsOf().find((operation) => operation.name === comesFirst(name));
  if (first) await call(owner, first, row);
}

/** What only Nina, and whoever has a right to see everybody's, is told; and how many operations tell it to her or the owner. */
const MARKS = {
  // Of a photo of hers, too, as the portal sends it.
  words: { told: /da Nina|ZGEgTmluYQ/, least: 15 },
  contacts: { told: /97777000|sozinha\.example/, least: 8 },
  // Times and figures by themselves, and not the clock's: an id or an instant may have the same digits in it.
  times: { told: /(?<![\d:T]|\d |"(now|time)":")(12:12|13:13)/, least: 5 },
  prices: { told: /[:[,]"?(12345|123\.45)\b/, least: 5 },
  commissions: { told: /(Vale|Acerto) da Nina|37\.13\b|[:[,]"?(6789|67\.89|7731|77\.31)\b/, least: 7 },
  blocks: { told: /Dentista da Nina/, least: 3 },
};
type Mark = keyof typeof MARKS;
const ALL_MARKS = Object.keys(MARKS) as Mark[];

/** At the portal not even her name is told; in the salon's pages everybody knows the team. */
const isTold = ({ name }: Operation, { text }: Answer, marks = ALL_MARKS) =>
  marks.some((mark) => MARKS[mark].told.test(text)) || (takesLink(name) && text.includes('Nina'));

test('the owner, and the colleague herself, are told all of it', async () => {
  const { owner, nina } = await salonOfTwo();
  const toldBy = new Map(ALL_MARKS.map((mark) => [mark, new Set<string>()]));
  for (const operation of ofSession) {
    const isPortal = takesLink(operation.name);
    if (operation.method !== 'GET' && !isPortal) continue;
    const who = isPortal ? nina : owner;
    for (const row of [undefined, ...rowsOfHers(operation, owner)]) {
      const { text } = await call(who, operation, row);
      for (const [mark, names] of toldBy) if (MARKS[mark].told.test(text)) names.add(operation.name);
    }
  }
  for (const [mark, names] of toldBy) {
    expect(names.size, `${mark}: ${[...names]}`).toBeGreaterThanOrEqual(MARKS[mark].least);
  }
});

/** What is about the account alone asks for no right, and some of it for a code: its own tests say what it refuses. */
const isDone = ({ needs }: Operation, { status }: Answer) => status === 200 || needs === 'session';

/** Faces are for the whole team, the salon is both's, and who asks for many is told of those that they may see. */
const NOT_REFUSED = new Set(['pictures.read', 'members.enter', 'search.opened']);

test('who is signed in as a professional finds, is told and changes nothing of a colleague, who finds it', async () => {
  const wrong: string[] = [];
  const forReading = await salonOfTwo();
  for (const operation of ofProfessionals) {
    const { name, method } = operation;
    const { owner, rita, nina } = method === 'GET' ? forReading : await salonOfTwo();
    const ofHers = rowsOfHers(operation, owner);
    const before = await everyRow(server.admin, owner.id);
    for (const row of ofHers) {
      const answer = await call(rita, operation, row);
      const isRefused = answer.status === 404 && codeOf(answer) === 'NOT_FOUND';
      if (!isRefused && !NOT_REFUSED.has(name)) wrong.push(`${name} finds: ${said(answer)}`);
      if (isTold(operation, answer)) wrong.push(`${name} of hers tells: ${said(answer)}`);
    }
    if (!isDeepStrictEqual(await everyRow(server.admin, owner.id), before)) wrong.push(`${name} of hers writes`);

    await doFirst(owner, operation);
    const answer = await call(rita, operation);
    if (!isDone(operation, answer)) wrong.push(`${name} of one’s own: ${said(answer)}`);
    if (isTold(operation, answer)) wrong.push(`${name} tells: ${said(answer)}`);
    const now = await everyRow(server.admin, owner.id);
    if (!isDeepStrictEqual(ofNina(owner.id, now), ofNina(owner.id, before))) wrong.push(`${name} writes`);

    const [row] = ofHers;
    await doFirst(owner, operation, row);
    const hers = await call(nina, operation, row);
    if (!isDone(operation, hers)) wrong.push(`${name} for herself: ${said(hers)}`);
  }
  expect(wrong).toEqual([]);
});

test('the photo of a colleague’s client has no address for them', async () => {
  const { owner, rita } = await salonOfTwo();
  const address = `/api/pictures/${rowId(owner.id, 'retrato_da_nina')}/small`;
  expect(await owner.get(address)).toMatchObject({ status: 200, text: 'da Nina' });
  expect(await rita.get(address)).toMatchObject({ status: 403, body: { code: 'NOT_ALLOWED' } });
});

const ABOUT_PEOPLE = new Set<Right>([
  ...(['all_agenda', 'clients', 'client_contacts', 'export', 'payments', 'corrections', 'month_totals'] as const),
  ...(['all_commissions', 'reports', 'team'] as const),
]);

/** No page narrows what it shows to what is the reader's own: without the right to see everybody's they are told nobody's. */
const MIXES: [what: string, role: GivenRole, own: Partial<OwnRights>, unseen: Mark[]][] = [
  [
    'a professional who also has what is about no person',
    'professional',
    { granted: RIGHTS.filter((right) => !ABOUT_PEOPLE.has(right)) },
    ALL_MARKS,
  ],
  [
    'a receptionist with an agenda of their own instead of everybody’s',
    'receptionist',
    { granted: ['own_agenda'], withheld: ['all_agenda'] },
    ['blocks', 'commissions'],
  ],
  ['a manager without everybody’s agenda', 'manager', { withheld: ['all_agenda'] }, ['blocks']],
  // Reports say what commissions cost, by a right of their own.
  [
    'a manager without everybody’s commissions',
    'manager',
    { withheld: ['all_commissions', 'reports'] },
    ['commissions'],
  ],
];

test.each(MIXES)('%s is not told a colleague’s, of whatever is asked or saved', async (_, role, own, unseen) => {
  const owner = await filledSalon(server);
  await addNina(server.admin, owner.id);
  const rita = await memberOf(server, owner, role, { staff_id: rowId(owner.id, 'rita'), ...own });
  const asked = ofSession.filter(({ name }) => name !== 'account.changePassword');
  const reads = asked.filter(({ method }) => method === 'GET');
  const toldTo: string[] = [];
  for (const operation of [...reads, ...asked.filter(({ method }) => method !== 'GET')]) {
    for (const row of [undefined, ...rowsOfHers(operation, owner).slice(0, 1)]) {
      const answer = await call(rita, operation, row);
      if (isTold(operation, answer, unseen)) toldTo.push(`${operation.name}: ${said(answer)}`);
    }
  }
  expect(toldTo).toEqual([]);
});
