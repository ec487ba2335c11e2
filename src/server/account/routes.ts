import { open, owned, signedIn } from '#server/kernel/http/api.ts';
import { addressKey } from '#server/kernel/http/limits.ts';
import { accepted, done } from '#server/kernel/http/refusals.ts';
import { beginSession, sessionOf } from './begin-session.ts';
import { changePassword } from './change-password.ts';
import { changeCountry, changeProfile } from './change-profile.ts';
import { confirmEmail } from './confirm-email.ts';
import { beginEmailChange, cancelEmailChange, confirmEmailChange } from './own-email.ts';
import { readEmailChange } from './own-email-queries.ts';
import { addAccountJob, addJobOfNobody, readProfile, writeLanguage } from './queries.ts';
import { isResetLinkValid, resetPassword } from './reset-password.ts';
import { takeSecondStep } from './second-step.ts';
import type { AccountServices } from './services.ts';
import { endOtherSessions, endSession, listSessions } from './sessions.ts';
import { signIn } from './sign-in.ts';
import { signUp } from './sign-up.ts';
import { beginTwoStep, confirmTwoStep, turnOffTwoStep } from './two-step.ts';
import { readTwoStep } from './two-step-queries.ts';

export function accountRoutes(services: AccountServices) {
  const { auth, authPool, limits } = services;

  return {
    session: open.account.session.handler(async ({ context }) => {
      const { sessions, cookies, salonId } = context;
      const named = await sessions.read(cookies, salonId);
      // A window of a salon that its person has left goes on in another one of theirs.
      const signedIn = named && !named.membership ? await sessions.read(cookies) : named;
      if (!signedIn) {
        // Whoever opens the app without a session signs in next, and need not wait for the library then. Who signs in hears of trouble.
        auth().catch(() => {});
        return null;
      }
      context.roundTrips.count += 1;
      if (signedIn.renewed) context.setCookie(context.sessions.cookieFor(signedIn.token));
      return sessionOf(services, context, signedIn);
    }),

    support: owned.account.support.handler(() => ({ contact: services.supportContact ?? '' })),

    signIn: open.account.signIn.handler(async ({ input, context, errors }) => {
      const allowed = await limits.signInsPerAddress.take(addressKey(context.address));
      if (!allowed.ok) throw errors.TOO_MANY_TRIES({ data: allowed });
      const { token } = accepted(await signIn(services, context, input), errors);
      const session = await beginSession(services, context, token);
      // Who has just proven who they are, and works in no salon, learns that there is none to enter.
      if (!session) throw errors.NO_ACCESS();
      return session;
    }),

    signInSecondStep: open.account.signInSecondStep.handler(async ({ input, context, errors }) => {
      const { token } = accepted(await takeSecondStep(services, context, input), errors);
      const session = await beginSession(services, context, token);
      if (!session) throw errors.NO_ACCESS();
      return session;
    }),

    signUp: open.account.signUp.handler(async ({ input, context, errors }) => {
      const allowed = await limits.signUpsPerAddress.take(addressKey(context.address));
      if (!allowed.ok) throw errors.TOO_MANY_TRIES({ data: allowed });
      const { token } = accepted(await signUp(services, context, input), errors);
      const session = await beginSession(services, context, token);
      // Who has just proven who they are, and works in no salon, learns that there is none to enter.
      if (!session) throw errors.NO_ACCESS();
      return session;
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

    resendConfirmation: signedIn.account.resendConfirmation.handler(async ({ context, errors }) => {
      const allowed = await limits.confirmationsPerAccount.take(context.account);
      if (!allowed.ok) throw errors.TOO_MANY_TRIES({ data: allowed });
      await addAccountJob(authPool, context.account, 'account.mail-link', { kind: 'confirm' });
      return { done: true } as const;
    }),

    changePassword: signedIn.account.changePassword.handler(async ({ input, context, errors }) =>
      done(await changePassword(services, context, input), errors),
    ),

    emailChange: signedIn.account.emailChange.handler(({ context }) => {
      context.roundTrips.count += 1;
      return readEmailChange(authPool, context.account);
    }),
    beginEmailChange: signedIn.account.beginEmailChange.handler(
      async ({ input, context, errors }) => accepted(await beginEmailChange(services, context, input), errors).change,
    ),
    cancelEmailChange: signedIn.account.cancelEmailChange.handler(async ({ context }) => {
      await cancelEmailChange(services, context);
      return { done: true } as const;
    }),
    confirmEmailChange: open.account.confirmEmailChange.handler(async ({ input, context, errors }) => {
      const { is_changed } = accepted(await confirmEmailChange(services, context, input.token), errors);
      return { is_changed };
    }),

    sessions: signedIn.account.sessions.handler(({ context }) => {
      context.roundTrips.count += 1;
      return listSessions(services, context);
    }),
    endSession: signedIn.account.endSession.handler(async ({ input, context, errors }) =>
      done(await endSession(services, context, input.id), errors),
    ),
    endOtherSessions: signedIn.account.endOtherSessions.handler(async ({ context }) => ({
      ended: await endOtherSessions(services, context),
    })),

    twoStep: signedIn.account.twoStep.handler(({ context }) => {
      context.roundTrips.count += 1;
      return readTwoStep(authPool, context.account);
    }),
    beginTwoStep: signedIn.account.beginTwoStep.handler(async ({ input, context, errors }) => {
      const { key, uri } = accepted(await beginTwoStep(services, context, input), errors);
      return { key, uri };
    }),
    confirmTwoStep: signedIn.account.confirmTwoStep.handler(async ({ input, context, errors }) => {
      const { recovery_codes } = accepted(await confirmTwoStep(services, context, input), errors);
      return { recovery_codes };
    }),
    turnOffTwoStep: signedIn.account.turnOffTwoStep.handler(async ({ input, context, errors }) =>
      done(await turnOffTwoStep(services, context, input), errors),
    ),
    changeTwoStepRequired: owned.account.changeTwoStepRequired.handler(async ({ input, context, errors }) => {
      // Nobody asks of others what they do not do themselves; they would be the first to be shut out.
      if (input.required && !(await readTwoStep(authPool, context.account)).is_on) throw errors.OWN_FIRST();
      return changeProfile(context, { two_step_required: input.required });
    }),

    changeBusiness: owned.account.changeBusiness.handler(({ input, context }) => changeProfile(context, input)),
    changeCountry: owned.account.changeCountry.handler(({ input, context }) => changeCountry(context, input.country)),
    // The owner chooses for the salon and its mails, everybody else for themselves.
    changeLanguage: owned.account.changeLanguage.handler(async ({ input, context }) => {
      const { member, account, db, owner } = context;
      if (member.role === 'owner') return changeProfile(context, input);
      await writeLanguage(authPool, account, input.language);
      return { ...(await readProfile(db, owner)), language: input.language };
    }),
    changeTimezone: owned.account.changeTimezone.handler(({ input, context }) => changeProfile(context, input)),
  };
}

export function accountFunctions(services: AccountServices) {
  const { authPool, limits } = services;
  return {
    requestPasswordReset: open.functions.requestPasswordReset.handler(async ({ input, context, errors }) => {
      const allowed = await limits.resetsPerAddress.take(addressKey(context.address));
      if (!allowed.ok) throw errors.TOO_MANY_TRIES({ data: allowed });
      // Whose address it is, nobody looks up before the answer: its time would tell.
      await addJobOfNobody(authPool, 'account.find-account', { email: input.email });
      return { success: true } as const;
    }),
  };
}
