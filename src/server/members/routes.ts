import type { SalonMember } from '#contract/members/operations.ts';
import { beginSession } from '#server/account/begin-session.ts';
import { checkPassword } from '#server/account/check-password.ts';
import { type Database, databaseOf } from '#server/kernel/database/db.ts';
import { type Call, open, owned, signedIn } from '#server/kernel/http/api.ts';
import { addressKey } from '#server/kernel/http/limits.ts';
import { accepted, done, found } from '#server/kernel/http/refusals.ts';
import type { OwnerId } from '#server/kernel/principal.ts';
import { changeMember, changeName, endAccess } from './change-member.ts';
import { handOver } from './hand-over.ts';
import { cancel, invite, renew } from './invite.ts';
import { join, joinSecondStep, joinSignedIn, joinWithAccount } from './join.ts';
import { emailsOf, listInvitations, listMembers, noteUse, readInvitation, salonsOf } from './queries.ts';
import type { MembersServices } from './services.ts';
import { tokenHash } from './tokens.ts';

export function membersRoutes(services: MembersServices) {
  const { accounts, countVisit } = services;
  const { authPool, limits } = accounts;

  async function membersOf({ db, owner }: { db: Database; owner: OwnerId }): Promise<SalonMember[]> {
    // All wait at the same time, so only one of them counts.
    const [emails, members] = await Promise.all([emailsOf(authPool, owner), listMembers(db)]);
    return members.map((member) => ({ ...member, email: emails.get(member.id) ?? '' }));
  }

  /** Into the salon of the link, whichever window asks. */
  async function enter(call: Call, { token, salon }: { token: string; salon: OwnerId }, gone: () => Error) {
    const session = await beginSession(accounts, call, token, salon);
    if (!session) throw gone();
    return session;
  }

  return {
    list: owned.members.list.handler(async ({ context }) => {
      const { pool, owner } = context;
      const [members, invitations] = await Promise.all([membersOf(context), listInvitations(databaseOf(pool, owner))]);
      return { members, invitations };
    }),

    invite: owned.members.invite.handler(async ({ input, context, errors }) => {
      const { id, token } = accepted(await invite(context, services, input), errors);
      return { id, token };
    }),

    renewInvitation: owned.members.renewInvitation.handler(async ({ input, context, errors }) => {
      const { id, token } = accepted(await renew(context, services, input.id), errors);
      return { id, token };
    }),

    removeInvitation: owned.members.removeInvitation.handler(async ({ input, context, errors }) =>
      done(await cancel(context, input.id), errors),
    ),

    change: owned.members.change.handler(async ({ input, context, errors }) => {
      accepted(await changeMember(context, input), errors);
      const members = await membersOf(context);
      return found(
        members.find(({ id }) => id === input.id),
        errors,
      );
    }),

    end: owned.members.end.handler(async ({ input, context, errors }) => {
      accepted(await checkPassword(accounts, context, input.password), errors);
      return done(await endAccess(context, input.id), errors);
    }),

    handOver: owned.members.handOver.handler(async ({ input, context, errors }) => {
      accepted(await checkPassword(accounts, context, input.password), errors);
      return done(await handOver(context, input.id), errors);
    }),

    changeName: owned.members.changeName.handler(async ({ input, context, errors }) => {
      accepted(await changeName(context, input.name), errors);
      return { name: input.name };
    }),

    // Six digits at a desk open its salon, and tell of no other one.
    salons: signedIn.members.salons.handler(async ({ context }) => {
      const { account, deskSalon, roundTrips } = context;
      roundTrips.count += 1;
      const salons = await salonsOf(authPool, account);
      return deskSalon ? salons.filter(({ id }) => id === deskSalon) : salons;
    }),

    enter: signedIn.members.enter.handler(async ({ input, context, errors }) => {
      const { deskSalon } = context;
      if (deskSalon && input.id !== deskSalon) throw errors.NOT_FOUND();
      if (!(await noteUse(authPool, context.account, input.id))) throw errors.NOT_FOUND();
      return { done: true } as const;
    }),

    invitation: open.members.invitation.handler(async ({ input, context, errors }) => {
      const allowed = await countVisit(context.address);
      if (!allowed.ok) throw errors.TOO_MANY_TRIES({ data: allowed });
      const invited = await readInvitation(context.pool, tokenHash(input.token));
      if (!invited) throw errors.LINK_INVALID();
      return invited;
    }),

    join: open.members.join.handler(async ({ input, context, errors }) => {
      const allowed = await limits.signUpsPerAddress.take(addressKey(context.address));
      if (!allowed.ok) throw errors.TOO_MANY_TRIES({ data: allowed });
      return enter(context, accepted(await join(services, context, input), errors), errors.LINK_INVALID);
    }),

    joinWithAccount: open.members.joinWithAccount.handler(async ({ input, context, errors }) => {
      const allowed = await limits.signInsPerAddress.take(addressKey(context.address));
      if (!allowed.ok) throw errors.TOO_MANY_TRIES({ data: allowed });
      return enter(context, accepted(await joinWithAccount(services, context, input), errors), errors.LINK_INVALID);
    }),

    joinSecondStep: open.members.joinSecondStep.handler(async ({ input, context, errors }) =>
      enter(context, accepted(await joinSecondStep(services, context, input), errors), errors.LINK_INVALID),
    ),

    joinSignedIn: signedIn.members.joinSignedIn.handler(async ({ input, context, errors }) =>
      enter(context, accepted(await joinSignedIn(services, context, input.token), errors), errors.LINK_INVALID),
    ),
  };
}
