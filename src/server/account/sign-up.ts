import type * as z from 'zod/mini';
import type { signUpForm } from '#contract/account/forms.ts';
import { timeZoneFor } from '#domain/shared/countries.ts';
import { randomColour } from '#domain/team/colours.ts';
import type { Call } from '#server/kernel/http/api.ts';
import { asStranger } from '#server/kernel/http/lanes.ts';
import type { OwnerId } from '#server/kernel/principal.ts';
import { insertUser, isEmailTaken, startSession } from './queries.ts';
import type { AccountServices } from './services.ts';

type Outcome =
  | { ok: true; owner: OwnerId; token: string }
  | { ok: false; reason: 'email_taken' | 'profile_failed' | 'staff_failed' };

export async function signUp(
  { authPool, hashPassword, lanes }: AccountServices,
  call: Pick<Call, 'address' | 'isGone' | 'userAgent'>,
  form: z.output<typeof signUpForm>,
): Promise<Outcome> {
  if (await isEmailTaken(authPool, form.email)) return { ok: false, reason: 'email_taken' };
  const hash = await lanes.inTurn(asStranger(call), () => hashPassword(form.password));
  try {
    const owner = await insertUser(authPool, {
      email: form.email,
      name: form.business_name,
      passwordHash: hash,
      signUp: {
        business_name: form.business_name,
        country: form.country,
        language: form.language,
        timezone: timeZoneFor(form.country, form.timezone),
        color: randomColour(Math.random()),
      },
    });
    const token = await startSession(authPool, { owner, hash, userAgent: call.userAgent });
    if (!token) throw new Error('The account was changed before its first session.');
    return { ok: true, owner, token };
  } catch (error) {
    const reason = refusalOf(error);
    if (!reason) throw error;
    return { ok: false, reason };
  }
}

/**
 * Nothing was kept: the three tables are written in one transaction. Which one refused tells what to say; not every
 * refusal names its table, but all tell the statement of the trigger that they come from.
 */
function refusalOf(error: unknown) {
  const { code, schema, where } = error as { code?: string; schema?: string; where?: string };
  if (code === '23505' && schema === 'auth') return 'email_taken';
  const [, table] = /insert into public\.(profiles|staff) /.exec(where ?? '') ?? [];
  if (table === 'profiles') return 'profile_failed';
  return table === 'staff' ? 'staff_failed' : undefined;
}
