import { Check } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PASTELS } from '#domain/team/colours.ts';
import { fieldNotes } from '#web/ui/field.tsx';

type Pastel = (typeof PASTELS)[number];
type Props = { value: Pastel; onChange: (pastel: Pastel) => void; error?: string };

/** The colour a professional has in the agenda. Real radio buttons under the swatches: arrow keys walk through them. */
export function ColourField({ value, onChange, error }: Props) {
  const { t } = useTranslation('team');
  const id = useId();
  const notes = fieldNotes(id, { error });
  return (
    <fieldset className="grid gap-1.5" aria-describedby={notes.ties['aria-describedby']}>
      <legend className="mb-1.5 text-13 font-medium">{t('form.colour')}</legend>
      <div className="flex flex-wrap gap-2">
        {PASTELS.map((pastel, index) => (
          <label key={pastel} data-staff={index + 1} title={t(`colours.${index as 0}`)} className={swatch}>
            <input
              type="radio"
              name={id}
              value={pastel}
              checked={pastel === value}
              onChange={() => onChange(pastel)}
              aria-label={t(`colours.${index as 0}`)}
              aria-invalid={notes.ties['aria-invalid']}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-full outline-none"
            />
            {pastel === value && <Check aria-hidden strokeWidth={2.5} className="size-5" />}
          </label>
        ))}
      </div>
      {notes.below}
    </fieldset>
  );
}

const swatch =
  'relative grid size-9 place-items-center rounded-full border border-bar bg-pastel text-bar forced-color-adjust-none max-md:size-11 has-checked:border-2 ' +
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus';
