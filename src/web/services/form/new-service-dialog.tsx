import type { ServiceForm } from '#contract/services/forms.ts';
import type { Service } from '#contract/services/operations.ts';
import { LONGEST_DURATION_MINUTES } from '#domain/services/defaults.ts';
import { client } from '#web/ground/api/client.ts';
import { SalonMoneyField } from '#web/ground/salon-money-field.tsx';
import { useFormOverlay } from '#web/ground/use-form-overlay.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { FormDialog } from '#web/ui/form-overlay.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import type { OverlayState } from '#web/ui/use-overlay.ts';
import { CategoryField } from './category-field.tsx';
import { formInRows, sentFrom, valuesOf } from './service-form.ts';

type Props = OverlayState & { name: string; onSaved: (service: Service) => unknown };

/** A service that is missing while something else is filled in: what it needs and no more, by the rules of its own form. */
export function NewServiceDialog({ name, onSaved, ...overlay }: Props) {
  const { t } = useTranslation('services');
  const form = useForm(formInRows, { defaultValues: { ...valuesOf(undefined), name } });
  const { frame } = useFormOverlay(overlay, form, {
    send: (values: ServiceForm) => client.services.create(sentFrom(undefined, values, [])),
    onSaved,
    success: t('form.created'),
    failure: () => t('form.failed'),
    changed: ['services'],
  });
  return (
    <FormDialog {...frame} title={t('form.add')} saveLabel={t('form.save')}>
      <TextField label={t('form.name')} {...form.field('name')} autoComplete="off" required />
      <CategoryField {...form.control('category')} />
      <div className="grid grid-cols-2 items-start gap-4">
        <NumberField
          label={t('form.duration')}
          {...form.control('duration_minutes')}
          min={1}
          max={LONGEST_DURATION_MINUTES}
          step={5}
          suffix={t('form.minutes')}
        />
        <SalonMoneyField label={t('form.price')} {...form.control('price')} />
      </div>
    </FormDialog>
  );
}
