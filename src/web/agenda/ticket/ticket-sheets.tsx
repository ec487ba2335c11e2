import { createContext, type ReactNode, Suspense, use } from 'react';
import type { Card } from '#contract/agenda/appointments.ts';
import { useOverlay } from '#web/ui/use-overlay.ts';
import { TicketSheet } from './load-ticket.ts';

type Opened = { card: Card; onPaid?: () => void };

const OpenContext = createContext<(opened: Opened) => void>(() => {});

/** Opens the ticket of an appointment from the bottom of the screen. */
export const useTicketSheet = () => use(OpenContext);

/** One for the whole agenda: its lists and the sheet of an appointment open it. */
export function TicketSheets({ children }: { children: ReactNode }) {
  const { what, turn, open, state } = useOverlay<Opened>();
  return (
    <OpenContext value={open}>
      {children}
      {what && (
        <Suspense>
          <TicketSheet key={turn} {...what} {...state} />
        </Suspense>
      )}
    </OpenContext>
  );
}
