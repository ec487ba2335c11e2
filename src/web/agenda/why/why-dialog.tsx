import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Why } from '#contract/agenda/appointments.ts';
import { whyInput } from '#contract/agenda/appointments-forms.ts';
import type { Service } from '#contract/services/operations.ts';
import { DEFAULT_DURATION_MINUTES } from '#domain/services/defaults.ts';
import { formatDuration } from '#domain/shared/durations.ts';
import { api, queryClient } from '#web/ground/api/client.ts';
import { failureDetail } from '#web/ground/api/errors.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Combobox } from '#web/ui/combobox.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TimeField } from '#web/ui/time-field.tsx';
import { useDebounced } from '#web/ui/use-debounced.ts';
import type { Slot } from '../address.ts';
import { useCardLabel } from '../labels.ts';
import { useAgendaAddress } from '../use-agenda-address.ts';
import { useProfessionals } from '../use-days.ts';

type Props = { slot: Slot; open: boolean; onClose: () => void };

/** "Why is this time not offered?": the rule that decides it, shown once the question is complete. */
export function WhyDialog({ slot, open, onClose }: Props) {
  const { t } = useTranslation('agenda');
  const { today } = useAgendaAddress();
  const professionals = useProfessionals(slot.date);
  const [question, setQuestion] = useState({
    professional_id: slot.professional_id ?? '',
    date: slot.date,
    start_time: slot.start_time ?? '',
    minutes: DEFAULT_DURATION_MINUTES as number | null,
  });
  const [service, setService] = useState<Service | null>(null);
  const change = (part: Partial<typeof question>) => setQuestion((old) => ({ ...old, ...part }));
  const input = whyInput.safeParse({
    ...useDebounced(question),
    ...(service && { minutes: service.duration_minutes, service_ids: [service.id] }),
  }).data;
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
      <Combobox<Service>
        label={t('why.service')}
        value={service}
        onChange={setService}
        search={searchServices}
        keyOf={({ id }) => id}
        labelOf={({ name }) => name}
        detailOf={({ duration_minutes }) => formatDuration(duration_minutes)}
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
        {!service && (
          <NumberField
            label={t('why.duration')}
            value={question.minutes}
            onChange={(minutes) => change({ minutes })}
            min={1}
            step={5}
          />
        )}
      </div>
      <div role="status" className="min-h-20">
        {!input && <Banner tone="quiet">{t('why.ask')}</Banner>}
        {input && why.isError && <Banner tone="danger">{t('why.failed', { detail: failureDetail(why.error) })}</Banner>}
        {input && why.data && <WhyAnswer why={why.data} name={name} />}
      </div>
    </Dialog>
  );
}

async function searchServices(text: string): Promise<Service[]> {
  const { rows } = await queryClient.fetchQuery(
    api.services.list.queryOptions({ input: { search: text || undefined } }),
  );
  return rows;
}

/** The rule in words, and the appointments that are in the way. */
function WhyAnswer({ why, name }: { why: Why; name: string }) {
  const { t } = useTranslation('agenda');
  const { open } = useAgendaAddress();
  const cardLabel = useCardLabel();
  return (
    <Banner tone={why.rule === null ? 'success' : 'info'}>
      <p>{useRuleWords(why, name)}</p>
      {why.appointments.length > 0 && (
        <ul className="mt-1 grid gap-1">
          {why.appointments.map((card) => (
            <li key={card.id}>
              <button
                type="button"
                aria-label={t('why.open', { name: cardLabel(card) })}
                onClick={() => open({ kind: 'edit', id: card.id })}
                className="min-h-8 text-left font-semibold underline"
              >
                {card.start_time} – {card.end_time}, {card.client_name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Banner>
  );
}

function useRuleWords({ rule, note, hours, services = [], ...salon }: Why, name: string): string {
  const { t } = useTranslation('agenda');
  switch (rule) {
    case null:
      return t('why.rules.offered');
    case 'exception':
      return note ? t('why.rules.exceptionFor', { note }) : t('why.rules.exception');
    case 'time_off':
      return note ? t('why.rules.timeOffFor', { name, note }) : t('why.rules.time_off', { name });
    case 'outside_shift': {
      const list = hours.map(({ start_time, end_time }) => `${start_time} – ${end_time}`).join(', ');
      return list ? t('why.rules.outsideHours', { name, hours: list }) : t('why.rules.outside_shift', { name });
    }
    case 'notice':
      return salon.notice_minutes > 0
        ? t('why.rules.notice', { notice: formatDuration(salon.notice_minutes) })
        : t('why.rules.past');
    case 'horizon':
      return t('why.rules.horizon', { count: salon.horizon_days });
    case 'does_not_do':
      return t('why.rules.does_not_do', { name, services: services.join(', ') });
    case 'off_step':
      return t('why.rules.off_step', { step: formatDuration(salon.step_minutes) });
    default:
      return t(`why.rules.${rule}`, { name });
  }
}
