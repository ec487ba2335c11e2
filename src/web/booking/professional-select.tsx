import { ChevronDown } from 'lucide-react';
import type { PublicProfessional } from '#contract/booking/operations.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { controlLook, Field } from '#web/ui/field.tsx';

const ANY = 'any';

type Props = {
  /** Those who do all that is chosen. */
  staff: PublicProfessional[];
  /** Nobody does all of it: several people do. */
  isInTurns: boolean;
  /** Null is any professional, undefined none yet. */
  chosen: string | null | undefined;
  onChoose: (who: string | null | undefined) => void;
};

const NAME = 'professional';

export function focusProfessional() {
  document.querySelector<HTMLElement>(`select[name=${NAME}]`)?.focus();
}

export function ProfessionalSelect({ staff, isInTurns, chosen, onChoose }: Props) {
  const { t } = useTranslation('booking');
  if (staff.length === 0 && !isInTurns) return <p className="text-sm text-muted">{t('professional.none')}</p>;
  return (
    <Field
      label={t('professional.label')}
      hint={isInTurns ? t('professional.turns') : chosen === undefined ? t('errors.professionalRequired') : undefined}
      className="max-side:[&>div:first-child]:sr-only"
    >
      {(ties) => (
        <div className="relative">
          <select
            {...ties}
            name={NAME}
            value={chosen === null ? ANY : (chosen ?? '')}
            onChange={({ target: { value } }) => onChoose(value === ANY ? null : value || undefined)}
            className={`${controlLook} h-12 appearance-none pr-9 text-ellipsis`}
          >
            <option value="">{t('professional.choose')}</option>
            <option value={ANY}>{t(isInTurns ? 'professional.several' : 'professional.any')}</option>
            {staff.map(({ id, nome }) => (
              <option key={id} value={id}>
                {nome}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden className="pointer-events-none absolute top-4 right-3 size-4 text-muted" />
        </div>
      )}
    </Field>
  );
}
