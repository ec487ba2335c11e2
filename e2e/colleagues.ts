import { randomBytes } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import type { GivenRole } from '#domain/members/rights.ts';
import { anEmail, call, type Salon } from './salon.ts';
import { inDatabase } from './services.ts';

type Colleague = Pick<Salon, 'email' | 'password'>;

/** Somebody who accepted an invitation to that salon, behind the program's back; the password is the owner's. */
export async function addColleague(salon: Salon, role: GivenRole): Promise<Colleague> {
  const email = anEmail();
  const token = randomBytes(32).toString('hex');
  await inDatabase(
    salon,
    "insert into member_invitations (user_id, token_hash, role, expires_at) values ($1, decode($2, 'hex'), $3, now() + interval '1 day')",
    token,
    role,
  );
  await inDatabase(
    salon,
    `with owner as (select password from auth.accounts where user_id = $1), colleague as (
       insert into auth.users (name, email, sign_up) values ('Colega', $2, json_build_object('invitation', $3::text)) returning id
     )
     insert into auth.accounts (user_id, account_id, provider_id, password)
     select colleague.id, colleague.id::text, 'credential', owner.password from owner, colleague`,
    email,
    token,
  );
  return { email, password: salon.password };
}

/** From here on the window is theirs. */
export async function signInAs(context: BrowserContext, { email, password }: Colleague) {
  await context.clearCookies();
  await call(context, 'post', 'account/sign-in', { email, password });
}

/** What the owner changes about a colleague, as open windows hear of it. */
export async function changeMember(salon: Salon, { email }: Colleague, change: string) {
  await inDatabase(
    salon,
    `with changed as (
       update members set ${change} where user_id = $1 and account_id = (select id from auth.users where email = $2) returning user_id, id
     )
     insert into history (user_id, actor_kind, action, entity, entity_id)
     select user_id, 'owner', 'update', 'members', id from changed`,
    email,
  );
}
