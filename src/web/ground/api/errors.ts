import { createORPCErrorFromJson, isDefinedError, ORPCError } from '@orpc/client';
import { capital } from '#domain/shared/capital.ts';
import { wholeMinutes } from '#domain/shared/durations.ts';
import { texts } from '#web/texts/texts.ts';

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

/** A refusal stays one, whatever its status: nobody may be told that a refused call succeeded. */
export async function refusingAll<T>({ next }: { next: () => Promise<T> }): Promise<T> {
  const answer = await next();
  const refusal = functionRefusal(answer, { status: 400 });
  if (refusal) throw refusal;
  return answer;
}

/** Which refusal of the contract this is; undefined when the server could not be reached or failed unforeseen. */
export function refusalCode(error: unknown): string | undefined {
  return error instanceof ORPCError && isDefinedError(error) ? String(error.code) : undefined;
}

/** What the contract sends along with this refusal; undefined if the call failed for another reason. */
export function refusedWith<Data>(error: unknown, code: string): Data | undefined {
  return refusalCode(error) === code ? ((error as ORPCError<string, unknown>).data as Data) : undefined;
}

const FAILURES = {
  BUSY: 'common:failure.busy',
  NEEDS_TWO_STEP: 'common:failure.needsTwoStep',
  NO_ACCESS: 'common:failure.noAccess',
  NOT_ALLOWED: 'common:failure.notAllowed',
} as const;

/** What follows "Erro ao …:" in the reader's language; the browser's and the server's own words are English. */
export function failureDetail(error: unknown): string {
  if (!(error instanceof ORPCError)) return texts.t('common:failure.connection');
  return texts.t(FAILURES[error.code as keyof typeof FAILURES] ?? 'common:failure.server');
}

/** The same as a sentence, where somebody may not do a thing: it is said alike everywhere, whatever else a failure is called there. */
export function rightsFailure(error: unknown): string | undefined {
  const code = refusalCode(error);
  return code === 'NOT_ALLOWED' || code === 'NO_ACCESS' ? `${capital(failureDetail(error))}.` : undefined;
}

/** Text keys by field, if the server refused the input. */
export function refusedFields(error: unknown): Record<string, string> {
  if (!(error instanceof ORPCError) || error.code !== 'INVALID') return {};
  return (error.data as { fields?: Record<string, string> })?.fields ?? {};
}

/** How many whole minutes to wait after too many tries. */
export function minutesToWait(error: unknown): number {
  const seconds =
    error instanceof ORPCError ? (error.data as { retryAfterSeconds?: number })?.retryAfterSeconds : undefined;
  return wholeMinutes(seconds ?? 60);
}

/** What follows "Erro ao …:" where the password was asked for: after too many wrong ones, how long it stays locked. */
export function passwordFailure(error: unknown): string {
  if (refusalCode(error) !== 'TOO_MANY_TRIES') return failureDetail(error);
  return texts.t('account:tooManyTries', { count: minutesToWait(error) });
}
