import { CSPProvider } from '@base-ui/react/csp-provider';
import { type ReactNode, useEffect } from 'react';
import { ConfirmProvider } from './confirm.tsx';
import { keepFocus } from './lost-focus.ts';
import { keepRowsSteady } from './steady-rows.ts';

/** Around the whole app. The content security policy forbids style elements; app.css has their rules. */
export function UiProvider({ children }: { children: ReactNode }) {
  useEffect(keepFocus, []);
  useEffect(keepRowsSteady, []);
  return (
    <CSPProvider disableStyleElements>
      <ConfirmProvider>{children}</ConfirmProvider>
    </CSPProvider>
  );
}
