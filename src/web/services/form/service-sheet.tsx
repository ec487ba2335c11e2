import { Trash2 } from 'lucide-react';
import type { ServiceForm } from '#contract/services/forms.ts';
import type { Service } from '#contract/services/operations.ts';
import { MOST_PUBLIC_SERVICES } from '#domain/services/defaults.ts';
import { minutesOfParts } from '#domain/services/parts.ts';
import { COMMISSION } from '#domain/team/commission.ts';
import { api, client } from '#web/ground/api/client.ts';
import { showSaved } from '#web/ground/api/show-saved.ts';
import { PasswordDeed } from '#web/ground/password-deed.tsx';
import { SalonMoneyField } from '#web/ground/salon-money-field.tsx';
import { useFormOverlay } from '#web/ground/use-form-overlay.ts';
import { useMay } from '#web/ground/use-may.ts';
import { useTeam } from '#web/team/use-team.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { FormSheet } from '#web/ui/form-overlay.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { type OverlayState, useOverlay } from '#web/ui/use-overlay.ts';
import { CategoryField } from './category-field.tsx';
import { DoersSection } from './doers-section.tsx';
import { OnlinePrice } from './online-price.tsx';
import { ProductsField } from './products-field.tsx';
import { formInRows, type ServiceFields, sentFrom, valuesOf } from './service-form.ts';
import { TimeSection } from './time-section.tsx';

/** Without a service, a new one. */
type Props = OverlayState & { service?: Service };

export function ServiceSheet({ service, ...overlay }: Props) {
  const { t } = useTranslation('services');
  const may = useMay();
  const form = useForm(formInRows, { defaultValues: valuesOf(service) });
  const deletion = useOverlay();
  const team = useTeam();
  const price = form.control('price');
  const isVariable = form.watch('preco_variavel');
  const { frame } = useFormOverlay(overlay, form, {
    send: (values: ServiceForm) => {
      const active = team.rows.filter(({ ativo }) => ativo);
      const sent = sentFrom(service, values, active);
      return service ? client.services.change({ ...sent, id: service.id }) : client.services.create(sent);
    },
    onSaved: (saved) => showSaved(api.services.list, saved),
    success: t(service ? 'form.updated' : 'form.created'),
    failure: () => t('form.failed'),
    changed: ['services'],
    // The next one is mostly of the same category.
    next: service
      ? undefined
      : {
          nameOf: ({ name }) => name,
          empty: ({ category }) => form.reset({ ...valuesOf(undefined), category }),
        },
  });

  function setVariable(variable: boolean) {
    form.setValue('preco_variavel', variable, { shouldDirty: true });
    // An invalid price would be refused in a disabled field.
    if (variable && !(Number(price.value) >= 0)) price.onChange(0);
  }

  return (
    <FormSheet
      {...frame}
      isWide
      title={t(service ? 'form.edit' : 'form.add')}
      saveLabel={t('form.save')}
      deed={
        <>
          {service && (
            <IconButton
              icon={Trash2}
              label={t('form.delete')}
              variant="danger"
              className="-ml-2.5"
              onClick={() => deletion.open()}
            />
          )}
          <span className="mr-auto text-13 text-muted max-md:hidden">
            <OnlinePrice form={form} team={team.rows} />
          </span>
        </>
      }
    >
      <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <TextField label={t('form.name')} {...form.field('name')} autoComplete="off" required />
        <CategoryField {...form.control('category')} />
      </div>
      <div className="grid grid-cols-2 items-start gap-4">
        <div className="grid gap-1 max-[22.5rem]:col-span-2">
          <SalonMoneyField label={t('form.price')} {...price} disabled={isVariable} />
          <Checkbox
            label={t('form.variablePrice')}
            hint={t('form.variablePriceHint')}
            checked={isVariable}
            onChange={(event) => setVariable(event.currentTarget.checked)}
          />
        </div>
        <NumberField
          className="max-[22.5rem]:col-span-2"
          label={t('form.commission')}
          {...form.control('commission_percent')}
          placeholder={t('form.ofTheTeam')}
          hint={t('form.commissionHint')}
          {...COMMISSION}
          // What is not seen stays as it is.
          disabled={!may('all_commissions')}
        />
      </div>
      <TimeSection form={form} />
      <DoersSection form={form} team={team} minutes={minutesOf(form)} />
      <TextArea label={t('form.description')} {...form.field('description')} optional />
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

/** How long it takes, in all of its parts. */
function minutesOf(form: ServiceFields): number | null {
  const parts = form.watch('parts');
  return parts.length > 0 ? minutesOfParts(parts.map(({ minutes }) => minutes ?? 0)) : form.watch('duration_minutes');
}
