import { useQuery } from '@tanstack/react-query';
import { type ClientForm, clientForm, unseenContactsForm } from '#contract/clients/forms.ts';
import type { Client, ClientCard } from '#contract/clients/operations.ts';
import type { PhoneCountry } from '#domain/shared/phone.ts';
import { api, client as server } from '#web/ground/api/client.ts';
import { useSession } from '#web/ground/session.ts';
import { useFormOverlay } from '#web/ground/use-form-overlay.ts';
import { useMay } from '#web/ground/use-may.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { FormSheet } from '#web/ui/form-overlay.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { TextArea } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import type { OverlayState } from '#web/ui/use-overlay.ts';
import { BirthdayField } from './birthday-field.tsx';
import { ClientFields, phoneCountryOf, usePhoneTaken } from './client-fields.tsx';
import { showInCard } from './show-in-card.ts';

type Props = OverlayState & {
  client?: ClientCard;
  /** Of a new one. */
  name?: string;
  onSaved?: (client: Client) => void;
};

export function ClientSheet({ client, name = '', onSaved, ...overlay }: Props) {
  const { t } = useTranslation(['clients', 'clientCard']);
  const { profile } = useSession();
  const may = useMay();
  const isNameOnly = client !== undefined && !may('client_contacts');
  const form = useForm(isNameOnly ? unseenContactsForm : clientForm, {
    defaultValues: { ...valuesOf(client, phoneCountryOf(profile.country)), ...(!client && { name }) },
  });
  const { takenBy, onRefused } = usePhoneTaken(form.watch('phone'));
  const birthday = form.control('birthday');
  const { frame } = useFormOverlay(overlay, form, {
    send: (form: ClientForm) =>
      client
        ? server.clients.change({ id: client.id, ...form, ...(isNameOnly && UNSEEN) })
        : server.clients.create(form),
    onSaved: (saved) => {
      showInCard(saved.id, () => saved);
      onSaved?.(saved);
    },
    success: t(client ? 'form.changed' : 'form.added'),
    failure: () => takenBy === undefined && t('form.failed'),
    changed: ['clients'],
    // Or the client is gone, which the page says.
    fields: { NOT_FOUND: { preferred_professional_id: 'clientCard:errors.professionalGone' } },
    onRefused,
    next: client
      ? undefined
      : { nameOf: ({ name }) => name, empty: () => form.reset(valuesOf(undefined, phoneCountryOf(profile.country))) },
  });
  const taken = client ? 'errors.phoneTakenByOther' : 'errors.phoneTaken';
  return (
    <FormSheet {...frame} title={t(client ? 'edit' : 'new')} saveLabel={t('form.save')}>
      <ClientFields
        form={form}
        isNameOnly={isNameOnly}
        phoneTaken={takenBy === undefined ? undefined : t(taken, { name: takenBy })}
      />
      <BirthdayField label={t('form.birthday')} {...birthday} value={birthday.value ?? ''} />
      <PreferredProfessional
        {...form.control('preferred_professional_id')}
        now={client?.preferred_professional ?? null}
      />
      <TextArea label={t('clientCard:form.note')} {...form.field('note')} optional />
    </FormSheet>
  );
}

/** Left out: they stay as they are. */
const UNSEEN = { phone: undefined, phone_country: undefined, email: undefined };

type Preferred = {
  value: string | null | undefined;
  onChange: (id: string | null) => void;
  error?: string | undefined;
  now: ClientCard['preferred_professional'];
};

/** Whoever has left stays chosen until somebody else is. */
function PreferredProfessional({ value, onChange, error, now }: Preferred) {
  const { t } = useTranslation(['clients', 'clientCard']);
  const { data } = useQuery(api.team.list.queryOptions({ input: {} }));
  const active = (data?.rows ?? []).filter(({ ativo }) => ativo).map(({ id, nome }) => ({ value: id, label: nome }));
  const isListed = now === null || active.some(({ value }) => value === now.id);
  return (
    <NativeSelect
      label={t('clientCard:form.professional')}
      placeholder={t('clientCard:form.noProfessional')}
      options={isListed ? active : [...active, { value: now.id, label: now.name }]}
      value={value ?? ''}
      onChange={(event) => onChange(event.currentTarget.value || null)}
      {...(error ? { error } : {})}
      optional
    />
  );
}

function valuesOf(client: Client | undefined, usual: PhoneCountry) {
  const { name = '', phone = '', phone_country = usual, email = '' } = client ?? {};
  const { birthday = '', preferred_professional_id = null, note = '' } = client ?? {};
  return {
    name,
    phone: phone ?? '',
    phone_country: phone_country as PhoneCountry,
    email,
    birthday,
    preferred_professional_id,
    note,
  };
}
