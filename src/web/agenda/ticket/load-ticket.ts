import i18next from 'i18next';
import { lazy } from 'react';

const texts = () => i18next.loadNamespaces('cashier');

const loadCard = async () => (await Promise.all([import('./ticket-card.tsx'), texts()]))[0];
const loadSheet = async () => (await Promise.all([import('./ticket-sheet.tsx'), texts()]))[0];

/** Both come with their texts when somebody first asks for a ticket: the agenda itself stays as light as it was. */
export const TicketCard = lazy(loadCard);
export const TicketSheet = lazy(loadSheet);

/** On the way to a ticket, so that it is there when the pointer has come to rest. */
export const fetchTicketCard = () => void loadCard();
