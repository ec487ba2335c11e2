import { ChevronDown, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LineForm } from '#contract/agenda-appointments-forms.ts';
import { LONGEST_DURATION_MINUTES } from '#domain/services/defaults.ts';
import { SalonMoneyField } from '#web/account/salon-money-field.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { LineDetails } from './line-details.tsx';
import { withoutService, withPrice, withService } from './line-draft.ts';
import { LineSummary } from './line-summary.tsx';
import { ServicePicker } from './service-picker.tsx';
import type { AppointmentFields } from './use-appointment-form.ts';
import type { KnownProducts } from './use-known-products.ts';
import type { SheetDay } from './use-sheet-day.ts';

export type LineProps = {
  form: AppointmentFields;
  line: LineForm;
  index: number;
  day: SheetDay;
  products: KnownProducts;
  onChange: (line: LineForm) => void;
};

/** A service with its price and time; commission and products unfold, the first line's from the start. */
export function LineFields(props: LineProps & { onRemove: () => void }) {
  const { form, line, index, day, onChange, onRemove } = props;
  const { t } = useTranslation('agenda');
  const [isUnfolded, setUnfolded] = useState(index === 0);
  // A message that nobody sees would leave the save refused without a reason.
  const isOpen = isUnfolded || hasHiddenError(form, line, index);
  const details = useId();
  const number = index + 1;
  const [price, duration] = [
    form.control(`lines.${index}.unit_price`),
    form.control(`lines.${index}.duration_minutes`),
  ];
  const { comissao_percentual } = day.worker(line.professional_id ?? form.watch('professional_id'));
  return (
    <fieldset className="min-w-0 rounded-card border border-divider">
      <legend className="sr-only">{t('sheet.service', { number })}</legend>
      <div className="grid grid-cols-2 items-start gap-2 p-3">
        <div className="col-span-2 flex items-start gap-1">
          <ServicePicker
            label={t('sheet.service', { number })}
            line={line}
            onChange={(service) =>
              onChange(service ? withService(line, service, comissao_percentual) : withoutService(line))
            }
            error={form.control(`lines.${index}.service_id`).error}
          />
          <IconButton
            icon={Trash2}
            label={t('sheet.removeService', { number })}
            className="mt-6 -mr-2"
            onClick={onRemove}
          />
        </div>
        <SalonMoneyField
          label={t('sheet.price')}
          value={price.value}
          onChange={(amount) => onChange(withPrice(line, amount as number))}
          error={price.error}
        />
        <NumberField
          label={t('sheet.duration')}
          value={duration.value}
          onChange={(minutes) => onChange({ ...line, duration_minutes: minutes as number })}
          min={1}
          max={LONGEST_DURATION_MINUTES}
          step={1}
          error={duration.error}
        />
      </div>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? details : undefined}
        onClick={() => setUnfolded(!isOpen)}
        className="flex min-h-9 w-full items-center gap-2 border-t border-divider px-3 text-left text-13 not-aria-expanded:rounded-b-card hover:bg-subtle max-md:min-h-12 max-md:text-sm"
      >
        {isOpen ? <span className="flex-1 font-medium">{t('sheet.details')}</span> : <LineSummary line={line} />}
        <ChevronDown aria-hidden className={isOpen ? 'size-4 rotate-180 text-muted' : 'size-4 text-muted'} />
      </button>
      {isOpen && <LineDetails {...props} id={details} />}
    </fieldset>
  );
}

function hasHiddenError(form: AppointmentFields, { products_used }: LineForm, index: number): boolean {
  const folded = ['commission_percent', 'commission_amount', 'professional_id', 'products_used'] as const;
  return (
    folded.some((name) => form.control(`lines.${index}.${name}`).error) ||
    products_used.some((_, at) => form.control(`lines.${index}.products_used.${at}.quantity_used`).error)
  );
}
