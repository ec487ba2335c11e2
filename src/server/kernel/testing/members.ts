import { randomBytes } from 'node:crypto';
import { AS_THE_ROLE, type GivenRole, type OwnRights } from '#domain/members/rights.ts';
import type { Owner, TestServer } from '../../test-server.ts';
import { signIn } from './salon.ts';

/** Somebody who works in a salon, signed in: `id` is the salon's, as the owner's is, and so is the password. */
export type Colleague = Owner & { account: string; member: string };

/** A new member of that owner's salon, who accepted an invitation behind the program's back. */
export async function memberOf(
  { admin, visitor, cookieFor }: TestServer,
  owner: Owner,
  role: GivenRole,
  own: Partial<OwnRights> & { staff_id?: string } = {},
): Promise<Colleague> {
  const { granted, withheld, discount_limit, staff_id = null } = { ...AS_THE_ROLE, ...own };
  const hash = randomBytes(32).toString('hex');
  const email = `${hash.slice(0, 12)}@example.com`;
  await admin.query(
    "insert into member_invitations (user_id, token_hash, role, staff_id, expires_at) values ($1, decode($2, 'hex'), $3, $4, now() + interval '1 day')",
    [owner.id, hash, role, staff_id],
  );
  const { rows: made } = await admin.query<{ id: string }>(
    'insert into auth.users (name, email, sign_up) values ($1, $2, $3) returning id',
    ['Colega', email, JSON.stringify({ invitation: hash })],
  );
  const account = made[0]?.id ?? '';
  const { rows: members } = await admin.query<{ id: string }>(
    'update members set granted = $2, withheld = $3, discount_limit = $4 where account_id = $1 returning id',
    [account, granted, withheld, discount_limit],
  );
  const { rows: stored } = await admin.query<{ password: string }>(
    'select password from auth.accounts where user_id = $1',
    [owner.id],
  );
  const colleague = visitor();
  colleague.cookie = cookieFor(await signIn(admin, account, stored[0]?.password ?? ''));
  const { id, password } = owner;
  return Object.assign(colleague, { id, email, password, account, member: members[0]?.id ?? '' });
}
