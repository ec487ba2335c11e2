import { type Cents, cents } from '#domain/shared/money.ts';

/** What went into the drawer and out of it since it was opened, each above zero. */
type Drawer = {
  float: Cents;
  cash_received: Cents;
  supplies: Cents;
  withdrawals: Cents;
  cash_voids: Cents;
};

/** What must be in the drawer. Negative if more was taken out than was recorded coming in. */
export function expectedCash({ float, cash_received, supplies, withdrawals, cash_voids }: Drawer): Cents {
  return cents(float + cash_received + supplies - withdrawals - cash_voids);
}

/** The surplus over what was expected; negative if something is missing. */
export function cashDifference(counted: Cents, expected: Cents): Cents {
  return cents(counted - expected);
}
