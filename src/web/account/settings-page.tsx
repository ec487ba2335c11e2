import { useQuery } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { Link } from 'react-router';
import { settingsForm } from '#contract/account/forms.ts';
import type { Settings } from '#contract/account/operations.ts';
import { paths } from '#contract/paths.ts';
import { CashierSettingsCard } from '#web/cashier/settings-card.tsx';
import { DesksCard } from '#web/desk/desks-card.tsx';
import { api, client, queryClient } from '#web/ground/api/client.ts';
import { SalonPhoneField } from '#web/ground/salon-phone-field.tsx';
import { updateProfile, useSession } from '#web/ground/session.ts';
import { useMay } from '#web/ground/use-may.ts';
import { useSave } from '#web/ground/use-save.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card, CardBody, CardHead } from '#web/ui/card.tsx';
import { Query } from '#web/ui/query.tsx';
import { SaveButton } from '#web/ui/save-button.tsx';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import { TimeField } from '#web/ui/time-field.tsx';
import { useStoredForm } from '#web/ui/use-stored-form.ts';

export function Page() {
  const { t } = useTranslation('account');
  const settings = useQuery(api.account.settings.queryOptions());
  return (
    <>
      <p className="mb-6 text-muted">{t('settings.intro')}</p>
      <Query query={settings} failure={() => t('settings.loadFailed')} isOnCard>
        {(settings) => <SettingsForm settings={settings} />}
      </Query>
      <div className="mt-6">
        <CashierSettingsCard />
      </div>
      <div className="mt-6">
        <DesksCard />
      </div>
    </>
  );
}

function SettingsForm({ settings }: { settings: Settings }) {
  const { t } = useTranslation('account');
  const { profile } = useSession();
  const may = useMay();
  const { hours_differ, ...saved } = settings;
  const form = useStoredForm(settingsForm, {
    ...saved,
    open_time: saved.open_time ?? '',
    close_time: saved.close_time ?? '',
  });
  const { save } = useSave({
    send: client.account.changeSettings,
    form,
    onSaved: (settings) => {
      queryClient.setQueryData(api.account.settings.queryKey(), settings);
      return updateProfile({ ...profile, business_name: settings.business_name });
    },
    success: t('settings.saved'),
    changed: ['profiles', 'salon_hours'],
    failure: () => t('settings.failed'),
  });

  return (
    <form noValidate onSubmit={form.submit(save)} className="grid max-w-180 grid-cols-1 gap-4">
      <Card>
        <CardHead title={t('settings.contact')} />
        <CardBody className="grid grid-cols-1 gap-4">
          <TextField
            label={t('businessName')}
            {...form.field('business_name')}
            capitalise="words"
            autoComplete="organization"
            required
          />
          <SalonPhoneField label={t('phone')} hint={t('settings.phoneHint')} {...form.control('phone')} />
          <TextArea label={t('address')} {...form.field('address')} autoComplete="street-address" rows={2} />
        </CardBody>
      </Card>
      <Card>
        <CardHead title={t('settings.hours')} />
        <CardBody className="grid grid-cols-1 gap-4">
          <p className="text-sm text-muted">{t(hours_differ ? 'settings.hoursDiffer' : 'settings.hoursHint')}</p>
          <div className="grid grid-cols-2 gap-4 min-[30rem]:max-w-80">
            <TimeField label={t('settings.openTime')} {...form.control('open_time')} />
            <TimeField label={t('settings.closeTime')} {...form.control('close_time')} />
          </div>
          {may('hours') && (
            <div>
              <ButtonLink icon={CalendarClock} render={<Link to={paths.agendaSettings} />}>
                {t('settings.agendaLink')}
              </ButtonLink>
            </div>
          )}
        </CardBody>
      </Card>
      <div>
        <SaveButton variant="primary" isUnchanged={!form.isDirty} loading={form.isSubmitting}>
          {t('settings.save')}
        </SaveButton>
      </div>
    </form>
  );
}
