import type { JoinForm } from '#contract/members/forms.ts';
import { makeAccount } from '#server/account/make-account.ts';
import { takeSecondStep } from '#server/account/second-step.ts';
import { signIn } from '#server/account/sign-in.ts';
import type { Call } from '#server/kernel/http/api.ts';
import type { AccountId, OwnerId } from '#server/kernel/principal.ts';
import type { Refused } from '#server/kernel/refusal.ts';
import { acceptInvitation, readInvitation } from './queries.ts';
import type { MembersServices } from './services.ts';
import { tokenHash } from './tokens.ts';

type Services = Pick<MembersServices, 'accounts'>;
type Joined = { ok: true; token: string; salon: OwnerId };

const linkInvalid = { ok: false, reason: 'link_invalid' } as const;

/** The account and its place in the salon are made together or not at all: of two at one link, one gets in and the other has no account either. */
export async function join(
  { accounts }: Services,
  call: Call,
  { token: link, email, name, password }: Omit<JoinForm, 'confirmation' | 'terms'> & { token: string },
): Promise<Joined | Refused<'link_invalid' | 'email_taken'>> {
  const hash = tokenHash(link);
  const invited = await readInvitation(call.pool, hash);
  if (!invited) return linkInvalid;
  const { salon } = invited;
  try {
    const signUp = { invitation: hash.toString('hex') };
    const made = await makeAccount(accounts, call, { email, name, password, signUp, salon });
    return made.ok ? { ok: true, token: made.token, salon } : made;
  } catch (error) {
    const { code, table } = error as { code?: string; table?: string };
    if (code === NO_DATA_FOUND && table === 'member_invitations') return linkInvalid;
    throw error;
  }
}

const NO_DATA_FOUND = 'P0002';

export async function joinWithAccount(
  { accounts }: Services,
  call: Call,
  { token: link, ...attempt }: { token: string; email: string; password: string },
): Promise<
  Joined | Exclude<Awaited<ReturnType<typeof signIn>>, { ok: true }> | Refused<'link_invalid' | 'already_member'>
> {
  // Who has no link tries no passwords here.
  if (!(await readInvitation(call.pool, tokenHash(link)))) return linkInvalid;
  const recognised = await signIn(accounts, call, attempt);
  return recognised.ok ? joinOrForget({ accounts }, recognised, link) : recognised;
}

/** The same for an account that has a second step. */
export async function joinSecondStep(
  { accounts }: Services,
  call: Call,
  { token: link, ...step }: { token: string; ticket: string; code: string },
): Promise<
  | Joined
  | Exclude<Awaited<ReturnType<typeof takeSecondStep>>, { ok: true }>
  | Refused<'link_invalid' | 'already_member'>
> {
  if (!(await readInvitation(call.pool, tokenHash(link)))) return linkInvalid;
  const taken = await takeSecondStep(accounts, call, step);
  return taken.ok ? joinOrForget({ accounts }, taken, link) : taken;
}

/** A session whose cookie was told to nobody goes again where nobody joins. */
async function joinOrForget({ accounts }: Services, signedIn: { account: AccountId; token: string }, link: string) {
  const joined = await joinSignedIn({ accounts }, signedIn, link);
  if (!joined.ok) await (await accounts.auth()).deleteSession(signedIn.token);
  return joined;
}

export async function joinSignedIn(
  { accounts }: Services,
  { account, token }: { account: AccountId; token: string },
  link: string,
): Promise<Joined | Refused<'link_invalid' | 'already_member'>> {
  try {
    const salon = await acceptInvitation(accounts.authPool, tokenHash(link), account);
    return salon ? { ok: true, token, salon } : linkInvalid;
  } catch (error) {
    // The invitation stays for whoever it is for.
    if ((error as { constraint?: string }).constraint === 'members_once')
      return { ok: false, reason: 'already_member' };
    throw error;
  }
}
