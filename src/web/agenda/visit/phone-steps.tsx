import type { Card } from '#contract/agenda/appointments.ts';
import { nextStep } from '#domain/agenda/visit.ts';
import { whyNot } from '#domain/agenda/visit-steps.ts';
import type { SalonNow } from '#domain/shared/time.ts';
import { markIcons } from '#web/ground/mark-icons.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { StepButton } from './next-step.tsx';
import { useChangeVisit } from './use-change-visit.ts';

/** The next step of a visit for a thumb; from its start on also that they did not come. */
export function PhoneSteps({ card, now }: { card: Card; now: SalonNow }) {
  const { t } = useTranslation('agenda');
  const { say, isChanging } = useChangeVisit();
  const step = nextStep(card, now);
  const isMissing = whyNot('no_show', card, now) === undefined;
  if (!step) return null;
  return (
    <div className="relative mt-2 flex flex-wrap gap-2 *:flex-1">
      <StepButton card={card} step={step} />
      {isMissing && (
        <Button
          icon={markIcons.no_show}
          aria-label={`${t('visit.no_show')} ${card.client_name}`}
          loading={isChanging}
          onClick={() => say(card, 'no_show')}
        >
          {t('visit.no_show')}
        </Button>
      )}
    </div>
  );
}
