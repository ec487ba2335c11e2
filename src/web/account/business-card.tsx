import { useTranslation } from 'react-i18next';
import { businessForm } from '#contract/account-forms.ts';
import { client } from '#web/app/api/client.ts';
import { refusedFields } from '#web/app/api/errors.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardBody, CardHead } from '#web/ui/card.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { useSession } from './session.ts';
import { useProfileChange } from './use-profile-change.ts';

export function BusinessCard() {
  const { t } = useTranslation('account');
  const { profile } = useSession();
  const form = useForm(businessForm, { stored: { business_name: profile.business_name } });
  const change = useProfileChange('name', client.account.changeBusiness);
  return (
    <Card>
      <CardHead title={t('profile.business')} />
      <CardBody>
        <form
          noValidate
          onSubmit={form.submit((values) =>
            change.mutateAsync(values).catch((error) => form.refuse(refusedFields(error))),
          )}
          className="grid justify-items-start gap-4"
        >
          <TextField
            label={t('businessName')}
            {...form.field('business_name')}
            className="w-full"
            capitalise="words"
            autoComplete="organization"
            required
          />
          <Button type="submit" disabled={!form.isDirty} loading={form.isSubmitting}>
            {t('profile.saveBusiness')}
          </Button>
        </form>
      </CardBody>
    </Card>
  );
}
