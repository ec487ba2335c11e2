import i18next from 'i18next';
import { type PlainAnswer, plainCall } from '#web/ground/api/plain-call.ts';

/** A call of the portal by the rest of its name, `token_info`. Token and PIN travel in the body alone. */
export function portalCall<T>(name: string, input: object, idempotencyKey?: string): Promise<PlainAnswer<T>> {
  const headers = {
    'accept-language': i18next.language,
    ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
  };
  return plainCall<T>(`/rpc/staff_portal_${name}`, { body: input, headers });
}
