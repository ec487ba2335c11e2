import { useQuery } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import type { EmailChange } from '#contract/account/own-email.ts';
import { beginEmailChangeForm } from '#contract/account/own-email-forms.ts';
import { api, client } from '#web/ground/api/client.ts';
import { failureDetail, passwordFailure } from '#web/ground/api/errors.ts';
import { useSave } from '#web/ground/use-save.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { CardBody } from '#web/ui/card.tsx';
import { FormDialog } from '#web/ui/form-overlay.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { Query } from '#web/ui/query.tsx';
import { EmailField } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { type OverlayState, useOverlay } from '#web/ui/use-overlay.ts';

/** Another e-mail for the account, and what still has to be confirmed of one that was asked for. */
export function OwnEmail() {
  const { t } = useTranslation('accountSafety');
  const change = useQuery(api.account.emailChange.queryOptions());
  const dialog = useOverlay();
  return (
    <CardBody className="grid justify-items-start gap-3 pt-4">
      <Query query={change} rows={1} failure={(detail) => t('ownEmail.loadFailed', { detail })}>
        {(change) => change && <Pending change={change} />}
      </Query>
      <Button icon={Mail} onClick={() => dialog.open()}>
        {t('ownEmail.change')}
      </Button>
      <ChangeDialog key={dialog.turn} {...dialog.state} />
    </CardBody>
  );
}

function Pending({ change: { email, old_confirmed, new_confirmed } }: { change: EmailChange }) {
  const { t } = useTranslation('accountSafety');
  const { save, isSaving } = useSave({
    send: client.account.cancelEmailChange,
    success: t('ownEmail.cancelled'),
    changed: ['users'],
    failure: (error) => t('ownEmail.cancelFailed', { detail: failureDetail(error) }),
  });
  const sides = [
    ['old', old_confirmed],
    ['new', new_confirmed],
  ] as const;
  return (
    <div className="grid justify-items-start gap-2">
      <p className="font-medium break-words">{t('ownEmail.pending', { email })}</p>
      <p className="text-sm text-muted">{t('ownEmail.pendingText')}</p>
      <ul className="flex flex-wrap gap-2">
        {sides.map(([side, isConfirmed]) => (
          <li key={side}>
            <Badge tone={isConfirmed ? 'success' : 'pending'}>
              {t(isConfirmed ? 'ownEmail.confirmed' : 'ownEmail.waiting', { which: t(`ownEmail.${side}`) })}
            </Badge>
          </li>
        ))}
      </ul>
      <Button loading={isSaving} onClick={() => save({})}>
        {t('ownEmail.cancel')}
      </Button>
    </div>
  );
}

function ChangeDialog({ open, onOpenChange }: OverlayState) {
  const { t } = useTranslation(['accountSafety', 'account']);
  const form = useForm(beginEmailChangeForm, { defaultValues: { email: '', password: '' } });
  const [failure, setFailure] = useState<string>();
  const { save } = useSave({
    send: client.account.beginEmailChange,
    form,
    fields: {
      WRONG_PASSWORD: { password: 'ui:overlays.password.wrong' },
      SAME_EMAIL: { email: 'accountSafety:ownEmail.same' },
    },
    onSaved: () => onOpenChange(false),
    success: t('ownEmail.sent'),
    changed: ['users'],
    failure: (error) => t('ownEmail.failed', { detail: passwordFailure(error) }),
    onFailure: setFailure,
  });
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('ownEmail.title')}
      saveLabel={t('ownEmail.submit')}
      form={form}
      onSubmit={form.submit(save)}
      failure={failure}
    >
      <p className="text-muted">{t('ownEmail.text')}</p>
      <EmailField label={t('ownEmail.newEmail')} {...form.field('email')} required />
      <PasswordField
        label={t('account:password')}
        {...form.field('password')}
        autoComplete="current-password"
        required
      />
    </FormDialog>
  );
}
