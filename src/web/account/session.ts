import { useSuspenseQuery } from '@tanstack/react-query';
import i18next from 'i18next';
import { useState } from 'react';
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

/** Inside the signed-in pages there is always one: until the router has left them after a sign-out, the last one. */
export function useSession(): Session {
  const { data } = useSuspenseQuery(options);
  const [session, setSession] = useState(data);
  if (data && data !== session) setSession(data);
  if (!session) throw new Error('This page needs a signed-in owner.');
  return data ?? session;
}

export async function beginSession(session: Session): Promise<void> {
  startAfresh(session);
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

export function forgetSession(): void {
  startAfresh(null);
}

/** Nothing that one salon has loaded may be shown to the next. */
function startAfresh(session: Session | null): void {
  queryClient.clear();
  queryClient.setQueryData(options.queryKey, session);
}

export function onSessionChangedElsewhere(react: () => void): () => void {
  const listen = async () => {
    const before = queryClient.getQueryData(options.queryKey);
    const session = await queryClient.fetchQuery({ ...options, staleTime: 0 });
    if (session?.user.id !== before?.user.id) startAfresh(session);
    react();
  };
  otherTabs.addEventListener('message', listen);
  return () => otherTabs.removeEventListener('message', listen);
}

async function speak({ profile }: Session): Promise<void> {
  if (i18next.language !== profile.language) await i18next.changeLanguage(profile.language);
}
