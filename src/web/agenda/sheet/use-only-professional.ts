import { useEffect, useRef } from 'react';
import type { AppointmentFields } from './use-appointment-form.ts';
import type { SheetDay } from './use-sheet-day.ts';

/** Who works alone is not asked who does it. */
export function useOnlyProfessional(form: AppointmentFields, { candidates }: SheetDay) {
  const isFirst = useRef(true);
  const only = candidates.length === 1 ? candidates[0] : undefined;
  useEffect(() => {
    if (!only || !isFirst.current) return;
    isFirst.current = false;
    if (form.watch('professional_id') === null) form.setValue('professional_id', only.id);
  }, [only, form]);
}
