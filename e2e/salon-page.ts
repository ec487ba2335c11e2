import { randomUUID } from 'node:crypto';
import { type Caller, call } from './api.ts';

/** The settings of a page that is published, at a name that no other test takes. */
export async function publishPage(owner: Caller, changes: object = {}): Promise<string> {
  const name = `studio-${randomUUID().slice(0, 13)}`;
  const form = { name, is_published: true, kind: 'hair', about: '', instagram: '', whatsapp: '', ...changes };
  await call(owner, 'put', 'salon-page', form);
  return `/s/${name}`;
}
