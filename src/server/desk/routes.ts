import { linkState } from '#domain/portal/link-state.ts';
import { endSessionHere } from '#server/account/desk-session.ts';
import { type Call, open, owned } from '#server/kernel/http/api.ts';
import { accepted, done } from '#server/kernel/http/refusals.ts';
import { endDesk, leaveDesk, turnOn } from './change-desk.ts';
import { changePin, removePin } from './change-pin.ts';
import { deskHere } from './desk-here.ts';
import { findPin, listDesks, listPeople } from './queries.ts';
import type { DeskServices } from './services.ts';
import { unlock } from './unlock.ts';

export function deskRoutes(services: DeskServices) {
  const { accounts, cookies } = services;
  const hereOr = async (context: Call, noDesk: () => Error) => {
    const here = await deskHere(services, context);
    if (!here) throw noDesk();
    return here;
  };

  return {
    state: open.desk.state.handler(async ({ context }) => (await deskHere(services, context))?.desk ?? null),

    people: open.desk.people.handler(async ({ context, errors }) => {
      const { db } = await hereOr(context, errors.NO_DESK);
      return { people: await listPeople(db) };
    }),

    // The session's cookie stays, and names nothing: taken away by an answer that comes late, it could be the next person's.
    lock: open.desk.lock.handler(async ({ context, errors }) => {
      await hereOr(context, errors.NO_DESK);
      await endSessionHere(accounts, context);
      return { done: true } as const;
    }),

    unlock: open.desk.unlock.handler(async ({ input, context, errors }) => {
      const { token } = accepted(await unlock(services, context, input), errors);
      context.setCookie(context.sessions.cookieFor(token));
      return { done: true } as const;
    }),

    leave: open.desk.leave.handler(async ({ context }) => {
      const here = await deskHere(services, context);
      await endSessionHere(accounts, context);
      if (here) await leaveDesk(here);
      for (const cookie of [cookies.expired, ...context.sessions.expiredCookies]) context.setCookie(cookie);
      return { done: true } as const;
    }),

    turnOn: owned.desk.turnOn.handler(({ input, context }) => turnOn(services, context, input)),

    list: owned.desk.list.handler(async ({ context }) => {
      const said = cookies.read(context.cookies);
      const desks = await listDesks(context.db);
      return { desks: desks.map((desk) => ({ ...desk, is_this_device: said?.hash.equals(desk.token_hash) ?? false })) };
    }),

    end: owned.desk.end.handler(async ({ input, context, errors }) => {
      const here = await deskHere(services, context);
      accepted(await endDesk(context, input.id), errors);
      if (here?.desk.id === input.id) context.setCookie(cookies.expired);
      return { done: true } as const;
    }),

    pin: owned.desk.pin.handler(async ({ context }) => {
      const pin = await findPin(context.db, context.member.id);
      return { state: pin ? linkState(pin, context.now()) : null };
    }),

    changePin: owned.desk.changePin.handler(async ({ input, context, errors }) =>
      done(await changePin(services, context, input), errors),
    ),

    removePin: owned.desk.removePin.handler(async ({ input, context, errors }) =>
      done(await removePin(services, context, input), errors),
    ),
  };
}
