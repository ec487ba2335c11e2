import * as z from 'zod/mini';
import { ROLES } from '#domain/members/rights.ts';
import { COUNTRIES, LANGUAGES } from '#domain/shared/countries.ts';
import { notFound, wrongPassword } from '../errors.ts';
import { del, get, post, put, rowId } from '../operation.ts';
import { done } from '../shared.ts';
import { changePinForm, deskForm, removePinForm, unlockForm } from './forms.ts';

/** The device is no desk, or no longer. */
const noDesk = { NO_DESK: { status: 410 } };

const desk = z.object({ id: z.uuid(), name: z.string(), lock_minutes: z.int() });

/** What this device is, and whose. */
const deskHere = z.extend(desk, {
  salon_id: z.uuid(),
  business_name: z.string(),
  language: z.enum(LANGUAGES),
  country: z.enum(COUNTRIES),
  timezone: z.string(),
});

/** Whoever has a PIN, as the lock screen shows them. */
const person = z.object({
  id: z.uuid(),
  name: z.string(),
  role: z.enum(ROLES),
  /** Theirs in the agenda; null for who is nobody of the team. */
  color: z.nullable(z.string()),
});

const listed = z.extend(desk, { created_at: z.string(), is_this_device: z.boolean() });

const ownPin = z.object({
  /** Null without a PIN; after too many wrong ones it is locked for a while, or blocked for good. */
  state: z.nullable(z.enum(['live', 'locked', 'blocked'])),
});

export type DeskHere = z.infer<typeof deskHere>;
export type DeskPerson = z.infer<typeof person>;
export type ListedDesk = z.infer<typeof listed>;

/** A desk is known by the device's own cookie. It lets nobody in by itself. */
export const deskContract = {
  state: get('/desk', 'nothing', 'What this device is: a desk that a salon shares, or null').output(
    z.nullable(deskHere),
  ),
  people: get('/desk/people', 'nothing', 'Who unlocks this desk with a PIN: the members who have one')
    .errors(noDesk)
    .output(z.object({ people: z.array(person) })),
  lock: post('/desk/lock', 'nothing', 'Lock this desk: ends the session that is open on it, if there is one')
    .errors(noDesk)
    .input(z.object({}))
    .output(done),
  unlock: post(
    '/desk/unlock',
    'nothing',
    'Begin the session of a member on this desk by their PIN, in this salon alone',
  )
    .errors({ ...noDesk, WRONG_PIN: { status: 403 } })
    .input(unlockForm)
    .output(done),
  leave: post('/desk/leave', 'nothing', 'Sign out on this device, which is no desk any more')
    .input(z.object({}))
    .output(done),
  turnOn: post('/desk/devices', 'settings', 'Make this device a desk, or change the one that it is')
    .input(deskForm)
    .output(deskHere),
  list: get('/desk/devices', 'settings', 'The desks of the salon').output(z.object({ desks: z.array(listed) })),
  end: del('/desk/devices/{id}', 'settings', 'End a desk, and with it the sessions that PINs began there')
    .errors(notFound)
    .input(rowId)
    .output(done),
  pin: get('/desk/pin', 'member', 'How it stands with the PIN of whoever asks').output(ownPin),
  changePin: put('/desk/pin', 'member', "Set one's own PIN, given the account's password")
    .errors(wrongPassword)
    .input(changePinForm)
    .output(done),
  removePin: post('/desk/pin/remove', 'member', "Remove one's own PIN, given the account's password")
    .errors(wrongPassword)
    .input(removePinForm)
    .output(done),
};
