import { useQueries } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import type { Card } from '#contract/agenda/appointments.ts';
import type { Ticket } from '#contract/cashier/sales.ts';
import { api } from '#web/ground/api/client.ts';
import { useDebounced } from '#web/ui/use-debounced.ts';
import { countsOf, questionsFor } from './payable.ts';

type Counts = Record<string, number>;

const CountsContext = createContext<Counts>({});

/** How many items the open sale of an appointment has; undefined without one. */
export const useOpenItems = (id: string): number | undefined => use(CountsContext)[id];

/** Which of these appointments have an open sale: read together, once the diary has settled. */
export function OpenTickets({ cards, children }: { cards: readonly Card[]; children: ReactNode }) {
  const settled = useDebounced(cards);
  const questions = useMemo(() => questionsFor(settled), [settled]);
  const counts = useQueries({
    queries: questions.map((appointments) => api.cashier.tickets.queryOptions({ input: { appointments } })),
    combine: together,
  });
  // Old counts stay until the next response, so that the cards do not flicker.
  const [known, setKnown] = useState<Counts>({});
  if (counts && counts !== known) setKnown(counts);
  return <CountsContext value={known}>{children}</CountsContext>;
}

/** Null while a response is missing. */
function together(answers: readonly { data: Ticket[] | undefined }[]): Counts | null {
  const tickets = answers.map(({ data }) => data);
  return tickets.every((some) => some !== undefined) ? countsOf(tickets.flat()) : null;
}
