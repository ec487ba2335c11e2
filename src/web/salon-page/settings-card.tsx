import { Link } from 'react-router';
import { paths } from '#contract/paths.ts';
import { salonPageForm } from '#contract/salon-page/forms.ts';
import type { SalonPage, SalonPageSettings } from '#contract/salon-page/operations.ts';
import { SALON_KINDS } from '#domain/salon-page/kinds.ts';
import { client } from '#web/ground/api/client.ts';
import { failureDetail } from '#web/ground/api/errors.ts';
import { SalonPhoneField } from '#web/ground/salon-phone-field.tsx';
import { StaleNotice } from '#web/ground/stale-notice.tsx';
import { useFreshForm } from '#web/ground/use-fresh.ts';
import { useSave } from '#web/ground/use-save.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Card, CardBody, CardHead } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { SaveButton } from '#web/ui/save-button.tsx';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import { useStoredForm } from '#web/ui/use-stored-form.ts';
import { useUnsavedPage } from '#web/ui/use-unsaved-guard.ts';
import { NameField } from './name-field.tsx';
import { keepPage } from './use-page-save.ts';

/** What the form is about. As long as the salon has no name, it begins with one that is free. */
const formOf = ({ old_names: _, ...settings }: SalonPageSettings, suggested = '') => ({
  ...settings,
  name: settings.name || suggested,
});

export function SettingsCard({ page }: { page: SalonPage }) {
  const { t } = useTranslation('salonPage');
  const { settings, suggestions } = page;
  const form = useStoredForm(salonPageForm, formOf(settings, suggestions[0]));
  const { forget, onRefused, notice } = useFreshForm('settings', form, (fresh: SalonPageSettings) => formOf(fresh));
  useUnsavedPage(form.isDirty);
  const { save } = useSave({
    send: client.salonPage.change,
    form,
    fields: {
      NAME_TAKEN: { name: 'salonPage:errors.nameTaken' },
      TOO_MANY_NAMES: { name: 'salonPage:errors.tooManyNames' },
    },
    onRefused,
    onSaved: (page) => {
      forget();
      keepPage(page);
    },
    success: t('settings.saved'),
    changed: ['salon_pages'],
    failure: (error) => t('settings.failed', { detail: failureDetail(error) }),
  });
  const words = ({ name, is_published, about, instagram }: SalonPageSettings) =>
    [name, t(is_published ? 'share.live' : 'share.notLive'), instagram && `@${instagram}`, about]
      .filter(Boolean)
      .join(', ');

  return (
    <Card>
      <CardHead title={t('settings.title')} />
      <CardBody>
        <form noValidate onSubmit={form.submit(save)} className="grid grid-cols-1 gap-4">
          <StaleNotice {...notice} words={words} />
          <Checkbox
            label={t('settings.published')}
            hint={t('settings.publishedHint')}
            {...form.field('is_published')}
          />
          <NameField
            field={form.field('name')}
            typed={form.watch('name')}
            current={settings.name}
            oldNames={settings.old_names}
            onChoose={(name) => form.setValue('name', name, { shouldDirty: true, shouldValidate: true })}
          />
          <TextArea
            label={t('settings.about')}
            hint={t('settings.aboutHint')}
            {...form.field('about')}
            rows={4}
            optional
          />
          <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">
            <NativeSelect
              label={t('settings.kind')}
              hint={t('settings.kindHint')}
              {...form.field('kind')}
              options={SALON_KINDS.map((value) => ({ value, label: t(`settings.kinds.${value}`) }))}
            />
            <TextField
              label={t('settings.instagram')}
              hint={t('settings.instagramHint')}
              {...form.field('instagram')}
              capitalise="off"
              spellCheck={false}
              autoComplete="off"
              optional
            />
          </div>
          <SalonPhoneField
            label={t('settings.whatsapp')}
            hint={t('settings.whatsappHint')}
            {...form.control('whatsapp')}
            optional
          />
          <p className="text-13 text-muted">
            {t('settings.contactHint')}{' '}
            <Link to={paths.settings} className="font-medium text-brand-text hover:underline">
              {t('settings.contactLink')}
            </Link>
          </p>
          <div>
            <SaveButton
              variant="primary"
              isUnchanged={!form.isDirty && settings.name !== ''}
              loading={form.isSubmitting}
            >
              {t('settings.save')}
            </SaveButton>
          </div>
        </form>
      </CardBody>
    </Card>
  );
}
