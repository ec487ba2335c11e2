import { linkState, secondsUntil, WRONG_PINS_PER_LOCK, type WrongPins } from '#domain/portal/link-state.ts';
import { isPin } from '#domain/portal/pin.ts';
import { mayHavePortal } from '#domain/portal/who.ts';
import { type Database, linkDatabaseOf } from '#server/kernel/database/db.ts';
import { record } from '#server/kernel/database/history.ts';
import { addressKey } from '#server/kernel/http/limits.ts';
import type { Caller, Proof, Prove } from '#server/kernel/http/portal.ts';
import { findLink, forgetWrongPins, type Link, takeTry } from './queries.ts';
import { tokenHash } from './secrets.ts';
import type { PortalServices } from './services.ts';
import { openVerdicts } from './verdicts.ts';

type Door = { db: Database; hash: Buffer; now: Temporal.Instant; address: string };
type Refused = Extract<Proof, { ok: false }>;
type Evaluated = { ok: true } | Refused;

/** No token has it. */
const NO_LINK = Buffer.alloc(32);
const WRONG: Refused = { ok: false, reason: 'wrong' };

/** The link that a token opens; undefined where it is not, or no longer, in use. Who has become the owner needs none. */
export async function linkOf(
  caller: Pick<Caller, 'pool' | 'now'> & Partial<Caller>,
  token: string,
): Promise<Link | undefined> {
  const hash = tokenHash(token);
  return usable(await findLink(linkDatabaseOf(caller.pool, hash, caller.roundTrips), hash), caller.now());
}

const usable = (link: Link | undefined, now: Temporal.Instant) =>
  link && mayHavePortal(link) && linkState(link, now) !== 'blocked' ? link : undefined;

/** The one check of link and PIN. The link is looked at with every call; the PIN is hashed when nobody did so within the last minute. */
export function openProve(services: PortalServices): Prove {
  const verdicts = openVerdicts();
  const underWay = new Map<string, Promise<Evaluated>>();

  /** Calls that come together with the same PIN are one try, where it is right. Each wrong one counts. */
  async function once(verdict: string, evaluate: () => Promise<Evaluated>): Promise<Evaluated> {
    const first = await underWay.get(verdict)?.catch(() => WRONG);
    if (first?.ok) return first;
    const mine = evaluate().finally(() => underWay.get(verdict) === mine && underWay.delete(verdict));
    underWay.set(verdict, mine);
    return mine;
  }

  return async ({ pool, roundTrips, address, now: clock }, token, pin) => {
    // What cannot be a PIN tells whoever tries it nothing, so it is not counted either.
    if (!isPin(pin)) return WRONG;
    const [hash, now] = [tokenHash(token), clock()];
    const door = { db: linkDatabaseOf(pool, hash, roundTrips), hash, now, address };
    const link = usable(await findLink(door.db, hash), now);
    if (!link) return evaluate(services, door, undefined, pin).then(refused);
    const locked = lockOf(link, now);
    if (locked) return locked;

    const verdict = `${link.id} ${services.pins.fingerprint(pin)}`;
    if (verdicts.knows(verdict, now)) {
      if (link.failed_attempts > 0) await forgetWrongPins(door.db, link.id);
    } else {
      const outcome = await once(verdict, () => evaluate(services, door, link, pin));
      if (!outcome.ok) return outcome;
      verdicts.keep(verdict, now);
    }
    return { ok: true, salon: link.user_id, staff: link.staff_id, name: link.staff_name };
  };
}

/** The same steps for a link that there is not, so that neither answer nor time tells. */
async function evaluate(
  { pins, wrongPins }: PortalServices,
  { db, hash, now, address }: Door,
  link: Link | undefined,
  pin: string,
): Promise<Evaluated> {
  const allowed = await wrongPins.take(addressKey(address));
  if (!allowed.ok) return { ok: false, reason: 'locked', retryAfterSeconds: allowed.retryAfterSeconds };
  // What is out of use is not counted: it may be in use again tomorrow.
  const taken = await takeTry(db, link ? hash : NO_LINK, now);
  const giveBack = () => wrongPins.giveBack(addressKey(address));
  if (link && !taken) {
    // Others were faster: it was locked or ended between our look and our try.
    await giveBack();
    const again = await findLink(db, hash);
    return (again && lockOf(again, now)) ?? WRONG;
  }
  const isRight = await pins.verify(pin, taken?.pin_hash);
  if (!link || !taken) return WRONG;
  if (!isRight) {
    if (taken.failed_attempts % WRONG_PINS_PER_LOCK === 0) await tellLock(db, link, taken);
    return WRONG;
  }
  await giveBack();
  // Gone while it was looked at: a right PIN of a link that is no more.
  return (await forgetWrongPins(db, taken.id)) ? { ok: true } : WRONG;
}

const refused = (outcome: Evaluated): Refused => (outcome.ok ? WRONG : outcome);

function lockOf(link: WrongPins, now: Temporal.Instant): Refused | undefined {
  if (linkState(link, now) !== 'locked' || !link.locked_until) return undefined;
  return { ok: false, reason: 'locked', retryAfterSeconds: secondsUntil(link.locked_until, now) };
}

/** The owner sees it in the team, at once in windows that are open. Nobody is known to have done it. */
async function tellLock(db: Database, { id, user_id, staff_id }: Link, wrong: WrongPins): Promise<void> {
  const { failed_attempts, locked_until } = wrong;
  const after = { id, staff_id, failed_attempts, locked_until };
  await record(db, user_id, { action: 'lock', entity: 'staff_portal_access', entityId: id, after }, { kind: 'system' });
}
