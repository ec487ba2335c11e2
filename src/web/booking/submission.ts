import { forget, keep, keptValue } from './kept.ts';

/**
 * The idempotency key of what is being sent: the same for every try of the same values, also after a reload, so that a retry after a
 * lost answer books nothing twice.
 */
type Submission = { values: string; key: string };

const NAME = 'bookingSubmission';

export function wasSent(form: unknown): boolean {
  return last()?.values === JSON.stringify(form);
}

export function submissionKey(form: unknown): string {
  const values = JSON.stringify(form);
  const submission = last();
  if (submission?.values === values) return submission.key;
  const key = newKey();
  keep(NAME, { values, key } satisfies Submission);
  return key;
}

/** Once it was answered, another try is another wish. */
export function forgetSubmission(): void {
  forget(NAME);
}

const last = () => keptValue<Submission>(NAME);

/** Not randomUUID, which browsers keep for https: a salon may well open its server by an address of its own network. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
}
