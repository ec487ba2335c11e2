import { Check } from 'lucide-react';
import { type ChangeEvent, useId, useState } from 'react';
import { type ProfessionalForm, professionalForm } from '#contract/team/forms.ts';
import type { Professional, TeamMember } from '#contract/team/operations.ts';
import { mayHavePortal, SHOWN_BY_A_LINK } from '#domain/portal/who.ts';
import { isOwnerRole, titleCase } from '#domain/shared/names.ts';
import { PASTELS, randomColour } from '#domain/team/colours.ts';
import { COMMISSION } from '#domain/team/commission.ts';
import { api, client } from '#web/ground/api/client.ts';
import { failureDetail } from '#web/ground/api/errors.ts';
import { showSaved } from '#web/ground/api/show-saved.ts';
import { SalonPhoneField } from '#web/ground/salon-phone-field.tsx';
import { useFormOverlay } from '#web/ground/use-form-overlay.ts';
import { useMay } from '#web/ground/use-may.ts';
import { AccessSection } from '#web/portal/access-state.tsx';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { fieldNotes } from '#web/ui/field.tsx';
import { FormSheet } from '#web/ui/form-overlay.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { EmailField, TextField } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import type { OverlayState } from '#web/ui/use-overlay.ts';
import { useUnsavedGuard } from '#web/ui/use-unsaved-guard.ts';
import { FaceField } from './face-field.tsx';
import { ServicesSection } from './services/services-section.tsx';

type Props = OverlayState & {
  /** Without one, a new professional. */
  professional?: TeamMember;
  onChangeStatus: (professional: TeamMember) => void;
  onOpenPortal: (professional: TeamMember) => void;
};

export function ProfessionalSheet({ professional, onChangeStatus, onOpenPortal, ...overlay }: Props) {
  const { t } = useTranslation('team');
  const may = useMay();
  const [defaultValues] = useState(() => valuesOf(professional));
  const form = useForm(professionalForm, { defaultValues });
  // One overlay at a time, and unsaved input is not lost unasked.
  const leaveFor = (deed: (professional: TeamMember) => void) => () => {
    overlay.onOpenChange(false);
    if (professional) deed(professional);
  };
  const leaveForStatus = useUnsavedGuard(overlay.open && form.isDirty, leaveFor(onChangeStatus));
  const leaveForPortal = useUnsavedGuard(overlay.open && form.isDirty, leaveFor(onOpenPortal));
  const { frame } = useFormOverlay(overlay, form, {
    send: (values: ProfessionalForm) =>
      professional ? client.team.change({ ...values, id: professional.id }) : client.team.create(values),
    onSaved: (saved) => showSaved(api.team.list, saved),
    success: t(professional ? 'form.updated' : 'form.added'),
    failure: (error) => t('form.failed', { detail: failureDetail(error) }),
    changed: ['staff', 'services'],
    next: professional ? undefined : { nameOf: ({ nome }) => nome, empty: () => form.reset(valuesOf(undefined)) },
  });
  const role = form.field('funcao');
  const isOwner = isOwnerRole(form.watch('funcao'));

  function changeRole(event: ChangeEvent<HTMLInputElement>) {
    // An invalid percentage could not be corrected in the disabled field.
    if (isOwnerRole(event.currentTarget.value)) {
      form.setValue('comissao_percentual', null, { shouldDirty: true });
      form.setValue('product_commission_percent', 0, { shouldDirty: true });
    }
    return role.onChange(event);
  }

  return (
    <FormSheet
      {...frame}
      isWide
      title={t(professional ? 'form.edit' : 'add')}
      saveLabel={t('form.save')}
      isDeedWide
      deed={
        professional && (
          <Button
            variant={professional.ativo ? 'danger' : 'ghost'}
            className="mr-auto"
            onClick={() => leaveForStatus(false)}
          >
            {t(professional.ativo ? 'actions.deactivate' : 'actions.activate')}
          </Button>
        )
      }
    >
      <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">
        <TextField
          label={t('form.name')}
          {...form.field('nome')}
          capitalise="words"
          tidy={titleCase}
          autoComplete="off"
          required
        />
        <TextField
          label={t('form.role')}
          placeholder={t('form.rolePlaceholder')}
          {...role}
          onChange={changeRole}
          autoComplete="off"
          required
        />
        <EmailField label={t('form.email')} {...form.field('email')} autoComplete="off" optional />
        <SalonPhoneField label={t('form.phone')} {...form.control('telefone')} optional />
        <NumberField
          label={t('form.commission')}
          {...form.control('comissao_percentual')}
          hint={t(isOwner ? 'form.ownerHint' : 'form.commissionHint')}
          {...COMMISSION}
          suffix="%"
          disabled={isOwner || !may('all_commissions')}
        />
        <NumberField
          label={t('form.productCommission')}
          {...form.control('product_commission_percent')}
          hint={isOwner ? undefined : t('form.productCommissionHint')}
          {...COMMISSION}
          suffix="%"
          disabled={isOwner || !may('all_commissions')}
        />
      </div>
      {professional && <FaceField professional={professional} />}
      <ColourField {...form.control('color')} />
      {/* Above the services: they arrive later, and nothing may move under the pointer. */}
      {professional && mayHavePortal(professional) && SHOWN_BY_A_LINK.every(may) && (
        <AccessSection access={professional.portal} onOpen={() => leaveForPortal(false)} />
      )}
      <ServicesSection form={form} professional={professional} isOwner={isOwner} />
    </FormSheet>
  );
}

const fresh = {
  nome: '',
  funcao: '',
  email: '',
  telefone: '',
  comissao_percentual: null,
  product_commission_percent: 0,
};

function valuesOf(professional: Professional | undefined): ProfessionalForm {
  const color = (professional?.color ?? randomColour(Math.random())) as ProfessionalForm['color'];
  return { ...fresh, ...professional, color, services: [] };
}

type Pastel = (typeof PASTELS)[number];
type ColourFieldProps = { value: Pastel; onChange: (pastel: Pastel) => void; error?: string };

/** The colour in the agenda. Native radio buttons below the swatches, for the arrow keys. */
function ColourField({ value, onChange, error }: ColourFieldProps) {
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
