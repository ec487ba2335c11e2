import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';

/** What addresses call what they ask for: a new one, a purchase, the cash drawer. */
export const ASKED = 'novo';
export const ASKED_PURCHASE = 'compra';
export const ASKED_CASH = 'caixa';

/** A form that an address asks the page to open: `?novo=`. It leaves the address at once, so that neither Back nor a reload opens it again. */
export function useAsked(name: string, open: (value: string) => void): void {
  const [params, setParams] = useSearchParams();
  const asked = params.get(name);
  const take = useEffectEvent((value: string) => {
    setParams(
      (params) => {
        params.delete(name);
        return params;
      },
      { replace: true, preventScrollReset: true },
    );
    open(value);
  });
  useEffect(() => {
    if (asked !== null) take(asked);
  }, [asked]);
}
