import { useMutation } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LinkedProduct, Service } from '#contract/services.ts';
import { type ServiceForm, serviceForm } from '#contract/services-forms.ts';
import { DEFAULT_DURATION_MINUTES, LONGEST_DURATION_MINUTES } from '#domain/services/defaults.ts';
import { SalonMoneyField } from '#web/account/salon-money-field.tsx';
import { client } from '#web/app/api/client.ts';
import { refusedFields } from '#web/app/api/errors.ts';
import { Banner, useBanner } from '#web/ui/banner.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { useUnsavedGuard } from '#web/ui/use-unsaved-guard.ts';
import { CategoryField } from './category-field.tsx';
import { DeletionConfirm } from './deletion-confirm.tsx';
import { ProductsField } from './products-field.tsx';
import { refreshServices } from './use-services.ts';

type Props = {
  /** What to change; without one, something new. */
  service?: Service;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

export function ServiceSheet({ service, open, onOpenChange }: Props) {
  const { t } = useTranslation(['services', 'common']);
  const banner = useBanner();
  const [defaultValues] = useState(() => valuesOf(service));
  const form = useForm(serviceForm, { defaultValues });
  const close = useUnsavedGuard(open && form.isDirty, onOpenChange);
  const [isDeleting, setDeleting] = useState(false);
  // The form sends ids; people read names.
  const [products, setProducts] = useState<LinkedProduct[]>(service?.products ?? []);
  const linked = form.control('product_ids');
  const price = form.control('price');
  const isVariable = form.watch('preco_variavel');
  const save = useMutation({
    mutationFn: (values: ServiceForm) =>
      service ? client.services.update({ ...values, id: service.id }) : client.services.create(values),
    onSuccess: async () => {
      await refreshServices();
      banner.success(t(service ? 'form.updated' : 'form.created'));
      onOpenChange(false);
    },
    onError: (error) => form.refuse(refusedFields(error)),
  });

  function setVariable(variable: boolean) {
    form.setValue('preco_variavel', variable, { shouldDirty: true });
    // What cannot be a price would be refused in a field where nobody could correct it.
    if (variable && !(Number(price.value) >= 0)) price.onChange(0);
  }

  return (
    <Sheet
      open={open}
      onOpenChange={close}
      title={t(service ? 'form.edit' : 'form.add')}
      onSubmit={form.submit((values) => save.mutateAsync(values).catch(() => {}))}
      foot={
        <>
          {service && (
            <IconButton
              icon={Trash2}
              label={t('form.delete')}
              variant="danger"
              className="mr-auto"
              onClick={() => setDeleting(true)}
            />
          )}
          <Button onClick={() => close(false)}>{t('common:cancel')}</Button>
          <Button variant="primary" type="submit" loading={form.isSubmitting}>
            {t('form.save')}
          </Button>
        </>
      }
    >
      <div role="alert" className="sticky top-0 z-10 empty:hidden">
        {save.isError && !form.hasErrors && <Banner tone="danger">{t('form.failed')}</Banner>}
      </div>
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
      <ProductsField
        value={products}
        onChange={(next) => {
          setProducts(next);
          linked.onChange(next.map(({ id }) => id));
        }}
        error={linked.error}
      />
      <Checkbox label={t('form.isPublic')} hint={t('form.isPublicHint')} {...form.field('is_public')} />
      {service && (
        <DeletionConfirm
          open={isDeleting}
          onOpenChange={setDeleting}
          title={t('deletion.title')}
          description={t('deletion.text', { name: service.name })}
          confirmLabel={t('deletion.confirm')}
          deletion={(password) => client.services.delete({ id: service.id, password })}
          onDeleted={() => {
            banner.success(t('deletion.done'));
            onOpenChange(false);
          }}
          onFailed={(detail) => banner.error(t('deletion.failed', { detail }))}
        />
      )}
    </Sheet>
  );
}

function valuesOf(service: Service | undefined): ServiceForm {
  const fresh = {
    name: '',
    description: '',
    category: '',
    duration_minutes: DEFAULT_DURATION_MINUTES,
    price: 0,
    preco_variavel: false,
    is_public: true,
    products: [],
  };
  const { name, description, category, duration_minutes, price, preco_variavel, is_public, products } =
    service ?? fresh;
  const product_ids = products.map(({ id }) => id);
  return { name, description, category, duration_minutes, price, preco_variavel, is_public, product_ids };
}
