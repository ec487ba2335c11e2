import { useQueries } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import type { Card } from '#contract/agenda/appointments.ts';
import type { Ticket } from '#contract/cashier/sales.ts';
import { api } from '#web/ground/api/client.ts';
import { useSettled } from '#web/ui/use-settled.ts';
import { countsOf, questionsFor } from './payable.ts';

type Counts = Record<string, number>;

const CountsContext = createContext<Counts>({});

/** How many items wait on the ticket of an appointment; undefined where no sale is open. */
export const useOpenItems = (id: string): number | undefined => use(CountsContext)[id];

/** Which of these appointments have a sale open: asked for together, once the diary has stood still for a moment. */
export function OpenTickets({ cards, children }: { cards: readonly Card[]; children: ReactNode }) {
  const settled = useSettled(cards);
  const questions = useMemo(() => questionsFor(settled), [settled]);
  const counts = useQueries({
    queries: questions.map((appointments) => api.cashier.tickets.queryOptions({ input: { appointments } })),
    combine: together,
  });
  // What was known stays until the next answer, so that the words on the cards do not come and go.
  const [known, setKnown] = useState<Counts>({});
  if (counts && counts !== known) setKnown(counts);
  return <CountsContext value={known}>{children}</CountsContext>;
}

/** Null while an answer is missing. */
function together(answers: readonly { data: Ticket[] | undefined }[]): Counts | null {
  const tickets = answers.map(({ data }) => data);
  return tickets.every((some) => some !== undefined) ? countsOf(tickets.flat()) : null;
}
