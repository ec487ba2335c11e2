import * as z from 'zod/mini';
import { GIVEN_ROLES, RIGHTS, ROLES } from '#domain/members/rights.ts';
import { session } from '../account/operations.ts';
import { signInForm } from '../account/sign-in-form.ts';
import { wrongCode } from '../account/two-step.ts';
import { secondStepForm } from '../account/two-step-forms.ts';
import { notFound, passwordErrors } from '../errors.ts';
import { del, get, openPost, post, put, rowId } from '../operation.ts';
import { done, idWithPassword } from '../shared.ts';
import { changeMemberInput, handOverInput, invitationForm, invitationLink, joinInput, nameForm } from './forms.ts';

const rights = z.array(z.enum(RIGHTS));

/** Somebody who comes into the salon with a password of their own. */
const member = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  staff_id: z.nullable(z.uuid()),
  /** Whom of the team they are. */
  staff_name: z.nullable(z.string()),
  /** Beyond the role, and lacking of it. */
  granted: rights,
  withheld: rights,
  /** In percent; null is the role's. */
  discount_limit: z.nullable(z.int()),
  /** To about ten minutes. */
  last_used_at: z.string(),
  version: z.string(),
});

/** Of somebody who has not come yet. Its link cannot be read again. */
const invitation = z.object({
  id: z.uuid(),
  /** Empty where the link was handed over in person. */
  email: z.string(),
  role: z.enum(GIVEN_ROLES),
  staff_id: z.nullable(z.uuid()),
  staff_name: z.nullable(z.string()),
  created_at: z.string(),
  expires_at: z.string(),
});

/** The token of the link, told here and never again; null where the link is mailed. */
const issued = z.object({ id: z.uuid(), token: z.nullable(z.string()) });

export type SalonMember = z.infer<typeof member>;
export type Invitation = z.infer<typeof invitation>;
export type IssuedInvitation = z.infer<typeof issued>;

/** What the page of a link shows. */
const invited = z.object({
  business_name: z.string(),
  role: z.enum(GIVEN_ROLES),
  email: z.string(),
  staff_name: z.nullable(z.string()),
});

export type Invited = z.infer<typeof invited>;

const salon = z.object({ id: z.uuid(), business_name: z.string(), role: z.enum(ROLES) });

export type SalonOfAccount = z.infer<typeof salon>;

/** Used, run out, cancelled, or never there: all look the same. */
const linkInvalid = { LINK_INVALID: { status: 410 } };

const alreadyMember = { ALREADY_MEMBER: { status: 409 } };

/** The owner has every right, and leaves only by handing the salon over. */
const isOwner = { IS_OWNER: { status: 409 } };

export const membersContract = {
  list: get('/members', 'owner', 'Who comes into the salon with a password of their own, and who is invited').output(
    z.object({ members: z.array(member), invitations: z.array(invitation) }),
  ),
  invite: post(
    '/members/invitations',
    'owner',
    'Invite somebody with a link that is told once or mailed; a second one for an e-mail replaces the first',
  )
    .errors({ ...notFound, ...alreadyMember, TOO_MANY_INVITATIONS: { status: 409 } })
    .input(invitationForm)
    .output(issued),
  renewInvitation: post(
    '/members/invitations/{id}/renew',
    'owner',
    'A new link for an invitation, for seven days; it is mailed where there is an e-mail, and ends the one before',
  )
    .errors(notFound)
    .input(rowId)
    .output(issued),
  removeInvitation: del('/members/invitations/{id}', 'owner', 'Cancel an invitation: its link ends')
    .errors(notFound)
    .input(rowId)
    .output(done),
  change: put('/members/{id}', 'owner', 'Change what somebody is, may do, and whom of the team they are')
    .errors({ ...notFound, ...isOwner, STALE: { status: 409 } })
    .input(changeMemberInput)
    .output(member),
  end: post('/members/{id}/end', 'owner', 'End the access of somebody at once, with the password of the account')
    .errors({ ...passwordErrors, ...isOwner })
    .input(idWithPassword)
    .output(done),
  handOver: post(
    '/members/{id}/hand-over',
    'owner',
    'Make a member the owner of the salon, with the password of the account; who was the owner manages it from then on',
  )
    .errors({ ...passwordErrors, ...isOwner, OWNS_ANOTHER: { status: 409 } })
    .input(handOverInput)
    .output(done),
  changeName: put('/members/own/name', 'member', 'Change what the others in the salon read of who did something')
    .input(nameForm)
    .output(z.object({ name: z.string() })),
  salons: get('/members/salons', 'session', 'In which salons the account is a member, the one used last first').output(
    z.array(salon),
  ),
  enter: post('/members/salons/{id}/enter', 'session', 'Go on in this salon: windows that name none are about it')
    .errors(notFound)
    .input(rowId)
    .output(done),
  invitation: openPost('/members/invitation', 'Who invites with a link, and as what')
    .errors(linkInvalid)
    .input(invitationLink)
    .output(invited),
  join: openPost('/members/join', 'Use an invitation with a new account, and sign in')
    .errors({ ...linkInvalid, EMAIL_TAKEN: { status: 409 } })
    .input(joinInput)
    .output(session),
  joinWithAccount: openPost(
    '/members/join-with-account',
    'Use an invitation with an account that is there, and sign in',
  )
    .errors({
      ...linkInvalid,
      ...alreadyMember,
      WRONG_CREDENTIALS: { status: 401 },
      TWO_STEP: { status: 401, data: z.object({ ticket: z.string() }) },
    })
    .input(z.extend(signInForm, invitationLink.shape))
    .output(session),
  joinSecondStep: openPost(
    '/members/join-second-step',
    'The second step of an account that has one: the ticket of joining with it, and a code',
  )
    .errors({ ...linkInvalid, ...alreadyMember, ...wrongCode, TICKET_EXPIRED: { status: 410 } })
    .input(z.extend(secondStepForm, invitationLink.shape))
    .output(session),
  joinSignedIn: post('/members/join-signed-in', 'session', 'Use an invitation with the account that is signed in')
    .errors({ ...linkInvalid, ...alreadyMember })
    .input(invitationLink)
    .output(session),
};
