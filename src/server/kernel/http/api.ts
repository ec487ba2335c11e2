import { implement, ORPCError, os } from '@orpc/server';
import type pg from 'pg';
import { contract } from '#contract/contract.ts';
import type { Language } from '#domain/shared/countries.ts';
import { databaseOf } from '../database/db.ts';
import type { RoundTrips } from '../database/pipeline.ts';
import type { Log } from '../log.ts';
import { textsIn } from '../texts.ts';
import type { ListFields } from './listed-fields.ts';
import type { Cookies, Sessions } from './session.ts';

/** What every call brings along, before anybody is known. */
export type Call = {
  pool: pg.Pool;
  sessions: Sessions;
  log: Log;
  roundTrips: RoundTrips;
  now: () => Temporal.Instant;
  /** In the answer's header x-request-id, and in what is logged about the call. */
  requestId: string;
  address: string;
  /** Where the operation was found, as its handler reads the address. */
  pathname?: string;
  userAgent: string;
  acceptLanguage: string | undefined;
  /** What the caller is told is in it. */
  language: Language;
  idempotencyKey: string | undefined;
  /** As the header x-salon-id says it: a visitor's calls are about one salon. */
  salonId: string | undefined;
  cookies: Cookies;
  setCookie: (cookie: string) => void;
  setHeader: (name: string, value: string) => void;
  listed: ListFields;
  /** Whether whoever called has hung up: what is dear is then not worth beginning. */
  isGone: () => boolean;
};

/** Answers are not checked on their way out: what the contract lists is taken, and nothing else. */
const unchecked = { initialOutputValidationIndex: Number.NaN };

const listingFields = os.$context<Call>().middleware(async ({ context, next, procedure }) => {
  const { output, ...result } = await next();
  return { ...result, output: context.listed(procedure['~orpc'].outputSchema, output) };
});

/** For long answers that hold nothing from the database: going through each of a thousand times takes longer than finding them. */
export const openUnlisted = implement(contract).$context<Call>().$config(unchecked);

/** Operations that anybody may call. */
export const open = openUnlisted.use(listingFields);

const knowingOwner = os.$context<Call>().middleware(async ({ context, next }) => {
  const signedIn = await context.sessions.read(context.cookies);
  if (!signedIn) throw new ORPCError('UNAUTHORIZED', { message: textsIn(context.language)('server:signedOut') });
  if (signedIn.renewed) context.setCookie(context.sessions.cookieFor(signedIn.token));
  context.roundTrips.count += 1;
  const { owner, token } = signedIn;
  return next({ context: { owner, token, db: databaseOf(context.pool, owner, context.roundTrips) } });
});

/** Operations of the signed-in owner. The session is proven first: a stranger learns nothing of what an input needs. */
export const owned = open.use(knowingOwner);

/** The same for inputs of thousands of rows, which the operation reads itself, bit by bit: nobody has looked into them. */
export const ownedUnread = implement(contract)
  .$context<Call>()
  .$config({ ...unchecked, initialInputValidationIndex: Number.NaN })
  .use(listingFields)
  .use(knowingOwner);
