import { ChevronDown, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import type { LineForm } from '#contract/agenda/appointments-forms.ts';
import type { Service } from '#contract/services/operations.ts';
import { usualPercent } from '#domain/commissions/usual.ts';
import { LONGEST_DURATION_MINUTES } from '#domain/services/defaults.ts';
import { termsWith } from '#domain/services/who-does-what.ts';
import { numberLocale } from '#domain/shared/countries.ts';
import { numberFormat } from '#domain/shared/formatters.ts';
import { SalonMoneyField } from '#web/ground/salon-money-field.tsx';
import { useFormat } from '#web/ground/use-format.ts';
import { useMay } from '#web/ground/use-may.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { IconButton } from '#web/ui/button.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { usePlace } from '#web/ui/use-place.ts';
import { LineDetails } from './line-details.tsx';
import { countable, doneBy, withoutService, withPrice, withService } from './line-draft.ts';
import { LineNotes } from './line-notes.tsx';
import type { LineProps } from './products-used.tsx';
import { ServicePicker } from './service-picker.tsx';
import type { AppointmentFields } from './use-appointment-form.ts';

/** A service with its price and time; commission, professional and products can be unfolded. */
export function LineFields(props: LineProps & { isAdded: boolean; onRemove: () => void }) {
  const { form, line, index, day, known, isAdded, onChange, onRemove } = props;
  const { t } = useTranslation('agenda');
  const [isUnfolded, setUnfolded] = useState(false);
  // A hidden message would leave the save refused without a reason.
  const isOpen = isUnfolded || hasHiddenError(form, line, index);
  const details = useId();
  const number = index + 1;
  const [price, duration] = [
    form.control(`lines.${index}.unit_price`),
    form.control(`lines.${index}.duration_minutes`),
  ];
  const worker = day.worker(line.professional_id ?? form.watch('professional_id'));
  const usual = usualPercent(worker, known.percentOf(line.service_id, worker.id));

  function choose(service: Service | null) {
    if (!service) return onChange(withoutService(line));
    known.rememberService(service);
    const { commission_percent, ...terms } = termsWith(service, worker.id);
    const after = usualPercent(worker, commission_percent);
    onChange(doneBy(withService(line, { ...service, ...terms }, usual, after), worker));
  }

  return (
    <fieldset className="min-w-0 rounded-card border border-divider">
      <legend className="sr-only">{t('sheet.service', { number })}</legend>
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-start gap-2 p-3 max-md:pb-1 md:grid-cols-[8rem_6rem_minmax(0,1fr)]">
        <div className="col-span-full flex items-start gap-1">
          <ServicePicker
            label={t('sheet.service', { number })}
            line={line}
            staffId={worker.id}
            takesFocus={isAdded}
            onChange={choose}
            error={form.control(`lines.${index}.service_id`).error}
          />
          <IconButton icon={Trash2} label={t('sheet.removeService', { number })} className="-mr-2" onClick={onRemove} />
        </div>
        <SalonMoneyField
          label={t('sheet.price')}
          value={price.value}
          onChange={(amount) => onChange(doneBy(withPrice(line, amount as number, usual), worker))}
          error={price.error}
        />
        <NumberField
          label={t('sheet.duration')}
          className="max-md:col-span-2"
          value={duration.value}
          onChange={(minutes) => onChange({ ...line, duration_minutes: minutes as number })}
          min={1}
          max={LONGEST_DURATION_MINUTES}
          step={1}
          error={duration.error}
        />
        <LineNotes line={line} service={known.service(line.service_id)} worker={worker} names={day.candidates} />
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? details : undefined}
          onClick={() => setUnfolded(!isOpen)}
          className="-mx-2 flex min-h-control items-center gap-2 rounded-control px-2 text-left text-13/4 hover:bg-subtle max-md:col-span-3 md:mt-6"
        >
          {isOpen ? <span className="flex-1 font-medium">{t('sheet.details')}</span> : <LineSummary line={line} />}
          <ChevronDown
            aria-hidden
            className={isOpen ? 'size-4 flex-none rotate-180 text-muted' : 'size-4 flex-none text-muted'}
          />
        </button>
      </div>
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

/** A summary of the folded fields: "Comissão 40%, R$ 32,00, nenhum produto". */
function LineSummary({ line }: { line: LineForm }) {
  const { t } = useTranslation('agenda');
  const { money } = useFormat();
  const isSeen = useMay()('all_commissions');
  const amount = countable(line.commission_amount);
  const percent = (line.commission_percent ?? 0) / 100;
  const share = numberFormat(numberLocale(usePlace()), { style: 'percent', maximumFractionDigits: 2 });
  return (
    <span className="min-w-0 flex-1 tabular-nums">
      {isSeen && (
        <>
          {amount === undefined
            ? t('sheet.noCommission')
            : t('sheet.commission', { percent: share.format(percent), amount: money(amount) })}
          <span className="text-muted">, </span>
        </>
      )}
      <span className="text-muted">{t('sheet.products', { count: line.products_used.length })}</span>
    </span>
  );
}
