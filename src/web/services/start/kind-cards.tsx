import { Check, Hand, type LucideIcon, Scissors, Sparkles, UserRound } from 'lucide-react';
import { STARTER_KINDS, type StarterKind } from '#domain/services/starters.ts';
import { useTranslation } from '#web/texts/use-translation.ts';

const icons: Record<StarterKind, LucideIcon> = { hair: Scissors, nails: Hand, barber: UserRound, beauty: Sparkles };

type Props = {
  chosen: readonly StarterKind[];
  countOf: (kind: StarterKind) => number;
  onToggle: (kind: StarterKind) => void;
};

/** What kinds of salon this one is; each brings its list. */
export function KindCards({ chosen, countOf, onToggle }: Props) {
  const { t } = useTranslation('services');
  return (
    <fieldset className="grid grid-cols-2 gap-3 max-[22.5rem]:grid-cols-1 xl:grid-cols-4">
      <legend className="sr-only">{t('start.kinds')}</legend>
      {STARTER_KINDS.map((kind) => {
        const Icon = icons[kind];
        const isChosen = chosen.includes(kind);
        return (
          <button
            key={kind}
            type="button"
            aria-pressed={isChosen}
            onClick={() => onToggle(kind)}
            className="start-kind shadow-1"
          >
            <span
              className={`grid size-10 flex-none place-items-center rounded-card max-md:hidden ${isChosen ? 'bg-brand-tint-strong text-brand-text' : 'bg-subtle text-muted'}`}
            >
              <Icon aria-hidden strokeWidth={1.75} className="size-5" />
            </span>
            <span className="min-w-0 flex-1">
              <span className="block text-sm font-semibold break-words max-md:text-base">{t(`start.${kind}`)}</span>
              <span className="block text-13 text-muted">{t('start.services', { count: countOf(kind) })}</span>
            </span>
            <span aria-hidden="true" className="start-kind-mark">
              {isChosen && <Check strokeWidth={3} className="size-3.5" />}
            </span>
          </button>
        );
      })}
    </fieldset>
  );
}
