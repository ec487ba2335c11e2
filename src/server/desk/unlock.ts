import { linkState, secondsUntil, WRONG_PINS_PER_LOCK, type WrongPins } from '#domain/portal/link-state.ts';
import { isPin } from '#domain/portal/pin.ts';
import { beginSessionAtDesk, endSessionHere } from '#server/account/desk-session.ts';
import { record } from '#server/kernel/database/history.ts';
import type { Call } from '#server/kernel/http/api.ts';
import { addressKey } from '#server/kernel/http/limits.ts';
import type { AccountId } from '#server/kernel/principal.ts';
import { type DeskHere, deskHere } from './desk-here.ts';
import { findPin, forgetWrongPins, takeTry } from './queries.ts';
import type { DeskServices } from './services.ts';

type Refused = { ok: false; reason: 'wrong_pin' } | { ok: false; reason: 'too_many_tries'; retryAfterSeconds: number };
type Try = { member_id: string; pin: string };

const WRONG: Refused = { ok: false, reason: 'wrong_pin' };

/**
 * A member's PIN at the desk of their salon. The portal's defence, and its rules: a try is counted before it is looked at, five wrong ones lock, twenty
 * block, and whatever was wrong, answer and work are the same. A PIN is worth nothing without the desk.
 */
export async function unlock(
  services: DeskServices,
  call: Call,
  { member_id, pin }: Try,
): Promise<{ ok: true; token: string } | { ok: false; reason: 'no_desk' } | Refused> {
  const here = await deskHere(services, call);
  if (!here) return { ok: false, reason: 'no_desk' };
  // What cannot be a PIN tells whoever tries it nothing, so it is not counted either.
  if (!isPin(pin)) return WRONG;
  const recognised = await recognise(services, call, here, { member_id, pin });
  if (!recognised.ok) return recognised;

  const { account } = recognised;
  const { userAgent, address } = call;
  const at = { account, salon: here.salon, desk: here.desk.id, userAgent, address };
  const token = await beginSessionAtDesk(services.accounts, at);
  if (!token) return { ok: false, reason: 'no_desk' };
  // Locked without a connection, the session before may still be there.
  await endSessionHere(services.accounts, call);
  return { ok: true, token };
}

async function recognise(
  services: DeskServices,
  call: Call,
  here: DeskHere,
  { member_id, pin }: Try,
): Promise<{ ok: true; account: AccountId } | Refused> {
  const { accounts, wrongPins } = services;
  const [now, address] = [call.now(), addressKey(call.address)];
  const [found, allowed] = await Promise.all([findPin(here.db, member_id), wrongPins.peek(address)]);
  if (!allowed.ok) return tooMany(allowed);
  const locked = found && lockOf(found, now);
  if (locked) return locked;
  const waiter = { lane: 'professionals', key: here.desk.id, isGone: call.isGone } as const;
  return accounts.lanes.inTurn(waiter, () => evaluate(services, here, { member_id, pin, now, address }));
}

async function evaluate(
  { pins, wrongPins }: DeskServices,
  { db, salon }: DeskHere,
  { member_id, pin, now, address }: Try & { now: Temporal.Instant; address: string },
): Promise<{ ok: true; account: AccountId } | Refused> {
  const allowed = await wrongPins.take(address);
  if (!allowed.ok) return tooMany(allowed);
  const taken = await takeTry(db, member_id, now);
  const again = taken ? undefined : await findPin(db, member_id);
  const locked = again && lockOf(again, now);
  if (locked) {
    // Others were faster: it was locked between our look and our try.
    await wrongPins.giveBack(address);
    return locked;
  }
  // Without a PIN, or an access, it takes as long.
  if (!(await pins.verify(pin, taken?.pin_hash)) || !taken) {
    if (taken && taken.failed_attempts % WRONG_PINS_PER_LOCK === 0) await tellLock(db, salon, member_id, taken);
    return WRONG;
  }
  await wrongPins.giveBack(address);
  const account = await forgetWrongPins(db, member_id, taken.pin_hash);
  return account ? { ok: true, account } : WRONG;
}

const tooMany = ({ retryAfterSeconds }: { retryAfterSeconds: number }): Refused => ({
  ok: false,
  reason: 'too_many_tries',
  retryAfterSeconds,
});

function lockOf(pin: WrongPins, now: Temporal.Instant): Refused | undefined {
  if (linkState(pin, now) !== 'locked' || !pin.locked_until) return undefined;
  return tooMany({ retryAfterSeconds: secondsUntil(pin.locked_until, now) });
}

/** Nobody is known to have done it. */
async function tellLock(db: DeskHere['db'], salon: DeskHere['salon'], member: string, wrong: WrongPins): Promise<void> {
  const { failed_attempts, locked_until } = wrong;
  const after = { failed_attempts, locked_until };
  await record(db, salon, { action: 'lock', entity: 'desk_pins', entityId: member, after }, { kind: 'system' });
}
