import { useSave } from '#web/ground/use-save.ts';

type Saving<Values> = Parameters<typeof useSave<Values, unknown>>[0];

/** Saves the form of a sheet, which then closes. */
export function useProductSave<Values>(
  send: Saving<Values>['send'],
  form: Saving<Values>['form'],
  success: string,
  onOpenChange: (open: boolean) => void,
) {
  return useSave({
    send,
    form,
    success,
    changed: ['products', 'product_purchases', 'purchase_instalments', 'stock_movements'],
    onSaved: () => onOpenChange(false),
  });
}
