import { type PlainAnswer, plainCall } from '#web/ground/api/plain-call.ts';
import { texts } from '#web/texts/texts.ts';

/** A call by the rest of its name, such as `token_info`. Token and PIN are sent in the body only. */
export function portalCall<T>(name: string, input: object, idempotencyKey?: string): Promise<PlainAnswer<T>> {
  const headers = {
    'accept-language': texts.language,
    ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
  };
  return plainCall<T>(`/rpc/staff_portal_${name}`, { body: input, headers });
}
