import { implement, ORPCError, os } from '@orpc/server';
import type pg from 'pg';
import { contract } from '#contract/contract.ts';
import type { OperationMeta } from '#contract/operation.ts';
import { mayDo } from '#domain/members/rights.ts';
import type { Language } from '#domain/shared/countries.ts';
import { databaseOf } from '../database/db.ts';
import type { RoundTrips } from '../database/pipeline.ts';
import type { Log } from '../log.ts';
import { textsIn } from '../texts.ts';
import type { ListFields } from './listed-fields.ts';
import type { Cookies, Membership, Sessions } from './session.ts';
import { onlyShown } from './shown-fields.ts';

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
  /** As the header x-salon-id says it: a call is about one salon. A member's window that names none means the one used last. */
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

const knowingAccount = os.$context<Call>().middleware(async ({ context, next }) => {
  const signedIn = await context.sessions.read(context.cookies, context.salonId);
  if (!signedIn) throw new ORPCError('UNAUTHORIZED', { message: textsIn(context.language)('server:signedOut') });
  if (signedIn.renewed) context.setCookie(context.sessions.cookieFor(signedIn.token));
  context.roundTrips.count += 1;
  const { account, token, membership, deskSalon } = signedIn;
  return next({ context: { account, token, membership, deskSalon } });
});

/** Operations of whoever is signed in, about their account. */
export const signedIn = open.use(knowingAccount);

/** The one gate: what an operation needs stands in the contract, and no handler asks who somebody is, but to narrow what it answers. */
const knowingMember = os
  .$context<Call & { membership: Membership | null }>()
  .middleware(async ({ context, next, procedure }) => {
    const { membership, language, pool, roundTrips } = context;
    if (!membership) throw new ORPCError('NO_ACCESS', { status: 403, message: textsIn(language)('server:noAccess') });
    const { owner, member, needsTwoStep } = membership;
    if (needsTwoStep) {
      throw new ORPCError('NEEDS_TWO_STEP', { status: 403, message: textsIn(language)('server:needsTwoStep') });
    }
    const { needs } = procedure['~orpc'].meta as OperationMeta;
    if (!mayDo(member, needs)) {
      throw new ORPCError('NOT_ALLOWED', { status: 403, message: textsIn(language)('server:notAllowed') });
    }
    const { output, ...result } = await next({
      context: { owner, member, db: databaseOf(pool, owner, roundTrips, member.id) },
    });
    return { ...result, output: onlyShown(procedure['~orpc'].outputSchema, output, member) };
  });

/** Operations of a member of the salon. The session is proven first: a stranger learns nothing of what an input needs. */
export const owned = signedIn.use(knowingMember);

/** The same for inputs of thousands of rows, which the operation reads itself, bit by bit: nobody has looked into them. */
export const ownedUnread = implement(contract)
  .$context<Call>()
  .$config({ ...unchecked, initialInputValidationIndex: Number.NaN })
  .use(listingFields)
  .use(knowingAccount)
  .use(knowingMember);
