import * as z from 'zod/mini';
import { notFound } from '../errors.ts';
import { get, post, rowId } from '../operation.ts';
import { done } from '../shared.ts';

const sessionPlace = z.object({
  id: z.uuid(),
  /** By their own names; null where the browser does not tell. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  /** Of the network, when it signed in; IPv6 shortened. Null of sessions that began before 0.7.0. */
  address: z.nullable(z.string()),
  signed_in_at: z.string(),
  /** To ten minutes. */
  seen_at: z.string(),
  /** The one that asks. */
  is_current: z.boolean(),
});

export type SessionPlace = z.infer<typeof sessionPlace>;

/** Where an account is signed in. */
export const sessionsContract = {
  sessions: get(
    '/account/sessions',
    'session',
    'Where the account is signed in; the session that asks comes first',
  ).output(z.array(sessionPlace)),
  endSession: post('/account/sessions/end', 'session', "End one of the account's own sessions")
    .errors(notFound)
    .input(rowId)
    .output(done),
  endOtherSessions: post(
    '/account/sessions/end-others',
    'session',
    'End all sessions of the account but the one that asks',
  )
    .input(z.object({}))
    .output(z.object({ ended: z.int() })),
};
