import type { AgendaProfessional } from '#contract/agenda/appointments.ts';
import { toneOf } from '#domain/team/colours.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { chosenInForcedColours } from './forced-colours.ts';

type Props = {
  professionals: readonly AgendaProfessional[];
  /** Nobody chosen means everybody. */
  chosen: readonly string[];
  onChoose: (ids: string[]) => void;
  /** Whether more than one can be chosen. */
  isMultiple?: boolean;
};

/** Whose appointments to show. */
export function ProfessionalChips({ professionals, chosen, onChoose, isMultiple }: Props) {
  const { t } = useTranslation('agenda');
  if (professionals.length < 2) return null;
  function press(id: string) {
    if (!isMultiple) return onChoose([id]);
    const next = chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id];
    onChoose(next.length === professionals.length ? [] : next);
  }
  return (
    <fieldset className="-m-0.5 flex min-w-0 gap-1.5 overflow-x-auto p-0.5 [scrollbar-width:none] max-md:-mx-4 max-md:px-4">
      <legend className="sr-only">{t('grid.people')}</legend>
      <button type="button" aria-pressed={chosen.length === 0} onClick={() => onChoose([])} className={chip}>
        {t('grid.everyone')}
      </button>
      {professionals.map(({ id, nome, color }) => (
        <button
          key={id}
          type="button"
          aria-pressed={chosen.includes(id)}
          aria-label={nome}
          data-staff={toneOf(color) ?? 1}
          onClick={() => press(id)}
          className={chip}
        >
          <span aria-hidden="true" className="size-2.5 rounded-full bg-bar dark:bg-pastel" />
          {nome.split(' ')[0]}
        </button>
      ))}
    </fieldset>
  );
}

const chip =
  'inline-flex h-9 flex-none items-center gap-1.5 rounded-full border border-divider bg-surface px-2.5 text-sm font-medium whitespace-nowrap transition-colors hover:bg-subtle max-md:h-11 max-md:px-3.5 ' +
  'aria-pressed:border-brand-text aria-pressed:bg-brand-tint-strong aria-pressed:text-brand-text dark:aria-pressed:text-[#e3c8ff] ' +
  chosenInForcedColours;
