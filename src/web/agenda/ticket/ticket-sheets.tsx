import { createContext, lazy, type ReactNode, Suspense, use } from 'react';
import type { Card } from '#contract/agenda/appointments.ts';
import { texts } from '#web/texts/texts.ts';
import { useOverlay } from '#web/ui/use-overlay.ts';

const loadViews = async () => (await Promise.all([import('./ticket-views.tsx'), texts.load(['cashier'])]))[0];

/** Both are loaded with their texts when somebody first asks for a ticket, which keeps the agenda light. */
export const TicketCard = lazy(async () => ({ default: (await loadViews()).TicketCard }));
const TicketSheet = lazy(async () => ({ default: (await loadViews()).TicketSheet }));

/** While the pointer is still on its way to a ticket. */
export const fetchTicketCard = () => void loadViews();

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
