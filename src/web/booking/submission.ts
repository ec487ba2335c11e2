import { newKey } from '#web/ground/api/submission-key.ts';
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
