import { useSuspenseQuery } from '@tanstack/react-query';
import i18next from 'i18next';
import type { Session } from '#contract/account.ts';
import { api, client, queryClient } from '#web/app/api/client.ts';

const options = api.account.session.queryOptions({ staleTime: Number.POSITIVE_INFINITY });

/** Other tabs of this browser learn at once that somebody signed in or out here. */
const otherTabs = new BroadcastChannel('session');

/** The session, loaded once; null when nobody is signed in. The profile's language becomes the interface's. */
export async function loadSession(): Promise<Session | null> {
  const session = await queryClient.ensureQueryData(options);
  if (session) await speak(session);
  return session;
}

/** Inside the signed-in pages there is always one. */
export function useSession(): Session {
  const { data } = useSuspenseQuery(options);
  if (!data) throw new Error('This page needs a signed-in owner.');
  return data;
}

export async function beginSession(session: Session): Promise<void> {
  queryClient.clear();
  queryClient.setQueryData(options.queryKey, session);
  otherTabs.postMessage('changed');
  await speak(session);
}

export function updateProfile(profile: Session['profile']): Promise<void> {
  const session = queryClient.setQueryData(options.queryKey, (old) => (old ? { ...old, profile } : old));
  otherTabs.postMessage('changed');
  return session ? speak(session) : Promise.resolve();
}

/** Signing out always ends the session here, even if the server had already forgotten it. */
export async function endSession(): Promise<void> {
  try {
    await client.account.signOut({});
  } finally {
    forgetSession();
    otherTabs.postMessage('changed');
  }
}

/** The server no longer knows the session: nothing of the salon may stay on the screen. */
export function forgetSession(): void {
  queryClient.clear();
  queryClient.setQueryData(options.queryKey, null);
}

export function onSessionChangedElsewhere(react: () => void): () => void {
  const listen = async () => {
    await queryClient.invalidateQueries({ queryKey: options.queryKey });
    await queryClient.fetchQuery({ ...options, staleTime: 0 });
    react();
  };
  otherTabs.addEventListener('message', listen);
  return () => otherTabs.removeEventListener('message', listen);
}

async function speak({ profile }: Session): Promise<void> {
  if (i18next.language !== profile.language) await i18next.changeLanguage(profile.language);
}
