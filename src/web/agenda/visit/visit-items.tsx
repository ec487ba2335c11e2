import { Menu } from '@base-ui/react/menu';
import { Undo2 } from 'lucide-react';
import type { Card } from '#contract/agenda/appointments.ts';
import { stepsOf } from '#domain/agenda/visit-steps.ts';
import { markIcons } from '#web/ground/mark-icons.ts';
import { useSalonNow } from '#web/ground/use-salon-now.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { popupItem } from '#web/ui/popup-style.ts';
import { useChangeVisit } from './use-change-visit.ts';
import { VISIT_KEYS } from './visit-keys.ts';

const icons = { ...markIcons, expected: Undo2 };
const keys: Partial<Record<string, string>> = VISIT_KEYS;

/** In the menu of a card: how the visit may stand next. */
export function VisitItems({ card }: { card: Card }) {
  const { t } = useTranslation('agenda');
  const now = useSalonNow();
  const { say } = useChangeVisit();
  const steps = stepsOf(card, now);
  if (steps.length === 0) return null;
  return (
    <>
      {steps.map((visit) => {
        const Icon = icons[visit];
        return (
          <Menu.Item key={visit} className={popupItem} onClick={() => void say(card, visit)}>
            <Icon aria-hidden className="size-4.5 flex-none" strokeWidth={1.75} />
            <span className="flex-1">{t(`visit.${visit}`)}</span>
            {keys[visit] && (
              <kbd className="grid size-5.5 place-items-center rounded-control border border-edge font-sans text-xs text-muted max-md:hidden">
                {keys[visit]}
              </kbd>
            )}
          </Menu.Item>
        );
      })}
      <Menu.Separator className="mx-1.5 my-1.5 h-px bg-divider" />
    </>
  );
}
