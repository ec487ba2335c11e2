import type { PaidKindName } from '#domain/payments/paid-kinds.ts';
import type { ClientPaymentMethod } from '#domain/shared/payment-methods.ts';
import type { Database } from '#server/kernel/database/db.ts';

/** What payments ask of the area that owns what they are for: only that area writes its rows. */
export type PaidThing = {
  /**
   * Held until the transaction ends, before its payments, as everybody does who changes them; its client before it, so that nobody is deleted who comes
   * to owe something by it. With the day on which it counts by now: somebody may have moved it. Undefined where it is gone or was taken back.
   */
  hold: (db: Database, id: string) => Promise<{ client_id: string | null; day: string | null } | undefined>;
  /** For what reads only one method. */
  setMainMethod: (db: Database, id: string, method: ClientPaymentMethod) => Promise<void>;
};

/** One for each kind of thing that clients pay for. */
export type PaidThings = Record<PaidKindName, PaidThing>;
