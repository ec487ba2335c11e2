import { createORPCErrorFromJson, isDefinedError, ORPCError } from '@orpc/client';
import i18next from 'i18next';

/** The functions of the specification refuse with {success: false, error}: the sentence becomes the error's message. */
export function functionRefusal(body: unknown, response: { status: number }): ORPCError<string, unknown> | undefined {
  const { success, error } = (body ?? {}) as { success?: unknown; error?: unknown };
  if (success !== false || typeof error !== 'string') return undefined;
  return createORPCErrorFromJson({
    defined: true,
    code: 'FUNCTION_REFUSED',
    status: response.status,
    message: error,
    data: undefined,
  });
}

/** Which refusal of the contract this is; undefined when the server could not be reached or failed unforeseen. */
export function refusalCode(error: unknown): string | undefined {
  return error instanceof ORPCError && isDefinedError(error) ? String(error.code) : undefined;
}

/** What follows "Erro ao …:" in the reader's language; the browser's and the server's own words are English. */
export function failureDetail(error: unknown): string {
  if (!(error instanceof ORPCError)) return i18next.t('common:failure.connection');
  return i18next.t(error.code === 'BUSY' ? 'common:failure.busy' : 'common:failure.server');
}

/** Text keys by field, where the server refused the input. */
export function refusedFields(error: unknown): Record<string, string> {
  if (!(error instanceof ORPCError) || error.code !== 'INVALID') return {};
  return (error.data as { fields?: Record<string, string> })?.fields ?? {};
}

/** How many whole minutes to wait after too many tries. */
export function minutesToWait(error: unknown): number {
  const seconds =
    error instanceof ORPCError ? (error.data as { retryAfterSeconds?: number })?.retryAfterSeconds : undefined;
  return Math.max(1, Math.ceil((seconds ?? 60) / 60));
}

/** What a password confirmation wants to know of the deed it guards. */
export async function passwordOutcome(deed: Promise<unknown>): Promise<'ok' | 'wrong' | 'failed'> {
  try {
    await deed;
    return 'ok';
  } catch (error) {
    return refusalCode(error) === 'WRONG_PASSWORD' ? 'wrong' : 'failed';
  }
}
