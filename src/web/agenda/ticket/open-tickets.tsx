import { useQueries } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import type { Card } from '#contract/agenda/appointments.ts';
import type { Ticket } from '#contract/cashier/sales.ts';
import { api } from '#web/ground/api/client.ts';
import { useMay } from '#web/ground/use-may.ts';
import { useDebounced } from '#web/ui/use-debounced.ts';
import { countsOf, type OwedOf, owedOf, questionsFor } from './payable.ts';

type Known = { items: Record<string, number>; owed: Record<string, OwedOf> };

const KnownContext = createContext<Known | null>(null);

/** Whether the cards below lead to their tickets. Asked by a thousand of them. */
export const useHasTickets = (): boolean => use(KnownContext) !== null;

/** How many items the open sale of an appointment has; undefined without one. */
export const useOpenItems = (id: string): number | undefined => use(KnownContext)?.items[id];

/** What is still owed of it; undefined where nothing is. */
export const useOwed = (id: string): OwedOf | undefined => use(KnownContext)?.owed[id];

type Props = { cards: readonly Card[]; children: ReactNode };

/** Nobody receives here who may not: then nothing is read, and no card has a ticket. */
export function OpenTickets(props: Props) {
  const may = useMay();
  return may('payments') ? <ReadTickets {...props} /> : props.children;
}

/** Which of these appointments have an open sale: read together, once the diary has settled. */
function ReadTickets({ cards, children }: Props) {
  const settled = useDebounced(cards);
  const questions = useMemo(() => questionsFor(settled), [settled]);
  const read = useQueries({
    queries: questions.map((appointments) => api.cashier.tickets.queryOptions({ input: { appointments } })),
    combine: together,
  });
  // What was read before stays until the next response, so that the cards do not flicker.
  const [known, setKnown] = useState<Known>({ items: {}, owed: {} });
  if (read && read !== known) setKnown(read);
  return <KnownContext value={known}>{children}</KnownContext>;
}

/** Null while a response is missing. */
function together(answers: readonly { data: Ticket[] | undefined }[]): Known | null {
  const tickets = answers.map(({ data }) => data);
  if (!tickets.every((some) => some !== undefined)) return null;
  return { items: countsOf(tickets.flat()), owed: owedOf(tickets.flat()) };
}
