import { beforeAll, expect, test } from 'vitest';
import { type OddInput, oddInputs } from './kernel/testing/odd-inputs.ts';
import { type Operation, operationsOf } from './kernel/testing/operations.ts';
import { timesOf } from './kernel/testing/rounds.ts';
import { rowId, sampleInput, takesLink } from './kernel/testing/sample-inputs.ts';
import { filledSalon, type Owner, signUpForm, testServer } from './test-server.ts';

/** `npm run fuzz` takes many more, and other ones each time. */
const INPUTS = Number(process.env.FUZZ_INPUTS ?? timesOf(10));
const SEED = Number(process.env.FUZZ_SEED ?? 1);
const SLOWEST_MS = 1_000;

const server = testServer({ LOG_LEVEL: 'error' });
let forReading: Promise<Owner> | undefined;
beforeAll(async () => {
  if (process.env.FUZZ_INPUTS) console.log(`FUZZ_SEED=${SEED} FUZZ_INPUTS=${INPUTS} npm run fuzz`);
});

/** Of what anybody may call. */
const VISITORS: Record<string, (salon: Owner, row: (what: string) => string) => Record<string, unknown>> = {
  'account.signIn': ({ email, password }) => ({ email, password }),
  'account.signInSecondStep': () => ({ ticket: 'a ticket', code: '123456' }),
  'account.signUp': () => signUpForm(),
  'account.resetLink': () => ({ token: 'a token' }),
  'account.confirmEmailChange': () => ({ token: 'a token' }),
  'account.resetPassword': () => ({ token: 'a token', password: 'segredo2', confirmation: 'segredo2' }),
  'functions.requestPasswordReset': ({ email }) => ({ email }),
  'functions.getAvailableSlots': ({ id }, row) => ({
    salonId: id,
    professionalId: row('rita'),
    date: Temporal.Now.plainDateISO('UTC').toString(),
    serviceDurationMinutes: 30,
    daysAhead: -1,
  }),
  'functions.createPublicAppointment': ({ id }, row) => ({
    salonId: id,
    clientName: 'Ana Lima',
    clientPhone: '(11) 98455-2071',
    selectedServices: [{ id: row('corte') }],
    selectedProfessionalId: row('rita'),
    selectedDate: Temporal.Now.plainDateISO('UTC').add({ days: 7 }).toString(),
    selectedTime: '10:00',
  }),
  'rpc.profilePublicInfo': ({ id }) => ({ p_user_id: id }),
  'rpc.staffPublic': ({ id }) => ({ p_user_id: id }),
  'rpc.staffPortalTokenInfo': ({ id }) => ({ token: id }),
  'rpc.staffPortalValidate': ({ id }) => ({ token: id, pin: '123456' }),
};

/** Link and PIN of a professional, for operations that take them. */
async function linkFor(salon: Owner, { name }: Operation): Promise<object> {
  if (!takesLink(name)) return {};
  const { body } = await salon.post(`/api/portal/access/${rowId(salon.id, 'rita')}`, { pin: '271828' });
  return body as object;
}

const takesPin = (name: string) => takesLink(name) || name === 'rpc.staffPortalValidate';

/** Odd PINs lock the link, and what comes after them would get no further. */
const unlock = () =>
  server.admin.query(
    'update staff_portal_access set failed_attempts = 0, locked_until = null where failed_attempts > 0',
  );

/** What one operation deletes, another must still find. */
function salonFor({ method }: Operation): Promise<Owner> {
  if (method !== 'GET') return newSalon();
  forReading ??= newSalon();
  return forReading;
}

const newSalon = () => filledSalon(server);

function send(salon: Owner, { method, path }: Operation, input: OddInput, asStranger: boolean) {
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(wellFormed(input.path[name] ?? 'x')));
  const headers = { 'x-salon-id': salon.id, 'content-type': 'application/json' };
  const caller = asStranger ? server.visitor() : salon;
  return method === 'GET'
    ? caller.call(method, input.query ? `${filled}?${input.query}` : filled, undefined, { headers })
    : caller.call(method, filled, input.body, { headers });
}

/** An address cannot say anything else. */
const wellFormed = (text: string) => text.slice(0, 1_000).toWellFormed();

/** A machine that was busy elsewhere for a moment is not so each time. */
async function timed<T>(work: () => Promise<T>): Promise<{ result: T; ms: number }> {
  const once = async () => {
    const started = performance.now();
    return { result: await work(), ms: performance.now() - started };
  };
  const first = await once();
  if (first.ms <= SLOWEST_MS) return first;
  const again = [await once(), await once()];
  return { ...first, ms: Math.min(...[first, ...again].map(({ ms }) => ms)) };
}

test.each(operationsOf())(
  `$name answers ${INPUTS} odd inputs, none of them with a failure and each within a second`,
  async (operation) => {
    const salon = await salonFor(operation);
    const row = (what: string) => rowId(salon.id, what);
    const ordinary = VISITORS[operation.name]?.(salon, row) ?? sampleInput(operation.name, salon.id);
    const sample = ordinary && { ...ordinary, ...(await linkFor(salon, operation)) };
    const known = [salon.id, ...['rita', 'corte', 'ana', 'shampoo', 'hora', 'feita', 'pedido', 'natal'].map(row)];
    const inputs = oddInputs({ schema: operation.input, sample, known }, { seed: SEED, count: INPUTS });
    const failed: unknown[] = [];
    for (const [turn, input] of inputs.entries()) {
      const { result, ms } = await timed(() => send(salon, operation, input, turn % 5 === 4));
      if (result.status >= 500 || ms > SLOWEST_MS) {
        failed.push({ status: result.status, ms, ...input, body: input.body.slice(0, 2_000) });
      }
      if (takesPin(operation.name)) await unlock();
    }
    expect(failed, `FUZZ_SEED=${SEED} FUZZ_INPUTS=${INPUTS} npm run fuzz -- -t '${operation.name} '`).toEqual([]);
  },
  180_000 + INPUTS * 100,
);
