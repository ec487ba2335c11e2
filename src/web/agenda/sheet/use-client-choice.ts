import { useCallback, useRef, useState } from 'react';
import type { Appointment } from '#contract/agenda/appointments.ts';
import { api, queryClient } from '#web/ground/api/client.ts';
import { clientMeant } from './client-meant.ts';

/** `no_shows` is unknown of somebody who was just made a client. */
export type ChosenClient = { id: string; name: string; phone: string | null; no_shows?: number };
export type NewClient = { name: string; phone: string };
export type ClientChoice = ReturnType<typeof useClientChoice>;

export async function searchClients(text: string): Promise<ChosenClient[]> {
  const { rows } = await queryClient.fetchQuery(
    api.clients.list.queryOptions({ input: { search: text || undefined } }),
  );
  return rows;
}

/** The appointment's client: chosen from the list, meant by the typed text, or being created. */
export function useClientChoice(
  appointment: Appointment | undefined,
  onChange: (id: string | null) => void,
  given?: ChosenClient,
) {
  const [chosen, setChosen] = useState(() => clientOf(appointment) ?? given ?? null);
  const [making, setMaking] = useState(() => visitorOf(appointment));
  const [offered] = useState(making);
  const [typed, setTyped] = useState('');
  const [isReplacing, setReplacing] = useState(!chosen && !making);
  const [isSearchedAgain, setSearchedAgain] = useState(false);
  // Late search results are compared with this.
  const latest = useRef({ text: '', looked: '' });

  function choose(client: ChosenClient | null) {
    latest.current.text = '';
    setReplacing(true);
    setSearchedAgain(client === null);
    setChosen(client);
    setTyped('');
    setMaking(undefined);
    onChange(client?.id ?? null);
  }

  return {
    chosen,
    making,
    /** Whether the search was shown before. */
    isReplacing,
    /** Somebody asked for the search again: it takes the focus. */
    isSearchedAgain,
    choose,
    /** Not a client yet: the appointment cannot be saved like this. */
    isTyped: typed.trim() !== '' || making !== undefined,
    isDirty: typed.trim() !== '' || (making !== undefined && making !== offered),
    make: (client: NewClient | undefined) => {
      latest.current.text = '';
      setTyped('');
      setSearchedAgain(client === undefined);
      setMaking(client);
    },
    type: (text: string) => {
      latest.current.text = text.trim();
      setTyped(text);
    },
    /** No typed text is left to look up. */
    isMeaningKnown: () => latest.current.text === '' || latest.current.text === latest.current.looked,
    /** After typing: chooses the client that was meant. */
    chooseMeant: async () => {
      const { text } = latest.current;
      if (text === '') return;
      const meant = clientMeant(text, await searchClients(text).catch(() => []));
      if (latest.current.text !== text) return;
      latest.current.looked = text;
      if (meant) choose(meant);
    },
  };
}

function clientOf(appointment: Appointment | undefined): ChosenClient | null {
  if (!appointment?.client_id) return null;
  const { client_id: id, client_name: name, client_phone: phone, client_no_shows: no_shows } = appointment;
  return { id, name, phone, no_shows };
}

/** Somebody who asked online becomes a client when the request is approved; a deleted client no longer is one. */
function visitorOf(appointment: Appointment | undefined): NewClient | undefined {
  if (!appointment || appointment.client_id) return undefined;
  return { name: appointment.client_name, phone: appointment.client_phone ?? '' };
}

/** For an element that replaces a focused field: the focus goes on to what `selector` finds in the form. */
export function useKeptFocus(selector: string, { isReplacing }: ClientChoice) {
  return useCallback(
    (element: HTMLElement | null) => {
      const wasLost = isReplacing && document.activeElement === document.body;
      if (wasLost) element?.closest('form')?.querySelector<HTMLElement>(selector)?.focus();
    },
    [selector, isReplacing],
  );
}
