import { joinForm, type JoinForm as NewAccount } from '#contract/members/forms.ts';
import { TermsField } from '#web/account/terms-field.tsx';
import { client } from '#web/ground/api/client.ts';
import { refusalCode } from '#web/ground/api/errors.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { EmailField, TextField } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { JoinFailure } from './join-failure.tsx';
import { useJoin } from './use-join.ts';

type Props = { token: string; email: string; onUsed: () => void; onHasAccount: () => void };

export function JoinForm({ token, email, onUsed, onHasAccount }: Props) {
  const { t } = useTranslation(['members', 'account']);
  const form = useForm(joinForm, { defaultValues: { name: '', email, password: '', confirmation: '' } });
  const joining = useJoin({
    send: (account: NewAccount) => client.members.join({ ...account, token }),
    onUsed,
    form,
  });
  return (
    <form
      noValidate
      onSubmit={form.submit((values) => joining.mutateAsync(values).catch(() => {}))}
      className="mt-8 grid gap-5"
    >
      <JoinFailure error={joining.error} />
      <TextField label={t('join.name')} {...form.field('name')} capitalise="words" autoComplete="name" required />
      <div className="grid justify-items-start gap-1">
        <EmailField label={t('account:email')} {...form.field('email')} className="w-full" required />
        {refusalCode(joining.error) === 'EMAIL_TAKEN' && (
          <Button variant="ghost" size="sm" className="-ml-3 text-brand-text!" onClick={onHasAccount}>
            {t('join.signIn')}
          </Button>
        )}
      </div>
      <PasswordField
        label={t('account:password')}
        hint={t('account:passwordHint')}
        {...form.field('password')}
        autoComplete="new-password"
        required
      />
      <PasswordField
        label={t('account:confirmation')}
        {...form.field('confirmation')}
        autoComplete="new-password"
        required
      />
      <TermsField {...form.field('terms')} />
      <Button type="submit" variant="primary" size="lg" block loading={form.isSubmitting}>
        {t('join.submit')}
      </Button>
    </form>
  );
}
