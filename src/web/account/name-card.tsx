import { nameForm } from '#contract/members/forms.ts';
import { client } from '#web/ground/api/client.ts';
import { failureDetail } from '#web/ground/api/errors.ts';
import { askAgainForSession, useSession } from '#web/ground/session.ts';
import { useSave } from '#web/ground/use-save.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { SaveButton } from '#web/ui/save-button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useStoredForm } from '#web/ui/use-stored-form.ts';
import { ProfileCard } from './profile-card.tsx';

/** What whoever does not own the salon is called in it: the owner is shown as the salon. */
export function NameCard() {
  const { t } = useTranslation('members');
  const { member } = useSession();
  const form = useStoredForm(nameForm, { name: member.name });
  const { save } = useSave({
    send: (input: { name: string }) => client.members.changeName(input),
    form,
    onSaved: askAgainForSession,
    success: t('name.saved'),
    changed: ['members'],
    failure: (error) => t('name.failed', { detail: failureDetail(error) }),
  });
  if (member.role === 'owner') return null;
  return (
    <ProfileCard title={t('name.title')} onSubmit={form.submit(save)}>
      <TextField
        label={t('name.label')}
        hint={t('name.hint')}
        {...form.field('name')}
        className="w-full"
        capitalise="words"
        autoComplete="name"
        required
      />
      <SaveButton isUnchanged={!form.isDirty} loading={form.isSubmitting}>
        {t('name.save')}
      </SaveButton>
    </ProfileCard>
  );
}
