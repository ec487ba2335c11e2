import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Client } from '#contract/clients.ts';
import { type ClientForm, clientForm } from '#contract/clients-forms.ts';
import { titleCase } from '#domain/shared/names.ts';
import type { PhoneCountry } from '#domain/shared/phone.ts';
import { SalonPhoneField } from '#web/account/salon-phone-field.tsx';
import { useSession } from '#web/account/session.ts';
import { client as server } from '#web/app/api/client.ts';
import { refusedFields } from '#web/app/api/errors.ts';
import { Banner, useBanner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { EmailField, TextField } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { useUnsavedGuard } from '#web/ui/use-unsaved-guard.ts';
import { clientsChanged } from './clients-changed.ts';
import { phoneHolder } from './phone-holder.ts';

type Props = { client?: Client; onSaved: (client: Client) => void };

/** A new client, or changes to one. Opens as it is mounted. */
export function ClientSheet({ client, onSaved }: Props) {
  const { t } = useTranslation(['clients', 'common']);
  const banner = useBanner();
  const { profile } = useSession();
  const [isOpen, setOpen] = useState(true);
  const [defaultValues] = useState(() => (client ? valuesOf(client) : empty(profile.country)));
  const [taken, setTaken] = useState<{ phone: string; name: string }>();
  const form = useForm(clientForm, { defaultValues });
  const close = useUnsavedGuard(form.isDirty && isOpen, setOpen);

  const save = useMutation({
    mutationFn: (form: ClientForm) =>
      client ? server.clients.change({ id: client.id, ...form }) : server.clients.add(form),
    onSuccess: async (saved) => {
      setOpen(false);
      await clientsChanged();
      onSaved(saved);
      banner.success(t(client ? 'form.changed' : 'form.added'));
    },
    onError: (error, { phone }) => {
      const name = phoneHolder(error);
      if (name === undefined) form.refuse(refusedFields(error));
      else setTaken({ phone, name });
    },
  });

  const phone = form.control('phone');
  const takenBy = taken?.phone === phone.value ? taken.name : undefined;
  return (
    <Sheet
      open={isOpen}
      onOpenChange={close}
      title={t(client ? 'edit' : 'new')}
      onSubmit={form.submit((values) => save.mutateAsync(values).catch(() => {}))}
      foot={
        <>
          <Button onClick={() => close(false)}>{t('common:cancel')}</Button>
          <Button type="submit" variant="primary" loading={form.isSubmitting}>
            {t('form.save')}
          </Button>
        </>
      }
    >
      <div role="alert" className="sticky top-0 z-10 empty:hidden">
        {save.isError && !form.hasErrors && takenBy === undefined && <Banner tone="danger">{t('form.failed')}</Banner>}
      </div>
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
    </Sheet>
  );
}

function valuesOf({ name, phone, phone_country, email }: Client) {
  return { name, phone: phone ?? '', phone_country: phone_country as PhoneCountry, email };
}

function empty(country: PhoneCountry | 'OTHER') {
  return { name: '', phone: '', phone_country: country === 'OTHER' ? ('BR' as const) : country, email: '' };
}
