/** How a piece of work says no: a value with a reason, never an exception. Whatever it had written by then is undone (see `inTransaction`). */
export type Refusal = Refused<string>;

export type Refused<Reason extends string> = { ok: false; reason: Reason };

/** What the form's own rules could not know: for each field the key of the text that says what is wrong. */
export type Invalid = Refused<'invalid'> & { fields: Record<string, string> };

export function isRefusal(outcome: unknown): outcome is Refusal {
  return typeof outcome === 'object' && outcome !== null && 'ok' in outcome && outcome.ok === false;
}
