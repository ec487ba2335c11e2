import type { Call } from '#server/kernel/http/api.ts';
import { type AtDesk, deleteSession, insertDeskSession } from './desk-sessions-queries.ts';
import type { AccountServices } from './services.ts';

type Services = Pick<AccountServices, 'authPool'>;

/** Ends the session that a device's cookie names; whoever has none has nothing to end. */
export async function endSessionHere({ authPool }: Services, { sessions, cookies }: Call): Promise<void> {
  const signedIn = await sessions.read(cookies);
  if (signedIn) await deleteSession(authPool, signedIn.token);
}

/** For whom a desk has recognised by their PIN: a session that goes with the desk. Answers its token, and nothing where the desk has ended. */
export function beginSessionAtDesk({ authPool }: Services, at: AtDesk): Promise<string | undefined> {
  return insertDeskSession(authPool, at);
}
