import { Undo2 } from 'lucide-react';
import type { PortalAppointment } from '#contract/portal/appointments.ts';
import { isSoon, type Mark, markOf, nextStep, type Visit, type VisitFacts } from '#domain/agenda/visit.ts';
import { stepsOf } from '#domain/agenda/visit-steps.ts';
import { formatDuration } from '#domain/shared/durations.ts';
import { markIcons } from '#web/ground/mark-icons.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { useClock } from '../session.ts';

/** Says how a visit stands: done by the agenda, which shows it afterwards. */
export type Say = (appointment: PortalAppointment, visit: Visit) => void;

const stepIcons = { ...markIcons, expected: Undo2 };

const factsOf = ({ start, end, ...appointment }: PortalAppointment): VisitFacts => ({
  ...appointment,
  start_time: start,
  end_time: end,
});

/** What is said of the visit instead of its status, in words, and the next step of an appointment of one's own. */
export function useVisit(appointment: PortalAppointment) {
  const { t } = useTranslation('portal');
  const now = useClock();
  const facts = factsOf(appointment);
  const said = markOf(facts, appointment.date === now.date ? now : undefined);
  const step = appointment.editable && isSoon(facts, now) ? nextStep(facts, now) : undefined;
  return { mark: said?.mark, words: said && wordsOf(t, said), step };
}

type Words = ReturnType<typeof useTranslation<'portal'>>['t'];

/** Who has arrived this minute has not waited yet. */
function wordsOf(t: Words, { mark, minutes }: Mark): string {
  const time = formatDuration(minutes);
  if (mark === 'late') return t('page.visit.late', { time });
  return mark === 'arrived' && minutes > 0 ? t('page.visit.ago', { time }) : t(`page.visit.${mark}`);
}

type StepProps = { appointment: PortalAppointment; step: 'arrived' | 'in_service'; onSay: Say; className: string };

/** The next step, on the card. The last one takes the button away: the focus goes to the card before. */
export function StepButton({ appointment, step, onSay, className }: StepProps) {
  const { t } = useTranslation('portal');
  const word = t(step === 'arrived' ? 'page.visit.arrived' : 'page.visit.start');
  return (
    <Button
      size="sm"
      icon={stepIcons[step]}
      aria-label={`${word} ${appointment.client_name}`}
      onClick={({ currentTarget: { previousElementSibling: card } }) => {
        if (step === 'in_service' && card instanceof HTMLElement) card.focus();
        onSay(appointment, step);
      }}
      className={className}
    >
      {word}
    </Button>
  );
}

type RowProps = { appointment: PortalAppointment; isBusy: boolean; onSay: (visit: Visit) => void };

/** In the sheet: everything that may be said of the visit next. */
export function VisitRow({ appointment, isBusy, onSay }: RowProps) {
  const { t } = useTranslation('portal');
  const now = useClock();
  const steps = appointment.editable ? stepsOf(factsOf(appointment), now) : [];
  if (steps.length === 0) return null;
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-13 font-medium">{t('page.visit.title')}</legend>
      <div className="flex flex-wrap gap-2">
        {steps.map((visit) => (
          <Button
            key={visit}
            size="sm"
            icon={stepIcons[visit]}
            disabled={isBusy}
            onClick={() => onSay(visit)}
            className="grow"
          >
            {t(`page.visit.${visit}`)}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
