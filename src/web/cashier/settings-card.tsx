import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type CashierSettings, cashierSettingsForm } from '#contract/cashier-forms.ts';
import { api, client, queryClient } from '#web/ground/api/client.ts';
import { failureDetail } from '#web/ground/api/errors.ts';
import { useSession } from '#web/ground/session.ts';
import { useSave } from '#web/ground/use-save.ts';
import { Card, CardBody, CardHead } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/empty-state.tsx';
import { SkeletonRows } from '#web/ui/loading.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { SaveButton } from '#web/ui/save-button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';

/** What the cashier is told: where PIX is paid to, which only Brazil has, and what cards cost. */
export function CashierSettingsCard() {
  const { t } = useTranslation('cashier');
  const settings = useQuery(api.cashier.settings.queryOptions());
  return (
    <Card className="max-w-180">
      <CardHead title={t('settings.title')} />
      {settings.isPending && <SkeletonRows rows={3} />}
      {settings.isError && !settings.data && (
        <ErrorState
          message={t('settings.loadFailed', { detail: failureDetail(settings.error) })}
          onRetry={() => settings.refetch()}
          retrying={settings.isFetching}
        />
      )}
      {settings.data && <SettingsForm settings={settings.data} />}
    </Card>
  );
}

function SettingsForm({ settings }: { settings: CashierSettings }) {
  const { t } = useTranslation('cashier');
  const { profile } = useSession();
  const form = useForm(cashierSettingsForm, { stored: settings });
  const { save } = useSave({
    send: client.cashier.changeSettings,
    form,
    onSaved: (settings) => queryClient.setQueryData(api.cashier.settings.queryKey(), settings),
    success: t('settings.saved'),
    changed: ['profiles'],
    failure: (error) => t('settings.failed', { detail: failureDetail(error) }),
  });
  return (
    <CardBody>
      <form noValidate onSubmit={form.submit(save)} className="grid grid-cols-1 gap-4">
        {profile.country === 'BR' && (
          <>
            <p className="text-sm text-muted">{t('settings.pixText')}</p>
            <TextField
              label={t('settings.pixKey')}
              {...form.field('pix_key')}
              capitalise="off"
              spellCheck={false}
              autoComplete="off"
              optional
            />
            <div className="grid grid-cols-1 items-start gap-4 min-[30rem]:grid-cols-2">
              <TextField
                label={t('settings.pixName')}
                hint={t('settings.pixNameHint')}
                {...form.field('pix_name')}
                capitalise="words"
                optional
              />
              <TextField
                label={t('settings.pixCity')}
                hint={t('settings.pixCityHint')}
                {...form.field('pix_city')}
                capitalise="words"
                optional
              />
            </div>
          </>
        )}
        <p className="text-sm text-muted">{t('settings.feesText')}</p>
        <div className="grid grid-cols-2 items-start gap-4 min-[30rem]:max-w-80">
          <NumberField label={t('settings.debit')} {...form.control('debit_fee_percent')} {...percent} />
          <NumberField label={t('settings.credit')} {...form.control('credit_fee_percent')} {...percent} />
        </div>
        <div>
          <SaveButton isUnchanged={!form.isDirty} loading={form.isSubmitting}>
            {t('settings.save')}
          </SaveButton>
        </div>
      </form>
    </CardBody>
  );
}

const percent = { min: 0, max: 100, step: 0.01, suffix: '%' };
