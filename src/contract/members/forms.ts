import * as z from 'zod/mini';
import { GIVEN_ROLES, RIGHTS } from '#domain/members/rights.ts';
import { isEmail, normaliseEmail } from '#domain/shared/email.ts';
import { withSmallParticles } from '#domain/shared/names.ts';
import { matchingPasswords, newPassword, repeated } from '../account/forms.ts';
import { email } from '../account/sign-in-form.ts';
import { password, requiredText, version } from '../fields.ts';

/** What a person is called in the salon, as everybody there reads it. */
const name = z.pipe(
  requiredText('members:errors.nameRequired', 'members:errors.tooLong'),
  z.transform(withSmallParticles),
);

const role = z.enum(GIVEN_ROLES, 'members:errors.roleRequired');

/** Whom of the team they are; null for nobody. */
const staff_id = z.nullable(z.uuid());

const [emailMissing, emailInvalid] = ['members:errors.emailRequired', 'members:errors.emailInvalid'];

export const invitationForm = z
  .object({
    /** Empty where the link is handed over in person. */
    email: z.pipe(
      z.string().check(
        z.trim(),
        z.refine((typed) => typed === '' || isEmail(typed), emailInvalid),
      ),
      z.transform(normaliseEmail),
    ),
    role,
    staff_id,
    /** Whether the link is answered, to be handed over, or mailed and told to nobody else. */
    by: z.enum(['link', 'mail']),
  })
  .check(z.refine(({ by, email }) => by === 'link' || email !== '', { error: emailMissing, path: ['email'] }));

const outOfRange = 'members:errors.discountOutOfRange';

/** Everything a person may, as the switches show it; what is stored is how it differs from the role. */
export const rightsForm = z.object({
  role,
  staff_id,
  rights: z.array(z.enum(RIGHTS)).check(z.maxLength(40)),
  /** In whole percent; asked of who may give discounts. */
  discount_limit: z.int(outOfRange).check(z.gte(0, outOfRange), z.lte(100, outOfRange)),
});

export const changeMemberInput = z.extend(rightsForm, { id: z.uuid(), version });

export const nameForm = z.object({ name });

/** A link ends in it. Whatever is no token of ours is none that can be used. */
const token = z.string().check(z.maxLength(200));

export const invitationLink = z.object({ token });

const account = {
  name,
  email,
  password: newPassword('account:errors.passwordRequired'),
  confirmation: repeated,
  terms: z.literal(true, 'account:errors.termsRequired'),
};

/** Without the link, which the page has in its address. */
export const joinForm = z.object(account).check(matchingPasswords());

export const joinInput = z.object({ ...account, token }).check(matchingPasswords());

export const handOverInput = z.object({ id: z.uuid(), password });

export type InvitationForm = z.output<typeof invitationForm>;
export type RightsForm = z.output<typeof rightsForm>;
export type JoinForm = z.output<typeof joinForm>;
