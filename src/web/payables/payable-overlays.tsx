import type { Payable } from '#contract/payables/operations.ts';
import { PurchaseSheet } from '#web/products/purchase-sheet.tsx';
import type { OverlayState } from '#web/ui/use-overlay.ts';
import { ChangeExpenseDialog } from './change-expense-dialog.tsx';
import { NewExpenseDialog } from './new-expense-dialog.tsx';
import { PayDialog } from './pay-dialog.tsx';

export type Opened = { form: 'purchase' } | { form: 'expense'; payable?: Payable } | { form: 'pay'; payable: Payable };

/** One thing at a time stands above the list. */
export function PayableOverlays({ opened, ...state }: OverlayState & { opened: Opened }) {
  if (opened.form === 'purchase') return <PurchaseSheet {...state} />;
  if (opened.form === 'pay') return <PayDialog {...state} payable={opened.payable} />;
  return opened.payable ? <ChangeExpenseDialog {...state} payable={opened.payable} /> : <NewExpenseDialog {...state} />;
}
