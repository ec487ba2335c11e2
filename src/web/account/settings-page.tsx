import { useMutation, useQuery } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Settings } from '#contract/account.ts';
import { settingsForm } from '#contract/account-forms.ts';
import { api, queryClient } from '#web/app/api/client.ts';
import { refusedFields } from '#web/app/api/errors.ts';
import { paths } from '#web/app/paths.ts';
import { useBanner } from '#web/ui/banner.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card, CardBody, CardHead } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/empty-state.tsx';
import { SkeletonRows } from '#web/ui/loading.tsx';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import { TimeField } from '#web/ui/time-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { SalonPhoneField } from './salon-phone-field.tsx';
import { updateProfile, useSession } from './session.ts';

export function Page() {
  const { t } = useTranslation('account');
  const settings = useQuery(api.account.settings.queryOptions());
  return (
    <>
      <p className="mb-6 text-muted">{t('settings.intro')}</p>
      {settings.isPending && (
        <Card>
          <SkeletonRows />
        </Card>
      )}
      {settings.isError && (
        <Card>
          <ErrorState
            message={t('settings.loadFailed')}
            onRetry={() => settings.refetch()}
            retrying={settings.isFetching}
          />
        </Card>
      )}
      {settings.data && <SettingsForm settings={settings.data} />}
    </>
  );
}

function SettingsForm({ settings }: { settings: Settings }) {
  const { t } = useTranslation('account');
  const banner = useBanner();
  const { profile } = useSession();
  const { hours_differ, ...saved } = settings;
  const form = useForm(settingsForm, {
    stored: { ...saved, open_time: saved.open_time ?? '', close_time: saved.close_time ?? '' },
  });
  const save = useMutation(
    api.account.saveSettings.mutationOptions({
      onSuccess: async (settings) => {
        queryClient.setQueryData(api.account.settings.queryKey(), settings);
        await queryClient.invalidateQueries({ queryKey: api.agenda.key() });
        await queryClient.invalidateQueries({ queryKey: api.dashboard.key() });
        await updateProfile({ ...profile, business_name: settings.business_name });
        banner.success(t('settings.saved'));
      },
      onError: (error) => {
        if (!form.refuse(refusedFields(error))) banner.error(t('settings.failed'));
      },
    }),
  );

  return (
    <form
      noValidate
      onSubmit={form.submit((values) => save.mutateAsync(values).catch(() => {}))}
      className="grid max-w-180 grid-cols-1 gap-4"
    >
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
          <div>
            <ButtonLink icon={CalendarClock} render={<Link to={paths.agendaSettings} />}>
              {t('settings.agendaLink')}
            </ButtonLink>
          </div>
        </CardBody>
      </Card>
      <div>
        <Button type="submit" variant="primary" disabled={!form.isDirty} loading={form.isSubmitting}>
          {t('settings.save')}
        </Button>
      </div>
    </form>
  );
}
