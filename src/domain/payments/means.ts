import type { Country } from '#domain/shared/countries.ts';

/** What the card company keeps, in percent. */
export type CardFees = { debit_fee_percent: number; credit_fee_percent: number };

/** A way in which a client pays, with everything that the rules ask about it. */
export type Means = {
  /** Whether what is paid this way is revenue on its day. What draws from something that was revenue when it was bought is not revenue again. */
  isRevenue: boolean;
  /** It lies in the drawer: the cash day counts it when it comes in and when it is given back, and a closed one keeps it as it was counted. */
  isCash: boolean;
  /** Owed until another means is named. Given back, nobody owes it any more. */
  isPending: boolean;
  /** Which of the salon's percentages the card company keeps. It keeps it when the means is named, and returns it when the payment is given back. */
  fee: keyof CardFees | null;
  /** What a payment must name besides: who owes it, or what it draws from (`source_id`), to which it is given back. */
  needs: 'client' | 'source' | null;
  /** The desk shows the salon's PIX code for it. */
  hasPixCode: boolean;
  /** The only country that knows it. */
  onlyIn: Country | null;
};

/** Received when it is paid, at no cost: the others say how they differ. */
const PLAIN = {
  isRevenue: true,
  isCash: false,
  isPending: false,
  fee: null,
  needs: null,
  hasPixCode: false,
  onlyIn: null,
} as const satisfies Means;

/**
 * Every means by its stored word, whatever the language of the screen, in the order in which forms offer them. Another one is another record here, its word in
 * the checks of `payments` (a migration) and its sign in the web; where it draws from something, that area reads and writes what is left of it.
 */
export const MEANS = {
  Dinheiro: { ...PLAIN, isCash: true },
  PIX: { ...PLAIN, hasPixCode: true, onlyIn: 'BR' },
  'Cartão de Débito': { ...PLAIN, fee: 'debit_fee_percent' },
  'Cartão de Crédito': { ...PLAIN, fee: 'credit_fee_percent' },
  'Transferência Bancária': PLAIN,
  Outro: PLAIN,
  'Mensalista (a receber)': { ...PLAIN, isPending: true, needs: 'client' },
} as const satisfies Record<string, Means>;

export type ClientPaymentMethod = keyof typeof MEANS;

export const meansOf = (method: ClientPaymentMethod): Means => MEANS[method];
