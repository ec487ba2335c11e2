import type { KeyboardEvent } from 'react';
import { passingClientForm } from '#contract/clients/forms.ts';
import { titleCase } from '#domain/shared/names.ts';
import { ClientFields, phoneCountryOf, usePhoneTaken } from '#web/clients/client-fields.tsx';
import { client } from '#web/ground/api/client.ts';
import { useSession } from '#web/ground/session.ts';
import { useSave } from '#web/ground/use-save.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { type ClientChoice, type NewClient, useKeptFocus } from './use-client-choice.ts';

/** `error`: why the appointment cannot be saved like this. */
type Props = { choice: ClientChoice; start: NewClient; error?: string };

/** A client made between two others: the name is enough. */
export function NewClientFields({ choice, start, error }: Props) {
  const { t } = useTranslation(['agenda', 'clients']);
  const { profile } = useSession();
  const form = useForm(passingClientForm, {
    defaultValues: {
      ...start,
      name: titleCase(start.name),
      phone_country: phoneCountryOf(profile.country),
      email: '',
    },
  });
  const { takenBy, onRefused } = usePhoneTaken(form.watch('phone'));
  const creation = useSave({
    send: client.clients.createInPassing,
    form,
    onSaved: choice.choose,
    changed: ['clients'],
    onRefused,
  });
  const create = form.submit(creation.save);

  /** Enter makes the client; the appointment around it is still being filled in. */
  function createOnEnter(event: KeyboardEvent<HTMLFieldSetElement>) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    create(event);
  }

  return (
    <fieldset
      ref={useKeptFocus('[data-new-client] input', choice)}
      data-new-client
      onKeyDown={createOnEnter}
      className="grid grid-cols-1 gap-3 rounded-card border border-divider bg-page p-3 dark:bg-subtle"
    >
      <legend className="sr-only">{t('sheet.newClient')}</legend>
      <p aria-hidden="true" className="font-semibold">
        {t('sheet.newClient')}
      </p>
      <div role="alert" className="empty:hidden">
        {creation.error && !form.hasErrors && takenBy === undefined && (
          <Banner tone="danger">{t('sheet.createClientFailed')}</Banner>
        )}
      </div>
      <ClientFields
        form={form}
        phoneTaken={takenBy === undefined ? undefined : t('clients:errors.phoneTaken', { name: takenBy })}
        error={error}
        isPhoneOptional
      />
      <div className="flex justify-end gap-2">
        <Button variant="ghost" onClick={() => choice.make(undefined)}>
          {t('sheet.backToSearch')}
        </Button>
        <Button loading={form.isSubmitting} onClick={create}>
          {t('sheet.createClient')}
        </Button>
      </div>
    </fieldset>
  );
}
