/** How a piece of work says no: a value with a reason, never an exception. Whatever it had written by then is undone (see `inTransaction`). */
export type Refusal = { ok: false; reason: string };

export function isRefusal(outcome: unknown): outcome is Refusal {
  return typeof outcome === 'object' && outcome !== null && 'ok' in outcome && outcome.ok === false;
}
