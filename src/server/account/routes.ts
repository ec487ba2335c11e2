import { type Call, open, owned } from '#server/kernel/api.ts';
import { databaseOf } from '#server/kernel/db.ts';
import { addressKey } from '#server/kernel/limits.ts';
import type { OwnerId } from '#server/kernel/owner.ts';
import { changePassword } from './change-password.ts';
import { changeProfile } from './change-profile.ts';
import { readProfile, readUser } from './queries.ts';
import { isResetLinkValid, resetPassword, sendResetLink } from './reset-password.ts';
import type { AccountServices } from './services.ts';
import { signIn } from './sign-in.ts';
import { signUp } from './sign-up.ts';

const done = { done: true } as const;

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
      const signedIn = await context.sessions.read(context.sessionCookie);
      if (!signedIn) return null;
      context.roundTrips.count += 1;
      if (signedIn.renewed) context.setCookie(context.sessions.cookieFor(signedIn.token));
      return sessionOf(context, signedIn.owner);
    }),

    signIn: open.account.signIn.handler(async ({ input, context, errors }) => {
      const allowed = await limits.signInsPerAddress.take(addressKey(context.address));
      if (!allowed.ok) throw errors.TOO_MANY_TRIES({ data: allowed });
      const outcome = await signIn(services, { ...input, userAgent: context.userAgent });
      if (!outcome.ok) {
        throw outcome.reason === 'locked' ? errors.TOO_MANY_TRIES({ data: outcome }) : errors.WRONG_CREDENTIALS();
      }
      context.setCookie(context.sessions.cookieFor(outcome.token));
      return sessionOf(context, outcome.owner);
    }),

    signUp: open.account.signUp.handler(async ({ input, context, errors }) => {
      const allowed = await limits.signUpsPerAddress.take(addressKey(context.address));
      if (!allowed.ok) throw errors.TOO_MANY_TRIES({ data: allowed });
      const outcome = await signUp(services, input);
      if (!outcome.ok) {
        if (outcome.reason === 'email_taken') throw errors.EMAIL_TAKEN();
        throw outcome.reason === 'profile_failed' ? errors.PROFILE_FAILED() : errors.STAFF_FAILED();
      }
      context.setCookie(context.sessions.cookieFor(outcome.token));
      return sessionOf(context, outcome.owner);
    }),

    signOut: open.account.signOut.handler(async ({ context }) => {
      const signedIn = await context.sessions.read(context.sessionCookie);
      if (signedIn) await (await auth.$context).internalAdapter.deleteSession(signedIn.token);
      context.setCookie(context.sessions.expiredCookie);
      return done;
    }),

    resetLink: open.account.resetLink.handler(async ({ input }) => ({
      valid: await isResetLinkValid(services, input.token),
    })),

    resetPassword: open.account.resetPassword.handler(async ({ input, errors }) => {
      const outcome = await resetPassword(services, input.token, input.password);
      if (!outcome.ok) throw errors.LINK_INVALID();
      return done;
    }),

    changePassword: owned.account.changePassword.handler(async ({ input, context }) => {
      await changePassword(services, context, input.password);
      return done;
    }),

    changeBusiness: owned.account.changeBusiness.handler(({ input, context }) => changeProfile(context, input)),
    changeCountry: owned.account.changeCountry.handler(({ input, context }) => changeProfile(context, input)),
    changeLanguage: owned.account.changeLanguage.handler(({ input, context }) => changeProfile(context, input)),
    changeTimezone: owned.account.changeTimezone.handler(({ input, context }) => changeProfile(context, input)),
  };
}

export function accountFunctions(services: AccountServices) {
  const { limits } = services;
  return {
    requestPasswordReset: open.functions.requestPasswordReset.handler(async ({ input, context, errors }) => {
      for (const allowed of [
        await limits.resetsPerAddress.take(addressKey(context.address)),
        await limits.resetsPerEmail.take(input.email),
      ]) {
        if (!allowed.ok) throw errors.TOO_MANY_TRIES({ data: allowed });
      }
      await sendResetLink(services, input.email);
      return { success: true } as const;
    }),
  };
}
