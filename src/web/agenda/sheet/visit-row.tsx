import { Undo2 } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import type { Appointment } from '#contract/agenda/appointments.ts';
import { markOf, nextStep, type Visit } from '#domain/agenda/visit.ts';
import { stepsOf } from '#domain/agenda/visit-steps.ts';
import { markIcons } from '#web/ground/mark-icons.ts';
import { useSalonNow } from '#web/ground/use-salon-now.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { useDiscardQuestion } from '#web/ui/use-unsaved-guard.ts';
import { useStateWords } from '../labels.ts';
import { useChangeVisit } from '../visit/use-change-visit.ts';

const icons = { ...markIcons, expected: Undo2 };

type Props = {
  appointment: Appointment;
  /** Something was typed that is not saved yet. */
  isDirty: boolean;
  /** The appointment as it is then: only how the visit stands has changed. */
  onChanged: (appointment: Appointment) => void;
  /** It was cancelled, or that was taken back: the form would save the old status over it. */
  onClose: () => void;
};

/** How the visit stands, and what may be said of it next. It is saved at once, whatever is typed in the form. */
export function VisitRow({ appointment, isDirty, onChanged, onClose }: Props) {
  const { t } = useTranslation('agenda');
  const now = useSalonNow();
  const state = useStateWords();
  const mayDiscard = useDiscardQuestion();
  const { say, isChanging } = useChangeVisit((saved) => {
    if (saved.id !== appointment.id) return;
    if (saved.status === appointment.status) onChanged(saved);
    else onClose();
  });
  const steps = stepsOf(appointment, now);
  const mark = markOf(appointment, appointment.date === now.date ? now : undefined);
  const next = nextStep(appointment, now);
  const row = useRef<HTMLFieldSetElement>(null);
  const isTaken = useRef(false);
  // The button that was pressed goes. The focus is on the next step then, never on what would undo it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each version has other buttons.
  useLayoutEffect(() => {
    const isLost = isTaken.current && document.activeElement?.contains(row.current);
    isTaken.current = false;
    if (isLost) (row.current?.querySelector<HTMLElement>('[data-next]') ?? row.current)?.focus();
  }, [appointment.version]);
  if (steps.length === 0) return null;
  const take = async (visit: Visit) => {
    isTaken.current = true;
    const endsForm = (visit === 'no_show') !== appointment.no_show;
    if (!endsForm || !isDirty || (await mayDiscard())) await say(appointment, visit);
  };
  return (
    <fieldset ref={row} tabIndex={-1} className="grid gap-1.5 outline-none">
      <legend className="mb-1.5 flex w-full items-center justify-between gap-2 text-13 font-medium">
        {t('visit.title')}
        {mark && (
          <span role="status" className="font-normal text-muted">
            {state(appointment, mark)}
          </span>
        )}
      </legend>
      <div className="flex flex-wrap gap-2">
        {steps.map((visit) => (
          <Button
            key={visit}
            size="sm"
            icon={icons[visit]}
            // Not disabled, so that it can take the focus.
            blocked={isChanging}
            data-next={visit === next || undefined}
            onClick={() => void take(visit)}
            className="grow"
          >
            {t(`visit.${visit}`)}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
