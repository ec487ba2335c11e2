import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import type { Appointment } from '#contract/agenda-appointments.ts';
import { isDate } from '#domain/shared/time.ts';
import { api } from '#web/app/api/client.ts';

type Candidate = { id: string; nome: string; comissao_percentual: number | null };
export type SheetDay = ReturnType<typeof useSheetDay>;

/** Who may take the appointment, and the blocks of its day. The agenda behind the sheet has usually loaded both already. */
export function useSheetDay(date: string, appointment: Appointment | undefined) {
  const input = isDate(date) ? { from: date, to: date } : skipToken;
  const query = useQuery(api.agenda.days.queryOptions({ input, placeholderData: keepPreviousData }));
  const everyone = query.data?.professionals ?? [];
  const kept = new Set(
    appointment && [appointment.professional_id, ...appointment.lines.map((l) => l.professional_id)],
  );
  const candidates: Candidate[] = everyone.filter(({ id, ativo }) => ativo || kept.has(id));
  // Who has left and works on no other day of the salon still has this appointment.
  if (appointment?.professional_id && !candidates.some(({ id }) => id === appointment.professional_id)) {
    const { professional_id: id, professional_name: nome } = appointment;
    candidates.push({ id, nome, comissao_percentual: null });
  }
  return {
    query,
    candidates,
    timeOff: query.data?.time_off ?? [],
    /** Nobody, or somebody unknown, has no usual commission. */
    worker: (id: string | null) =>
      candidates.find((one) => one.id === id) ?? { id: id ?? '', comissao_percentual: null },
  };
}
