import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { whyInput } from '#contract/agenda/appointments-forms.ts';
import { DEFAULT_DURATION_MINUTES } from '#domain/services/defaults.ts';
import { api } from '#web/ground/api/client.ts';
import { failureDetail } from '#web/ground/api/errors.ts';
import { useSalonNow } from '#web/ground/use-salon-now.ts';
import { Banner } from '#web/ui/banner.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TimeField } from '#web/ui/time-field.tsx';
import { useSettled } from '#web/ui/use-settled.ts';
import type { Slot } from '../address.ts';
import { useProfessionals } from '../use-professionals.ts';
import { WhyAnswer } from './why-answer.tsx';

type Props = { slot: Slot; open: boolean; onClose: () => void; onOpenAppointment: (id: string) => void };

/** "Why is this time not offered?": the answer of the rule that decides, as soon as the question is whole. */
export function WhyDialog({ slot, open, onClose, onOpenAppointment }: Props) {
  const { t } = useTranslation('agenda');
  const { date: today } = useSalonNow();
  const professionals = useProfessionals(slot.date);
  const [question, setQuestion] = useState({
    professional_id: slot.professional_id ?? '',
    date: slot.date,
    start_time: slot.start_time ?? '',
    minutes: DEFAULT_DURATION_MINUTES as number | null,
  });
  const change = (part: Partial<typeof question>) => setQuestion((old) => ({ ...old, ...part }));
  const input = whyInput.safeParse(useSettled(question)).data;
  const why = useQuery(
    api.agenda.why.queryOptions({
      input: input ?? { professional_id: '', date: '', start_time: '', minutes: 0 },
      enabled: open && input !== undefined,
      placeholderData: keepPreviousData,
    }),
  );
  const name = professionals.find(({ id }) => id === input?.professional_id)?.nome ?? '';
  return (
    <Dialog open={open} onOpenChange={onClose} title={t('why.title')}>
      <Select
        label={t('why.professional')}
        value={question.professional_id}
        onChange={(professional_id) => change({ professional_id })}
        options={professionals.map(({ id, nome }) => ({ value: id, label: nome }))}
      />
      <div className="grid grid-cols-2 gap-4 md:grid-cols-[3fr_2fr_2fr]">
        <DateField
          label={t('why.date')}
          className="max-md:col-span-2"
          value={question.date}
          onChange={(date) => change({ date })}
          today={today}
        />
        <TimeField
          label={t('why.time')}
          value={question.start_time}
          onChange={(start_time) => change({ start_time })}
        />
        <NumberField
          label={t('why.duration')}
          value={question.minutes}
          onChange={(minutes) => change({ minutes })}
          min={1}
          step={5}
        />
      </div>
      <div role="status" className="min-h-20">
        {!input && <Banner tone="quiet">{t('why.ask')}</Banner>}
        {input && why.isError && <Banner tone="danger">{t('why.failed', { detail: failureDetail(why.error) })}</Banner>}
        {input && why.data && <WhyAnswer why={why.data} name={name} onOpenAppointment={onOpenAppointment} />}
      </div>
    </Dialog>
  );
}
