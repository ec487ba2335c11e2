import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { cashierSettingsForm } from '#contract/cashier/forms.ts';
import type { CashierSettings } from '#contract/cashier/operations.ts';
import { pixKeysOf } from '#domain/cashier/pix-key.ts';
import { dateLocale } from '#domain/shared/countries.ts';
import { numberFormat } from '#domain/shared/formatters.ts';
import { api, client, queryClient } from '#web/ground/api/client.ts';
import { failureDetail } from '#web/ground/api/errors.ts';
import { useSession } from '#web/ground/session.ts';
import { StaleNotice } from '#web/ground/stale-notice.tsx';
import { useFreshForm } from '#web/ground/use-fresh.ts';
import { useSave } from '#web/ground/use-save.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardBody, CardHead } from '#web/ui/card.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { Query } from '#web/ui/query.tsx';
import { SaveButton } from '#web/ui/save-button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useLanguage } from '#web/ui/use-language.ts';
import { useStoredForm } from '#web/ui/use-stored-form.ts';

/** Settings of the cashier: the PIX account, in Brazil, and card fees. */
export function CashierSettingsCard() {
  const { t } = useTranslation('cashier');
  const settings = useQuery(api.cashier.settings.queryOptions());
  return (
    <Card className="max-w-180">
      <CardHead title={t('settings.title')} />
      <Query query={settings} rows={3} failure={(detail) => t('settings.loadFailed', { detail })}>
        {(settings) => <SettingsForm settings={settings} />}
      </Query>
    </Card>
  );
}

function SettingsForm({ settings }: { settings: CashierSettings }) {
  const { t } = useTranslation('cashier');
  const { profile } = useSession();
  const form = useStoredForm(cashierSettingsForm, settings);
  const { forget, onRefused, notice } = useFreshForm('settings', form, (fresh: CashierSettings) => fresh);
  // Also shown elsewhere when a stored key is no longer valid, so that the refusal has a field to appear at.
  const hasPix = profile.country === 'BR' || (settings.pix_key !== '' && pixKeysOf(settings.pix_key).length !== 1);
  const { save } = useSave({
    send: client.cashier.changeSettings,
    form,
    onRefused,
    onSaved: (settings) => {
      forget();
      queryClient.setQueryData(api.cashier.settings.queryKey(), settings);
    },
    success: t('settings.saved'),
    changed: ['profiles'],
    failure: (error) => t('settings.failed', { detail: failureDetail(error) }),
  });
  const percents = numberFormat(dateLocale(useLanguage()), { style: 'percent', maximumFractionDigits: 2 });
  const words = ({ pix_key, pix_name, pix_city, debit_fee_percent, credit_fee_percent }: CashierSettings) =>
    [
      pix_key && `${t('settings.pixKey')} ${pix_key}`,
      pix_name,
      pix_city,
      `${t('settings.debit')} ${percents.format(debit_fee_percent / 100)}`,
      `${t('settings.credit')} ${percents.format(credit_fee_percent / 100)}`,
    ]
      .filter(Boolean)
      .join(', ');
  return (
    <CardBody>
      <form noValidate onSubmit={form.submit(save)} className="grid grid-cols-1 gap-4">
        <StaleNotice {...notice} words={words} />
        {hasPix && (
          <>
            <p className="text-sm text-muted">{t('settings.pixText')}</p>
            <PixKeyField
              field={form.field('pix_key')}
              typed={form.watch('pix_key')}
              onChoose={(written) => form.setValue('pix_key', written, { shouldDirty: true, shouldValidate: true })}
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

type Props = {
  field: Pick<ComponentProps<typeof TextField>, 'error' | 'name' | 'onBlur' | 'onChange' | 'ref'>;
  /** As it stands in the field. */
  typed: string;
  onChoose: (written: string) => void;
};

/** Digits may be both a CPF and a mobile: then two buttons ask which, and write it that way. */
function PixKeyField({ field, typed, onChoose }: Props) {
  const { t } = useTranslation('cashier');
  const keys = pixKeysOf(typed);
  return (
    <div className="grid gap-2">
      <TextField
        label={t('settings.pixKey')}
        hint={t('settings.pixKeyHint')}
        {...field}
        capitalise="off"
        spellCheck={false}
        autoComplete="off"
        optional
      />
      <div role="status" className="empty:hidden">
        {keys.length > 1 && (
          <div className="grid gap-2 rounded-card bg-subtle px-4 py-3 text-sm">
            <p>{t('settings.pixKeyWhich')}</p>
            <div className="flex flex-wrap gap-2">
              {/* Only these two can be taken for each other. */}
              {keys.map(({ kind, written }) => (
                <Button key={kind} onClick={() => onChoose(written)}>
                  {t(`settings.pixKinds.${kind as 'cpf' | 'phone'}`, { key: written })}
                </Button>
              ))}
            </div>
          </div>
        )}
      </div>
    </div>
  );
}
