import { linkState, secondsUntil, WRONG_PINS_PER_LOCK, type WrongPins } from '#domain/portal/link-state.ts';
import { isPin } from '#domain/portal/pin.ts';
import { mayHavePortal } from '#domain/portal/who.ts';
import { type Database, linkDatabaseOf } from '#server/kernel/database/db.ts';
import { record } from '#server/kernel/database/history.ts';
import { asStranger } from '#server/kernel/http/lanes.ts';
import { addressKey } from '#server/kernel/http/limits.ts';
import { openOneTry } from '#server/kernel/http/one-try.ts';
import type { Caller, Proof, Prove } from '#server/kernel/http/portal.ts';
import { findLink, forgetWrongPins, type Link, takeTry } from './queries.ts';
import { tokenHash } from './secrets.ts';
import type { PortalServices } from './services.ts';
import { openVerdicts } from './verdicts.ts';

type Door = { db: Database; hash: Buffer; now: Temporal.Instant; address: string };
type Refused = Extract<Proof, { ok: false }>;
/** With the stored PIN that it belongs to. */
type Evaluated = { ok: true; pin_hash: string } | Refused;

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

/**
 * The one check of link and PIN. Link, lock and the address's limit are looked at with every call; the PIN is hashed when it was not proven from the
 * same address within the last minute.
 */
export function openProve(services: PortalServices): Prove {
  const { pins, lanes, wrongPins } = services;
  const verdicts = openVerdicts();
  const oneTry = openOneTry<Evaluated>();

  return async (caller, token, pin) => {
    // What cannot be a PIN tells whoever tries it nothing, so it is not counted either.
    if (!isPin(pin)) return WRONG;
    const [hash, now, address] = [tokenHash(token), caller.now(), addressKey(caller.address)];
    const door = { db: linkDatabaseOf(caller.pool, hash, caller.roundTrips), hash, now, address };
    const [found, allowed] = await Promise.all([findLink(door.db, hash), wrongPins.peek(address)]);
    if (!allowed.ok) return tooMany(allowed);
    const link = usable(found, now);
    if (!link) return lanes.inTurn(asStranger(caller), () => lookInVain(services, door, pin));
    const locked = lockOf(link, now);
    if (locked) return locked;

    const fingerprint = pins.fingerprint(pin);
    if (verdicts.confirms(nameOf(link, address), fingerprint, now)) {
      if (link.failed_attempts > 0) await forgetWrongPins(door.db, link.id);
    } else {
      const waiter = { lane: 'professionals', key: address, isGone: caller.isGone } as const;
      const outcome = await oneTry(`${nameOf(link, address)} ${fingerprint}`, () =>
        lanes.inTurn(waiter, () => evaluate(services, door, link, pin)),
      );
      if (!outcome.ok) return outcome;
      verdicts.keep(nameOf({ id: link.id, pin_hash: outcome.pin_hash }, address), fingerprint, now);
    }
    return { ok: true, salon: link.user_id, staff: link.staff_id, name: link.staff_name };
  };
}

/** A new PIN is another door, and so is another address. */
const nameOf = ({ id, pin_hash }: Pick<Link, 'id' | 'pin_hash'>, address: string) => `${id} ${pin_hash} ${address}`;

/** The same steps for a link that there is not, so that neither answer nor time tells. Counted apart: made-up tokens must not keep colleagues out. */
async function lookInVain(
  { pins, strayPins }: PortalServices,
  { db, now, address }: Door,
  pin: string,
): Promise<Refused> {
  const allowed = await strayPins.take(address);
  if (!allowed.ok) return tooMany(allowed);
  // What is out of use is not counted: it may be in use again tomorrow.
  await takeTry(db, NO_LINK, now);
  await pins.verify(pin, undefined);
  return WRONG;
}

async function evaluate(
  { pins, wrongPins }: PortalServices,
  { db, hash, now, address }: Door,
  link: Link,
  pin: string,
): Promise<Evaluated> {
  const allowed = await wrongPins.take(address);
  if (!allowed.ok) return tooMany(allowed);
  const taken = await takeTry(db, hash, now);
  if (!taken) {
    // Others were faster: it was locked or ended between our look and our try.
    await wrongPins.giveBack(address);
    const again = await findLink(db, hash);
    return (again && lockOf(again, now)) ?? WRONG;
  }
  if (!(await pins.verify(pin, taken.pin_hash))) {
    if (taken.failed_attempts % WRONG_PINS_PER_LOCK === 0) await tellLock(db, link, taken);
    return WRONG;
  }
  await wrongPins.giveBack(address);
  // Gone while it was looked at: a right PIN of a link that is no more.
  return (await forgetWrongPins(db, taken.id)) ? { ok: true, pin_hash: taken.pin_hash } : WRONG;
}

const tooMany = ({ retryAfterSeconds }: { retryAfterSeconds: number }): Refused => ({
  ok: false,
  reason: 'locked',
  retryAfterSeconds,
});

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
