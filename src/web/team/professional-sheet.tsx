import { type ChangeEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ProfessionalForm, professionalForm } from '#contract/team/forms.ts';
import type { Professional, TeamMember } from '#contract/team/operations.ts';
import { mayHavePortal } from '#domain/portal/who.ts';
import { isOwnerRole, titleCase } from '#domain/shared/names.ts';
import { randomColour } from '#domain/team/colours.ts';
import { COMMISSION } from '#domain/team/commission.ts';
import { client } from '#web/ground/api/client.ts';
import { failureDetail } from '#web/ground/api/errors.ts';
import { SalonPhoneField } from '#web/ground/salon-phone-field.tsx';
import { useSave } from '#web/ground/use-save.ts';
import { AccessSection } from '#web/portal/access-section.tsx';
import { Button } from '#web/ui/button.tsx';
import { FormSheet } from '#web/ui/form-overlay.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { EmailField, TextField } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import type { OverlayState } from '#web/ui/use-overlay.ts';
import { useUnsavedGuard } from '#web/ui/use-unsaved-guard.ts';
import { ColourField } from './colour-field.tsx';

type Props = OverlayState & {
  /** Whom to change; without one, somebody new. */
  professional?: TeamMember;
  onChangeStatus: (professional: TeamMember) => void;
  onOpenPortal: (professional: TeamMember) => void;
};

export function ProfessionalSheet({ professional, open, onOpenChange, onChangeStatus, onOpenPortal }: Props) {
  const { t } = useTranslation('team');
  const [defaultValues] = useState(() => valuesOf(professional));
  const form = useForm(professionalForm, { defaultValues });
  const leaveForStatus = useUnsavedGuard(open && form.isDirty, () => {
    onOpenChange(false);
    if (professional) onChangeStatus(professional);
  });
  const leaveForPortal = useUnsavedGuard(open && form.isDirty, () => {
    onOpenChange(false);
    if (professional) onOpenPortal(professional);
  });
  const { save, error } = useSave({
    send: (values: ProfessionalForm) =>
      professional ? client.team.change({ ...values, id: professional.id }) : client.team.create(values),
    form,
    success: t(professional ? 'form.updated' : 'form.added'),
    changed: ['staff'],
    onSaved: () => onOpenChange(false),
  });
  const role = form.field('funcao');
  const isOwner = isOwnerRole(form.watch('funcao'));

  function changeRole(event: ChangeEvent<HTMLInputElement>) {
    // A percentage left behind in the disabled field could be wrong, and nobody could correct it there.
    if (isOwnerRole(event.currentTarget.value)) {
      form.setValue('comissao_percentual', null, { shouldDirty: true });
      form.setValue('product_commission_percent', 0, { shouldDirty: true });
    }
    return role.onChange(event);
  }

  return (
    <FormSheet
      open={open}
      onOpenChange={onOpenChange}
      title={t(professional ? 'form.edit' : 'add')}
      saveLabel={t('form.save')}
      form={form}
      onSubmit={form.submit(save)}
      failure={error && t('form.failed', { detail: failureDetail(error) })}
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
        disabled={isOwner}
      />
      <NumberField
        label={t('form.productCommission')}
        {...form.control('product_commission_percent')}
        hint={isOwner ? undefined : t('form.productCommissionHint')}
        {...COMMISSION}
        suffix="%"
        disabled={isOwner}
      />
      <ColourField {...form.control('color')} />
      {professional && mayHavePortal(professional) && (
        <AccessSection access={professional.portal} onOpen={() => leaveForPortal(false)} />
      )}
    </FormSheet>
  );
}

function valuesOf(professional: Professional | undefined): ProfessionalForm {
  const fresh = {
    nome: '',
    funcao: '',
    email: '',
    telefone: '',
    comissao_percentual: null,
    product_commission_percent: 0,
  };
  const { nome, funcao, email, telefone, comissao_percentual, product_commission_percent } = professional ?? fresh;
  const color = (professional?.color ?? randomColour(Math.random())) as ProfessionalForm['color'];
  return { nome, funcao, email, telefone, comissao_percentual, product_commission_percent, color };
}
