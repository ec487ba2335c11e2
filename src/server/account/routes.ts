import { databaseOf } from '#server/kernel/database/db.ts';
import { type Call, open, owned } from '#server/kernel/http/api.ts';
import { addressKey } from '#server/kernel/http/limits.ts';
import { accepted, done } from '#server/kernel/http/refusals.ts';
import type { OwnerId } from '#server/kernel/principal.ts';
import { changePassword } from './change-password.ts';
import { changeCountry, changeProfile } from './change-profile.ts';
import { confirmEmail } from './confirm-email.ts';
import { addAccountJob, readProfile, readUser } from './queries.ts';
import { isResetLinkValid, resetPassword } from './reset-password.ts';
import type { AccountServices } from './services.ts';
import { signIn } from './sign-in.ts';
import { signUp } from './sign-up.ts';

export function accountRoutes(services: AccountServices) {
  const { auth, authPool, limits } = services;

  async function sessionOf(call: Call, owner: OwnerId) {
    const db = databaseOf(call.pool, owner, call.roundTrips);
    // Both wait at the same time, so only one of them counts.
    const [user, profile] = await Promise.all([readUser(authPool, owner), readProfile(db, owner)]);
    return { user, profile };
  }

  return {
    session: open.account.session.handler(async ({ context }) => {
      const signedIn = await context.sessions.read(context.cookies);
      if (!signedIn) {
        // Whoever opens the app without a session signs in next, and need not wait for the library then. Who signs in hears of trouble.
        auth().catch(() => {});
        return null;
      }
      context.roundTrips.count += 1;
      if (signedIn.renewed) context.setCookie(context.sessions.cookieFor(signedIn.token));
      return sessionOf(context, signedIn.owner);
    }),

    support: owned.account.support.handler(() => ({ contact: services.supportContact ?? '' })),

    signIn: open.account.signIn.handler(async ({ input, context, errors }) => {
      const allowed = await limits.signInsPerAddress.take(addressKey(context.address));
      if (!allowed.ok) throw errors.TOO_MANY_TRIES({ data: allowed });
      const { token, owner } = accepted(await signIn(services, context, input), errors);
      setNewCookie(context, token);
      return sessionOf(context, owner);
    }),

    signUp: open.account.signUp.handler(async ({ input, context, errors }) => {
      const allowed = await limits.signUpsPerAddress.take(addressKey(context.address));
      if (!allowed.ok) throw errors.TOO_MANY_TRIES({ data: allowed });
      const { token, owner } = accepted(await signUp(services, context, input), errors);
      setNewCookie(context, token);
      return sessionOf(context, owner);
    }),

    signOut: open.account.signOut.handler(async ({ context }) => {
      const signedIn = await context.sessions.read(context.cookies);
      if (signedIn) await (await auth()).deleteSession(signedIn.token);
      for (const cookie of context.sessions.expiredCookies) context.setCookie(cookie);
      return { done: true } as const;
    }),

    resetLink: open.account.resetLink.handler(async ({ input }) => ({
      valid: await isResetLinkValid(services, input.token),
    })),

    resetPassword: open.account.resetPassword.handler(async ({ input, context, errors }) =>
      done(await resetPassword(services, context, input), errors),
    ),

    confirmEmail: open.account.confirmEmail.handler(async ({ input, context, errors }) =>
      done(await confirmEmail(services, context, input.token), errors),
    ),

    resendConfirmation: owned.account.resendConfirmation.handler(async ({ context, errors }) => {
      const allowed = await limits.confirmationsPerOwner.take(context.owner);
      if (!allowed.ok) throw errors.TOO_MANY_TRIES({ data: allowed });
      await addAccountJob(authPool, context.owner, 'account.mail-link', { kind: 'confirm' });
      return { done: true } as const;
    }),

    changePassword: owned.account.changePassword.handler(async ({ input, context, errors }) =>
      done(await changePassword(services, context, input), errors),
    ),

    changeBusiness: owned.account.changeBusiness.handler(({ input, context }) => changeProfile(context, input)),
    changeCountry: owned.account.changeCountry.handler(({ input, context }) => changeCountry(context, input.country)),
    changeLanguage: owned.account.changeLanguage.handler(({ input, context }) => changeProfile(context, input)),
    changeTimezone: owned.account.changeTimezone.handler(({ input, context }) => changeProfile(context, input)),
  };
}

function setNewCookie({ sessions, setCookie }: Call, token: string): void {
  for (const cookie of [sessions.cookieFor(token), ...sessions.expiredBefore]) setCookie(cookie);
}

export function accountFunctions(services: AccountServices) {
  const { authPool, limits } = services;
  return {
    requestPasswordReset: open.functions.requestPasswordReset.handler(async ({ input, context, errors }) => {
      const allowed = await limits.resetsPerAddress.take(addressKey(context.address));
      if (!allowed.ok) throw errors.TOO_MANY_TRIES({ data: allowed });
      // Whose address it is, nobody looks up before the answer: its time would tell.
      await addAccountJob(authPool, null, 'account.find-account', { email: input.email });
      return { success: true } as const;
    }),
  };
}
