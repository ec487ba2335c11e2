import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { GivenRole } from '#domain/members/rights.ts';
import { idOf } from './chance.ts';
import { staffId } from './people.ts';
import { OWNER, OWNER_ID, signedUpAt } from './salon.ts';

type Person = { name: string; email: string; role: GivenRole; staff: string | null };

const PEOPLE: Person[] = [
  { name: 'Marcos Teixeira', email: 'marcos@studiojasmim.com.br', role: 'manager', staff: null },
  { name: 'Rita Campos', email: 'rita@studiojasmim.com.br', role: 'receptionist', staff: null },
  { name: 'Camila Rocha', email: 'camila@studiojasmim.com.br', role: 'professional', staff: staffId('Camila Rocha') },
];

/** Who can sign in beside the owner, all with the same password. */
export const DEMO_COLLEAGUES = PEOPLE.map(({ email, role }) => ({ email, role }));

/** The owner is one of the team, and three others accepted an invitation. Once the team is there. */
export async function addMembers(client: pg.Client, passwordHash: string, today: string): Promise<void> {
  await client.query(
    `update members set name = $2, staff_id = $3, created_at = $4 where user_id = $1 and role = 'owner'`,
    [OWNER_ID, OWNER.name, staffId(OWNER.name), signedUpAt(today)],
  );
  await client.query(
    `select set_config('app.member_id', id::text, true) from members where user_id = $1 and role = 'owner'`,
    [OWNER_ID],
  );
  for (const person of PEOPLE) await join(client, person, passwordHash, today);
  await client.query(`select set_config('app.member_id', '', true)`);
}

/** As an invitation is accepted: the trigger on auth.users makes the member. */
async function join(client: pg.Client, { name, email, role, staff }: Person, passwordHash: string, today: string) {
  const hash = createHash('sha256').update(`convite ${email}`).digest();
  const account = idOf('account', email);
  await client.query(
    `insert into member_invitations (user_id, token_hash, email, role, staff_id, expires_at)
     values ($1, $2, $3, $4, $5, now() + interval '1 minute')`,
    [OWNER_ID, hash, email, role, staff],
  );
  await client.query(
    `insert into history (user_id, actor_kind, actor_id, action, entity, entity_id, after)
     select user_id, 'owner', user_id, 'create', 'member_invitations', id, jsonb_build_object('email', email, 'role', role)
     from member_invitations where user_id = $1 and token_hash = $2`,
    [OWNER_ID, hash],
  );
  await client.query(
    `insert into auth.users (id, name, email, email_verified, sign_up, created_at) values ($1, $2, $3, true, $4, $5)`,
    [account, name, email, JSON.stringify({ invitation: hash.toString('hex') }), signedUpAt(today)],
  );
  await client.query(
    `insert into auth.accounts (user_id, account_id, provider_id, password)
     select id, id, 'credential', $2 from auth.users where id = $1`,
    [account, passwordHash],
  );
}
