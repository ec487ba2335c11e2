import { randomBytes } from 'node:crypto';
import { type Page, request } from '@playwright/test';
import pg from 'pg';
import { button } from './parts.ts';
import { anEmail, call, expect, type Salon } from './salon.ts';

export const PIN = '271828';

/** Of whoever is signed in there. */
export const setPin = (caller: Parameters<typeof call>[0], password: string, pin = PIN) =>
  call(caller, 'put', 'desk/pin', { pin, password });

/** A receptionist of the page's salon, with a PIN and the owner's password. Behind the program's back: nobody need read an invitation. */
export async function addReceptionist(page: Page, salon: Salon, name: string): Promise<{ email: string }> {
  const { profile } = await call(page, 'get', 'account/session');
  const [email, hash] = [anEmail(), randomBytes(32).toString('hex')];
  const database = new pg.Client(process.env.E2E_DATABASE);
  await database.connect();
  await database.query(
    `insert into member_invitations (user_id, token_hash, role, expires_at) values ($1, decode($2, 'hex'), 'receptionist', now() + interval '1 day')`,
    [profile.id, hash],
  );
  await database.query(
    `with made as (insert into auth.users (name, email, sign_up) values ($1, $2, $3) returning id)
     insert into auth.accounts (user_id, account_id, provider_id, password)
     select made.id, made.id, 'credential', account.password from made, auth.accounts as account where account.user_id = $4`,
    [name, email, JSON.stringify({ invitation: hash }), profile.id],
  );
  await database.end();
  const elsewhere = await request.newContext({ baseURL: process.env.E2E_URL ?? '' });
  await call({ request: elsewhere }, 'post', 'account/sign-in', { email, password: salon.password });
  await setPin({ request: elsewhere }, salon.password);
  await elsewhere.dispose();
  return { email };
}

export async function turnOn(page: Page, minutes: number) {
  await page.goto('/configuracoes');
  await page.getByLabel('Bloquear depois de quantos minutos sem toque').fill(String(minutes));
  await button(page, 'Este aparelho é da recepção').click();
  await expect(page.getByRole('status').filter({ hasText: 'Este aparelho é da recepção!' })).toBeVisible();
}
