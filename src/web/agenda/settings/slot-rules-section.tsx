import { useQuery } from '@tanstack/react-query';
import { type SlotRules, slotRulesForm } from '#contract/agenda/settings-forms.ts';
import { HORIZON_DAYS, NOTICE_MINUTES, SLOT_STEPS } from '#domain/agenda/slot-rules.ts';
import { api, client, queryClient } from '#web/ground/api/client.ts';
import { useSave } from '#web/ground/use-save.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Card, CardBody, CardHead } from '#web/ui/card.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { Query } from '#web/ui/query.tsx';
import { SaveButton } from '#web/ui/save-button.tsx';
import { Select } from '#web/ui/select.tsx';
import { useStoredForm } from '#web/ui/use-stored-form.ts';

/** Which of the free times clients are offered. */
export function SlotRulesSection() {
  const { t } = useTranslation(['agendaSettings', 'agenda']);
  const rules = useQuery(api.agendaSettings.slotRules.queryOptions());
  return (
    <Card>
      <CardHead title={t('slotRules.title')} />
      <Query query={rules} rows={3} failure={(detail) => t('slotRules.loadFailed', { detail })}>
        {(rules) => <SlotRulesForm rules={rules as SlotRules} />}
      </Query>
    </Card>
  );
}

function SlotRulesForm({ rules }: { rules: SlotRules }) {
  const { t } = useTranslation(['agendaSettings', 'agenda']);
  const form = useStoredForm(slotRulesForm, rules);
  const { save } = useSave({
    send: client.agendaSettings.changeSlotRules,
    form,
    onSaved: (saved) => queryClient.setQueryData(api.agendaSettings.slotRules.queryKey(), saved),
    success: t('slotRules.saved'),
    changed: ['profiles'],
    failure: () => t('slotRules.failed'),
  });
  const step = form.control('slot_step_minutes');
  return (
    <form noValidate onSubmit={form.submit(save)}>
      <CardBody className="grid items-start gap-4 md:grid-cols-3">
        <Select
          label={t('slotRules.step')}
          hint={t('slotRules.stepHint')}
          value={String(step.value)}
          onChange={(value) => step.onChange(Number(value) as SlotRules['slot_step_minutes'])}
          error={step.error}
          options={SLOT_STEPS.map((minutes) => ({ value: String(minutes), label: t('slotRules.every', { minutes }) }))}
        />
        <NumberField
          label={t('slotRules.notice')}
          hint={t('slotRules.noticeHint')}
          {...form.control('min_notice_minutes')}
          {...NOTICE_MINUTES}
          step={30}
          suffix={t('slotRules.minutes')}
        />
        <NumberField
          label={t('slotRules.horizon')}
          hint={t('slotRules.horizonHint')}
          {...form.control('booking_horizon_days')}
          {...HORIZON_DAYS}
          suffix={t('slotRules.days')}
        />
      </CardBody>
      <div className="border-t border-divider p-6 max-md:p-4">
        <SaveButton variant="primary" isUnchanged={!form.isDirty} loading={form.isSubmitting}>
          {t('slotRules.save')}
        </SaveButton>
      </div>
    </form>
  );
}
