import type { Card } from '#contract/agenda/appointments.ts';
import { markIcons } from '#web/ground/mark-icons.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Button, type ButtonProps } from '#web/ui/button.tsx';
import { useChangeVisit } from './use-change-visit.ts';

export type Step = 'arrived' | 'in_service';

/** "Chegou", then "Iniciar". */
function useStep(card: Card, step: Step) {
  const { t } = useTranslation('agenda');
  const { say, isChanging } = useChangeVisit();
  const word = t(step === 'arrived' ? 'visit.arrived' : 'visit.start');
  const label = `${word} ${card.client_name}`;
  return { word, label, Icon: markIcons[step], isChanging, take: () => say(card, step) };
}

type Props = { card: Card; step: Step };

/** At the foot of a card in the grid, laid over its text like the comanda's button (see TicketButton); on a low card a picture, under the pointer. */
export function SmallStep({ card, step, isTabStop, isLow }: Props & { isTabStop: boolean; isLow: boolean }) {
  const { word, label, Icon, isChanging, take } = useStep(card, step);
  return (
    <button
      type="button"
      data-foot
      tabIndex={isTabStop ? 0 : -1}
      aria-label={label}
      title={isLow ? word : undefined}
      aria-disabled={isChanging || undefined}
      onClick={take}
      className={
        isLow
          ? 'next-step items-center justify-center rounded-control border border-edge bg-raised text-text shadow-1 hover:text-brand-text'
          : '-mt-8 mb-2 ml-2 hidden h-6 flex-none items-center gap-1 self-start rounded-control border border-edge bg-raised px-1.5 font-medium text-text shadow-1 hover:text-brand-text @min-[7.25rem]:flex'
      }
    >
      <Icon aria-hidden className="size-3.5 flex-none" />
      {/* On a narrow card the comanda's button needs the room. */}
      {!isLow && <span className="hidden @min-[9rem]:inline">{word}</span>}
    </button>
  );
}

/** The same for a thumb, and where people wait. */
export function StepButton({ card, step, ...button }: Props & ButtonProps) {
  const { word, label, Icon, isChanging, take } = useStep(card, step);
  return (
    <Button icon={Icon} aria-label={label} loading={isChanging} onClick={take} {...button}>
      {word}
    </Button>
  );
}
