import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Session } from '#contract/account/operations.ts';
import { texts } from '#web/texts/texts.ts';
import { api, client, queryClient } from './api/client.ts';
import { changeLanguage } from './i18n.ts';
import { keepWindowSalon } from './window-salon.ts';

const options = api.account.session.queryOptions({ staleTime: Number.POSITIVE_INFINITY });

/** Other tabs of this browser learn at once that somebody signed in or out here. */
const otherTabs = new BroadcastChannel('session');

/** The session, loaded once; null when nobody is signed in. The profile's language becomes the interface's. */
export async function loadSession(): Promise<Session | null> {
  const session = await queryClient.ensureQueryData(options);
  if (session) {
    keepWindowSalon(session.profile.id);
    await speak(session);
  }
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

/** The same owner signed in again above a page, which keeps its data and what was typed. */
export function goOnWith(session: Session): void {
  renewSession(session);
  otherTabs.postMessage('changed');
}

/** The one that this window goes by, as it was last read; nothing is asked for. */
export function heldSession(): Session | null | undefined {
  return queryClient.getQueryData(options.queryKey);
}

/** The same desk with what is new about it, such as other rights. */
export function renewSession(session: Session): void {
  queryClient.setQueryData(options.queryKey, session);
}

/** Something about the account changed on the server. */
export async function askAgainForSession(): Promise<void> {
  await queryClient.fetchQuery({ ...options, staleTime: 0 });
  otherTabs.postMessage('changed');
}

export function updateProfile(profile: Session['profile']): Promise<void> {
  const session = queryClient.setQueryData(options.queryKey, (old) => (old ? { ...old, profile } : old));
  otherTabs.postMessage('changed');
  return session ? speak(session) : Promise.resolve();
}

/** One that the server had already forgotten is no error. One that could not be ended lives on, and so does this window. */
export async function endSession(): Promise<void> {
  await client.account.signOut({});
  forgetSession();
  otherTabs.postMessage('changed');
}

export function forgetSession(): void {
  startAfresh(null);
}

/** Nothing that one salon has loaded or written down may be shown to the next. */
function startAfresh(session: Session | null): void {
  queryClient.clear();
  queryClient.setQueryData(options.queryKey, session);
  try {
    sessionStorage.clear();
  } catch {
    // storage is forbidden in this browser, so there is nothing in it
  }
  if (session) keepWindowSalon(session.profile.id);
}

export function onSessionChangedElsewhere(react: () => void): () => void {
  const listen = async () => {
    const before = queryClient.getQueryData(options.queryKey);
    // A request sent before the change would bring the old session.
    await queryClient.cancelQueries({ queryKey: options.queryKey, exact: true });
    const session = await queryClient.fetchQuery({ ...options, staleTime: 0 }).catch(() => undefined);
    // Cancelled by a newer change, or no response: nothing changes.
    if (session === undefined) return;
    if (!isSameDesk(session, before)) startAfresh(session);
    react();
  };
  otherTabs.addEventListener('message', listen);
  return () => otherTabs.removeEventListener('message', listen);
}

/** The salon asks everybody for two-step sign-in, and this account has none: until then the server answers nothing of it. */
export function needsTwoStep({ user, profile }: Session): boolean {
  return profile.two_step_required && !user.two_step;
}

/** The same person in the same salon: only then may a window go on with what it shows. */
export function isSameDesk(a: Session | null | undefined, b: Session | null | undefined): boolean {
  return a?.user.id === b?.user.id && a?.profile.id === b?.profile.id;
}

async function speak({ profile }: Session): Promise<void> {
  texts.writeNumbersAs(profile);
  if (texts.language !== profile.language) await changeLanguage(profile.language);
}
