import { useMutation } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { passingClientForm } from '#contract/clients-forms.ts';
import { titleCase } from '#domain/shared/names.ts';
import { SalonPhoneField } from '#web/account/salon-phone-field.tsx';
import { useSession } from '#web/account/session.ts';
import { api } from '#web/app/api/client.ts';
import { refusedFields } from '#web/app/api/errors.ts';
import { clientsChanged } from '#web/clients/clients-changed.ts';
import { phoneHolder } from '#web/clients/phone-holder.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmailField, TextField } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import type { ChosenClient, NewClient } from './use-client-choice.ts';
import { useKeptFocus } from './use-kept-focus.ts';

type Props = {
  start: NewClient;
  /** It takes the place of the search. */
  isReplacing: boolean;
  /** Why the appointment cannot be saved like this. */
  error?: string;
  onCreated: (client: ChosenClient) => void;
  onCancel: () => void;
};

/** A client made between two others: the name is enough. */
export function NewClientFields({ start, isReplacing, error, onCreated, onCancel }: Props) {
  const { t } = useTranslation(['agenda', 'clients']);
  const { profile } = useSession();
  const [taken, setTaken] = useState<{ phone: string; name: string }>();
  const form = useForm(passingClientForm, {
    defaultValues: {
      ...start,
      name: titleCase(start.name),
      phone_country: profile.country === 'OTHER' ? 'BR' : profile.country,
      email: '',
    },
  });
  const creation = useMutation(
    api.clients.addInPassing.mutationOptions({
      onSuccess: (client) => {
        onCreated(client);
        return clientsChanged();
      },
      onError: (refusal, { phone }) => {
        const name = phoneHolder(refusal);
        if (name === undefined) form.refuse(refusedFields(refusal));
        else setTaken({ phone, name });
      },
    }),
  );
  const create = form.submit((values) => creation.mutateAsync(values).catch(() => {}));

  /** Enter makes the client; the appointment around it is not finished yet. */
  function createOnEnter(event: KeyboardEvent<HTMLFieldSetElement>) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    create(event);
  }

  const name = form.field('name');
  const phone = form.control('phone');
  const takenBy = taken?.phone === phone.value ? taken.name : undefined;
  return (
    <fieldset
      ref={useKeptFocus('input', isReplacing)}
      onKeyDown={createOnEnter}
      className="grid grid-cols-1 gap-3 rounded-card border border-divider bg-page p-3 dark:bg-subtle"
    >
      <legend className="sr-only">{t('sheet.newClient')}</legend>
      <p aria-hidden="true" className="font-semibold">
        {t('sheet.newClient')}
      </p>
      <div role="alert" className="empty:hidden">
        {creation.isError && !form.hasErrors && takenBy === undefined && (
          <Banner tone="danger">{t('sheet.createClientFailed')}</Banner>
        )}
      </div>
      <TextField
        label={t('clients:form.name')}
        {...name}
        error={name.error ?? error}
        capitalise="words"
        tidy={titleCase}
        autoComplete="off"
        required
      />
      <SalonPhoneField
        label={t('clients:form.phone')}
        {...phone}
        onChange={(number, country) => {
          form.setValue('phone_country', country);
          phone.onChange(number);
        }}
        error={takenBy === undefined ? phone.error : t('clients:errors.phoneTaken', { name: takenBy })}
        optional
      />
      <EmailField label={t('clients:form.email')} {...form.field('email')} autoComplete="off" optional />
      <div className="flex justify-end gap-2">
        <Button variant="ghost" onClick={onCancel}>
          {t('sheet.backToSearch')}
        </Button>
        <Button loading={form.isSubmitting} onClick={create}>
          {t('sheet.createClient')}
        </Button>
      </div>
    </fieldset>
  );
}
