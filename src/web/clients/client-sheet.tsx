import { type ClientForm, clientForm } from '#contract/clients/forms.ts';
import type { Client } from '#contract/clients/operations.ts';
import type { PhoneCountry } from '#domain/shared/phone.ts';
import { client as server } from '#web/ground/api/client.ts';
import { useSession } from '#web/ground/session.ts';
import { useFormOverlay } from '#web/ground/use-form-overlay.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { FormSheet } from '#web/ui/form-overlay.tsx';
import { useForm } from '#web/ui/use-form.ts';
import type { OverlayState } from '#web/ui/use-overlay.ts';
import { ClientFields, phoneCountryOf, usePhoneTaken } from './client-fields.tsx';

type Props = OverlayState & { client?: Client /** Of a new one. */; name?: string; onSaved: (client: Client) => void };

export function ClientSheet({ client, name = '', onSaved, ...overlay }: Props) {
  const { t } = useTranslation('clients');
  const { profile } = useSession();
  const form = useForm(clientForm, {
    defaultValues: { ...valuesOf(client, phoneCountryOf(profile.country)), ...(!client && { name }) },
  });
  const { takenBy, onRefused } = usePhoneTaken(form.watch('phone'));
  const { frame } = useFormOverlay(overlay, form, {
    send: (form: ClientForm) =>
      client ? server.clients.change({ id: client.id, ...form }) : server.clients.create(form),
    onSaved,
    success: t(client ? 'form.changed' : 'form.added'),
    failure: () => takenBy === undefined && t('form.failed'),
    changed: ['clients'],
    onRefused,
  });
  const taken = client ? 'errors.phoneTakenByOther' : 'errors.phoneTaken';
  return (
    <FormSheet {...frame} title={t(client ? 'edit' : 'new')} saveLabel={t('form.save')}>
      <ClientFields form={form} phoneTaken={takenBy === undefined ? undefined : t(taken, { name: takenBy })} />
    </FormSheet>
  );
}

function valuesOf(client: Client | undefined, usual: PhoneCountry) {
  const { name = '', phone = '', phone_country = usual, email = '' } = client ?? {};
  return { name, phone: phone ?? '', phone_country: phone_country as PhoneCountry, email };
}
