import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Appointment } from '#contract/agenda/appointments.ts';
import type { ClientCard } from '#contract/clients/operations.ts';
import type { Worker } from '#domain/commissions/usual.ts';
import { isDate } from '#domain/shared/time.ts';
import { api } from '#web/ground/api/client.ts';

type Candidate = Worker & { nome: string };
/** For somebody the day does not know: no usual commission. */
const UNKNOWN = { comissao_percentual: null, is_owner: false };

export type SheetDay = ReturnType<typeof useSheetDay>;

/** The professionals who may take the appointment, and the blocks of its day. The agenda has usually loaded both already. */
export function useSheetDay(date: string, appointment: Appointment | undefined) {
  const input = isDate(date) ? { from: date, to: date } : skipToken;
  const query = useQuery(api.agenda.days.queryOptions({ input, placeholderData: keepPreviousData }));
  const everyone = query.data?.professionals ?? [];
  const kept = new Set(
    appointment && [appointment.professional_id, ...appointment.lines.map((l) => l.professional_id)],
  );
  const candidates: Candidate[] = everyone.filter(({ id, ativo }) => ativo || kept.has(id));
  // A professional who has left still has this appointment.
  if (appointment?.professional_id && !candidates.some(({ id }) => id === appointment.professional_id)) {
    const { professional_id: id, professional_name: nome } = appointment;
    candidates.push({ id, nome, ...UNKNOWN });
  }
  return {
    query,
    candidates,
    timeOff: query.data?.time_off ?? [],
    worker: (id: string | null): Worker => candidates.find((one) => one.id === id) ?? { id: id ?? '', ...UNKNOWN },
  };
}

/** A salon of one need not choose the professional. */
export function useOnlyProfessional(chosen: string | null, { candidates }: SheetDay, onKnown: (id: string) => void) {
  const isFirst = useRef(true);
  const only = candidates.length === 1 ? candidates[0]?.id : undefined;
  const know = useEffectEvent((id: string) => chosen === null && onKnown(id));
  useEffect(() => {
    if (!only || !isFirst.current) return;
    isFirst.current = false;
    know(only);
  }, [only]);
}

/** Once for each client: whom they prefer, if that one works here. Whoever chooses somebody else is not contradicted. */
export function usePreferred(card: ClientCard | undefined, { candidates }: SheetDay, onKnown: (id: string) => void) {
  const proposed = useRef<string>(undefined);
  const wanted = card?.preferred_professional?.id;
  const isHere = candidates.some(({ id }) => id === wanted);
  const clientId = card?.id;
  const propose = useEffectEvent(onKnown);
  useEffect(() => {
    if (!clientId || !wanted || !isHere || proposed.current === clientId) return;
    proposed.current = clientId;
    propose(wanted);
  }, [clientId, wanted, isHere]);
}
