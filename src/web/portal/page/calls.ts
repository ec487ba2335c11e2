import { type PlainAnswer, plainCall } from '#web/ground/api/plain-call.ts';
import { windowSalon } from '#web/ground/window-salon.ts';
import { texts } from '#web/texts/texts.ts';

/** Of a link, with its PIN where that is known; none where somebody is signed in. */
export type Keys = { token: string; pin?: string } | Record<never, never>;

/** How a call proves who it is: a link's token and PIN are sent in the body only; without them, it is the session of this browser, in the salon of this tab. */
export function ofKeys(keys: Keys): { credentials: 'omit' | 'same-origin'; salon: Record<string, string> } {
  if ('token' in keys) return { credentials: 'omit', salon: {} };
  const salon = windowSalon();
  return { credentials: 'same-origin', salon: salon ? { 'x-salon-id': salon } : {} };
}

/** A call by the rest of its name, such as `token_info`. */
export function portalCall<T>(
  name: string,
  { keys, ...input }: { keys: Keys } & object,
  idempotencyKey?: string,
): Promise<PlainAnswer<T>> {
  const { credentials, salon } = ofKeys(keys);
  const headers = {
    'accept-language': texts.language,
    ...salon,
    ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
  };
  return plainCall<T>(`/rpc/staff_portal_${name}`, { body: { ...keys, ...input }, headers, credentials });
}
