import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ClientForm, clientForm } from '#contract/clients/forms.ts';
import type { Client } from '#contract/clients/operations.ts';
import { titleCase } from '#domain/shared/names.ts';
import type { PhoneCountry } from '#domain/shared/phone.ts';
import { client as server } from '#web/ground/api/client.ts';
import { SalonPhoneField } from '#web/ground/salon-phone-field.tsx';
import { useSession } from '#web/ground/session.ts';
import { useSave } from '#web/ground/use-save.ts';
import { FormSheet } from '#web/ui/form-overlay.tsx';
import { EmailField, TextField } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import type { OverlayState } from '#web/ui/use-overlay.ts';
import { usePhoneTaken } from './phone-holder.ts';

type Props = OverlayState & { client?: Client; onSaved: (client: Client) => void };

/** A new client, or changes to one. */
export function ClientSheet({ client, open, onOpenChange, onSaved }: Props) {
  const { t } = useTranslation('clients');
  const { profile } = useSession();
  const [defaultValues] = useState(() => (client ? valuesOf(client) : empty(profile.country)));
  const form = useForm(clientForm, { defaultValues });
  const phone = form.control('phone');
  const { takenBy, onRefused } = usePhoneTaken(phone.value);
  const { save, error } = useSave({
    send: (form: ClientForm) =>
      client ? server.clients.change({ id: client.id, ...form }) : server.clients.create(form),
    form,
    onSaved: (saved) => {
      onOpenChange(false);
      onSaved(saved);
    },
    success: t(client ? 'form.changed' : 'form.added'),
    changed: ['clients'],
    onRefused,
  });

  return (
    <FormSheet
      open={open}
      onOpenChange={onOpenChange}
      title={t(client ? 'edit' : 'new')}
      saveLabel={t('form.save')}
      form={form}
      onSubmit={form.submit(save)}
      failure={error && takenBy === undefined && t('form.failed')}
    >
      <TextField
        label={t('form.name')}
        {...form.field('name')}
        capitalise="words"
        tidy={titleCase}
        autoComplete="off"
        required
      />
      <SalonPhoneField
        label={t('form.phone')}
        {...phone}
        onChange={(number, country) => {
          form.setValue('phone_country', country);
          phone.onChange(number);
        }}
        error={
          takenBy === undefined
            ? phone.error
            : t(client ? 'errors.phoneTakenByOther' : 'errors.phoneTaken', { name: takenBy })
        }
        required
      />
      <EmailField label={t('form.email')} {...form.field('email')} autoComplete="off" optional />
    </FormSheet>
  );
}

function valuesOf({ name, phone, phone_country, email }: Client) {
  return { name, phone: phone ?? '', phone_country: phone_country as PhoneCountry, email };
}

function empty(country: PhoneCountry | 'OTHER') {
  return { name: '', phone: '', phone_country: country === 'OTHER' ? ('BR' as const) : country, email: '' };
}
