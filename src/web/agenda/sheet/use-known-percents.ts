import { useState } from 'react';
import type { Appointment } from '#contract/agenda/appointments.ts';
import type { Service } from '#contract/services/operations.ts';

export type KnownPercents = ReturnType<typeof useKnownPercents>;

/** The percentages of their own that the services in the sheet have; null where one has none. */
export function useKnownPercents(appointment: Appointment | undefined) {
  const [met, setMet] = useState<Record<string, number | null>>({});
  return {
    of: (service_id: string | null): number | null => {
      const chosen = met[service_id ?? ''];
      if (chosen !== undefined) return chosen;
      return appointment?.lines.find((line) => line.service_id === service_id)?.service_percent ?? null;
    },
    remember: ({ id, commission_percent }: Service) => setMet((met) => ({ ...met, [id]: commission_percent })),
  };
}
