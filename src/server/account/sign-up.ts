import type * as z from 'zod/mini';
import type { signUpForm } from '#contract/account/forms.ts';
import { timeZoneFor } from '#domain/shared/countries.ts';
import { randomColour } from '#domain/team/colours.ts';
import type { Call } from '#server/kernel/http/api.ts';
import type { AccountId } from '#server/kernel/principal.ts';
import { makeAccount } from './make-account.ts';
import type { AccountServices } from './services.ts';

type Outcome =
  | { ok: true; account: AccountId; token: string }
  | { ok: false; reason: 'email_taken' | 'profile_failed' | 'staff_failed' };

export async function signUp(
  services: AccountServices,
  call: Pick<Call, 'address' | 'isGone' | 'userAgent'>,
  { email, password, business_name, country, language, timezone }: z.output<typeof signUpForm>,
): Promise<Outcome> {
  const zone = timeZoneFor(country, timezone);
  const color = randomColour(Math.random());
  const signUp = { business_name, country, language, timezone: zone, color };
  try {
    return await makeAccount(services, call, { email, name: business_name, password, signUp });
  } catch (error) {
    const reason = refusalOf(error);
    if (!reason) throw error;
    return { ok: false, reason };
  }
}

/** Which table refused tells what to say; not every refusal names its table, but all tell the statement of the trigger that they come from. */
function refusalOf(error: unknown) {
  const { where } = error as { where?: string };
  const [, table] = /insert into public\.(profiles|staff) /.exec(where ?? '') ?? [];
  if (table === 'profiles') return 'profile_failed';
  return table === 'staff' ? 'staff_failed' : undefined;
}
