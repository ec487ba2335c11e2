import { randomUUID } from 'node:crypto';
import { type Page, request } from '@playwright/test';
import { type Caller, call } from './api.ts';

const invitation = { email: '', role: 'receptionist', staff_id: null as string | null, by: 'link' };

/** A new link of an invitation, through the API. */
export async function invite(owner: Caller, changes: Partial<typeof invitation> = {}): Promise<string> {
  const { token } = await call(owner, 'post', 'members/invitations', { ...invitation, ...changes });
  return `/convite/${token}`;
}

/** Somebody with an account of their own, through the API, for a test that is not about inviting. */
export async function addMember(page: Page, name = 'Rita Campos', changes: Partial<typeof invitation> = {}) {
  const link = await invite(page, changes);
  const theirs = await request.newContext({ baseURL: new URL(page.url()).origin });
  const email = `${randomUUID()}@example.com`;
  const password = 'segredo1';
  const account = { name, email, password, confirmation: password, terms: true };
  await call({ request: theirs }, 'post', 'members/join', { ...account, token: link.split('/').at(-1) });
  await theirs.dispose();
  return { email, password };
}
