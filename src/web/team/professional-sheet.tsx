import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Professional } from '#contract/team.ts';
import { type ProfessionalForm, professionalForm } from '#contract/team-forms.ts';
import { isOwnerRole, titleCase } from '#domain/shared/names.ts';
import { randomColour } from '#domain/team/colours.ts';
import { COMMISSION } from '#domain/team/commission.ts';
import { SalonPhoneField } from '#web/account/salon-phone-field.tsx';
import { client } from '#web/app/api/client.ts';
import { failureDetail, refusedFields } from '#web/app/api/errors.ts';
import { Banner, useBanner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { EmailField, TextField } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { useUnsavedGuard } from '#web/ui/use-unsaved-guard.ts';
import { ColourField } from './colour-field.tsx';
import { refreshTeam } from './use-team.ts';

type Props = {
  /** Whom to change; without one, somebody new. */
  professional?: Professional;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onChangeStatus: (professional: Professional) => void;
};

export function ProfessionalSheet({ professional, open, onOpenChange, onChangeStatus }: Props) {
  const { t } = useTranslation(['team', 'common']);
  const banner = useBanner();
  const [defaultValues] = useState(() => valuesOf(professional));
  const form = useForm(professionalForm, { defaultValues });
  const isDirty = open && form.isDirty;
  const close = useUnsavedGuard(isDirty, onOpenChange);
  const leaveForStatus = useUnsavedGuard(isDirty, () => {
    onOpenChange(false);
    if (professional) onChangeStatus(professional);
  });
  const save = useMutation({
    mutationFn: (values: ProfessionalForm) =>
      professional ? client.team.update({ ...values, id: professional.id }) : client.team.create(values),
    onSuccess: async () => {
      await refreshTeam();
      banner.success(t(professional ? 'form.updated' : 'form.added'));
      onOpenChange(false);
    },
    onError: (error) => form.refuse(refusedFields(error)),
  });
  const role = form.field('funcao');
  const isOwner = isOwnerRole(form.watch('funcao'));

  function changeRole(event: ChangeEvent<HTMLInputElement>) {
    // A percentage left behind in the disabled field could be wrong, and nobody could correct it there.
    if (isOwnerRole(event.currentTarget.value)) form.setValue('comissao_percentual', null, { shouldDirty: true });
    return role.onChange(event);
  }

  return (
    <Sheet
      open={open}
      onOpenChange={close}
      title={t(professional ? 'form.edit' : 'add')}
      onSubmit={form.submit((values) => save.mutateAsync(values).catch(() => {}))}
      foot={
        <>
          {professional && (
            <Button
              variant={professional.ativo ? 'danger' : 'ghost'}
              className="mr-auto"
              onClick={() => leaveForStatus(false)}
            >
              {t(professional.ativo ? 'actions.deactivate' : 'actions.activate')}
            </Button>
          )}
          {/* The smallest phones have no room for three buttons, and the cross does the same. */}
          <Button className="max-[24rem]:hidden" onClick={() => close(false)}>
            {t('common:cancel')}
          </Button>
          <Button variant="primary" type="submit" loading={form.isSubmitting}>
            {t('form.save')}
          </Button>
        </>
      }
    >
      <div role="alert" className="sticky top-0 z-10 empty:hidden">
        {save.isError && !form.hasErrors && (
          <Banner tone="danger">{t('form.failed', { detail: failureDetail(save.error) })}</Banner>
        )}
      </div>
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
      <ColourField {...form.control('color')} />
    </Sheet>
  );
}

function valuesOf(professional: Professional | undefined): ProfessionalForm {
  const fresh = { nome: '', funcao: '', email: '', telefone: '', comissao_percentual: null };
  const { nome, funcao, email, telefone, comissao_percentual } = professional ?? fresh;
  const color = (professional?.color ?? randomColour(Math.random())) as ProfessionalForm['color'];
  return { nome, funcao, email, telefone, comissao_percentual, color };
}
