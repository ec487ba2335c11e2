import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { ServiceOfProfessional } from '#contract/services/operations.ts';
import type { ServiceTick } from '#contract/team/forms.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { OwnTermsFields, TERMS, type Terms } from '../own-terms-fields.tsx';
import type { ProfessionalFields } from './professional-fields.ts';
import { type Group, ticking, tickOf } from './ticks.ts';

type Props = {
  group: Group;
  form: ProfessionalFields;
  /** Whoever searches sees what was found. */
  isSearched: boolean;
  /** What holds where neither the service nor they themselves have a percentage. */
  usualPercent: number | null;
  isOwner: boolean;
  onChange: (ticks: readonly ServiceTick[]) => void;
};

/** A category at once; unfolded, its services one by one. */
export function CategoryTicks({ group: { category, services }, isSearched, ...row }: Props) {
  const { t } = useTranslation('team');
  const [isUnfolded, setUnfolded] = useState(false);
  const rows = useId();
  const changed = row.form.watch('services');
  const done = services.filter((service) => tickOf(service, changed).does).length;
  // What is wrong in there has to be seen.
  const hasError = services.some((service) => hasErrors(row.form, service));
  const isOpen = isUnfolded || isSearched || hasError;
  return (
    <li>
      <div className="flex min-w-0 items-center gap-2 py-1 pr-2 pl-3 md:pl-4">
        <Checkbox
          className="min-w-0"
          label={<span className="font-medium wrap-anywhere">{category}</span>}
          checked={done === services.length}
          isPartly={done > 0 && done < services.length}
          onChange={() => row.onChange(services.map((service) => ticking(service, done < services.length)))}
        />
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? rows : undefined}
          onClick={() => setUnfolded(!isOpen)}
          className="flex min-h-control flex-1 items-center justify-end gap-2 rounded-control px-2 text-13 text-muted tabular-nums hover:bg-subtle"
        >
          <span className="sr-only">{t('services.unfold', { category })}: </span>
          {t('services.count', { done, count: services.length })}
          <ChevronDown aria-hidden className={classNames('size-4 flex-none', isOpen && 'rotate-180')} />
        </button>
      </div>
      {isOpen && (
        <ul id={rows} aria-label={category} className="divide-y divide-divider border-t border-divider bg-page/60">
          {services.map((service) => (
            <ServiceRow key={service.id} service={service} {...row} />
          ))}
        </ul>
      )}
    </li>
  );
}

type RowProps = Omit<Props, 'group' | 'isSearched'> & { service: ServiceOfProfessional };

function ServiceRow({ service, form, usualPercent, isOwner, onChange }: RowProps) {
  const { t } = useTranslation('team');
  const tick = tickOf(service, form.watch('services'));
  return (
    <li className="flex min-w-0 items-start gap-x-3 gap-y-1.5 py-1.5 pr-3 pl-6 max-md:flex-col max-md:items-stretch md:pr-4 md:pl-10">
      <Checkbox
        className="min-w-0 flex-1"
        label={<span className={classNames('wrap-anywhere', !tick.does && 'text-muted')}>{service.name}</span>}
        hint={tick.does && !service.has_others ? t('services.onlyOne') : undefined}
        checked={tick.does}
        disabled={tick.does && !service.has_others}
        onChange={(event) => onChange([ticking(service, event.currentTarget.checked)])}
      />
      {tick.does && (
        <OwnTermsFields
          name={service.name}
          value={tick}
          onChange={(terms) => onChange([{ ...tick, ...terms }])}
          inherited={{ ...service, commission_percent: service.commission_percent ?? usualPercent }}
          errors={{
            price: errorOf(form, service, 'price'),
            duration_minutes: errorOf(form, service, 'duration_minutes'),
            commission_percent: errorOf(form, service, 'commission_percent'),
          }}
          hasVariablePrice={service.preco_variavel}
          earnsNothing={isOwner}
        />
      )}
    </li>
  );
}

function errorOf(form: ProfessionalFields, { id }: ServiceOfProfessional, name: keyof Terms): string | undefined {
  const at = form.watch('services').findIndex(({ service_id }) => service_id === id);
  return at < 0 ? undefined : form.control(`services.${at}.${name}`).error;
}

function hasErrors(form: ProfessionalFields, service: ServiceOfProfessional): boolean {
  return TERMS.some((name) => errorOf(form, service, name));
}
