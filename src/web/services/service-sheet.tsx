import { Trash2 } from 'lucide-react';
import { type ServiceForm, serviceForm } from '#contract/services/forms.ts';
import type { Service } from '#contract/services/operations.ts';
import { DEFAULT_DURATION_MINUTES, LONGEST_DURATION_MINUTES, MOST_PUBLIC_SERVICES } from '#domain/services/defaults.ts';
import { COMMISSION } from '#domain/team/commission.ts';
import { client } from '#web/ground/api/client.ts';
import { failureDetail } from '#web/ground/api/errors.ts';
import { PasswordDeed } from '#web/ground/password-deed.tsx';
import { SalonMoneyField } from '#web/ground/salon-money-field.tsx';
import { useFormOverlay } from '#web/ground/use-form-overlay.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { FormSheet } from '#web/ui/form-overlay.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { type OverlayState, useOverlay } from '#web/ui/use-overlay.ts';
import { filledInAs } from '#web/ui/use-rows.ts';
import { CategoryDialog } from './category-dialog.tsx';
import { ProductsField, type TypedService } from './products-field.tsx';
import { useCategories } from './use-categories.ts';

const formInRows = filledInAs(serviceForm, ({ product_ids, ...typed }: TypedService) => ({
  ...typed,
  product_ids: product_ids.map(({ id }) => id),
}));

/** Without a service, a new one. */
type Props = OverlayState & { service?: Service };

export function ServiceSheet({ service, ...overlay }: Props) {
  const { t } = useTranslation('services');
  const form = useForm(formInRows, { defaultValues: { ...fresh, ...service, product_ids: service?.products ?? [] } });
  const deletion = useOverlay();
  const price = form.control('price');
  const isVariable = form.watch('preco_variavel');
  const { frame } = useFormOverlay(overlay, form, {
    send: (values: ServiceForm) =>
      service ? client.services.change({ ...values, id: service.id }) : client.services.create(values),
    success: t(service ? 'form.updated' : 'form.created'),
    failure: () => t('form.failed'),
    changed: ['services'],
  });

  function setVariable(variable: boolean) {
    form.setValue('preco_variavel', variable, { shouldDirty: true });
    // An invalid price would be refused in a disabled field.
    if (variable && !(Number(price.value) >= 0)) price.onChange(0);
  }

  return (
    <FormSheet
      {...frame}
      title={t(service ? 'form.edit' : 'form.add')}
      saveLabel={t('form.save')}
      deed={
        service && (
          <IconButton
            icon={Trash2}
            label={t('form.delete')}
            variant="danger"
            className="mr-auto"
            onClick={() => deletion.open()}
          />
        )
      }
    >
      <TextField label={t('form.name')} {...form.field('name')} autoComplete="off" required />
      <TextArea label={t('form.description')} {...form.field('description')} optional />
      <CategoryField {...form.control('category')} />
      <div className="grid grid-cols-2 items-start gap-4">
        <NumberField
          label={t('form.duration')}
          {...form.control('duration_minutes')}
          min={1}
          max={LONGEST_DURATION_MINUTES}
          step={5}
          suffix={t('form.minutes')}
          required
        />
        <SalonMoneyField label={t('form.price')} {...price} disabled={isVariable} />
      </div>
      <Checkbox
        label={t('form.variablePrice')}
        hint={t('form.variablePriceHint')}
        checked={isVariable}
        onChange={(event) => setVariable(event.currentTarget.checked)}
      />
      <NumberField
        label={t('form.commission')}
        {...form.control('commission_percent')}
        hint={t('form.commissionHint')}
        {...COMMISSION}
        optional
      />
      <ProductsField form={form} />
      <Checkbox
        label={t('form.isPublic')}
        hint={t('form.isPublicHint', { most: MOST_PUBLIC_SERVICES })}
        {...form.field('is_public')}
      />
      {service && (
        <PasswordDeed
          key={deletion.turn}
          {...deletion.state}
          title={t('deletion.title')}
          description={t('deletion.text', { name: service.name })}
          confirmLabel={t('deletion.confirm')}
          deed={(password) => client.services.remove({ id: service.id, password })}
          onDone={() => overlay.onOpenChange(false)}
          changed={['services', 'service_categories']}
          success={t('deletion.done')}
          failure={(detail) => t('deletion.failed', { detail })}
        />
      )}
    </FormSheet>
  );
}

const fresh = {
  name: '',
  description: '',
  category: '',
  duration_minutes: DEFAULT_DURATION_MINUTES,
  price: 0,
  preco_variavel: false,
  commission_percent: null,
  is_public: true,
  parts: [],
  cleanup_minutes: 0,
  done_by_all: true,
  doers: [],
};

type CategoryFieldProps = { value: string; onChange: (category: string) => void; error?: string };

/** One of the active categories, or a new one. */
function CategoryField({ value, onChange, error }: CategoryFieldProps) {
  const { t } = useTranslation('services');
  const { query } = useCategories();
  const dialog = useOverlay();
  const offered = query.data?.filter(({ show_in_dropdown }) => show_in_dropdown).map(({ name }) => name) ?? [];
  // A service keeps a category that was hidden or deleted since.
  const names = value === '' || offered.includes(value) ? offered : [value, ...offered];
  const loadFailure = query.isError && t('categories.loadFailed', { detail: failureDetail(query.error) });
  return (
    <>
      <Select
        label={t('form.category')}
        required
        value={value}
        onChange={onChange}
        options={names.map((name) => ({ value: name, label: name }))}
        error={error ?? (loadFailure || undefined)}
        aside={
          <button
            type="button"
            onClick={() => dialog.open()}
            className="-my-1 rounded-control py-1 text-13 font-medium text-brand-text hover:underline"
          >
            {t('form.newCategory')}
          </button>
        }
      />
      <CategoryDialog key={dialog.turn} {...dialog.state} onSaved={({ name }) => onChange(name)} />
    </>
  );
}
