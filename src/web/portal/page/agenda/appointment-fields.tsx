import { formatTime } from '#domain/shared/time.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TimeField } from '#web/ui/time-field.tsx';
import { DateField } from '../date-field.tsx';
import { type Draft, endOf } from './appointment-draft.ts';

type Props = {
  draft: Draft;
  today: string;
  /** Something new is always pending. */
  hasStatus: boolean;
  /** Several services, or somebody else's, cannot be changed here. */
  isFixed: boolean;
  wrong: readonly string[];
  onChange: (changes: Partial<Draft>) => void;
};

export function AppointmentFields({ draft, today, hasStatus, isFixed, wrong, onChange }: Props) {
  const { t } = useTranslation('portal');
  const end = endOf(draft);
  const errorAt = (name: keyof Draft) => (wrong.includes(name) ? 'refusal' : undefined);
  const control = <Name extends keyof Draft>(name: Name) => ({
    value: draft[name],
    errorAt: errorAt(name),
    onChange: (value: Draft[Name]) => onChange({ [name]: value }),
  });
  return (
    <>
      <DateField label={t('page.form.date')} required today={today} {...control('date')} />
      <div className="grid grid-cols-2 gap-4">
        <TimeField
          label={t('page.form.start')}
          required
          {...control('start')}
          hint={end === undefined ? undefined : t('page.form.end', { time: formatTime(end) })}
        />
        <NumberField
          label={t('page.form.duration')}
          required
          min={1}
          step={5}
          suffix={t('page.form.minutes')}
          {...control('duration_minutes')}
          readOnly={isFixed}
        />
      </div>
      <TextField
        label={t('page.form.client')}
        required
        data-first-focus
        capitalise="words"
        maxLength={200}
        autoComplete="off"
        value={draft.client_name}
        errorAt={errorAt('client_name')}
        onChange={({ currentTarget }) => onChange({ client_name: currentTarget.value })}
      />
      <TextField
        label={t('page.form.service')}
        optional={!isFixed}
        maxLength={200}
        autoComplete="off"
        value={draft.service_name}
        errorAt={errorAt('service_name')}
        readOnly={isFixed}
        hint={isFixed ? t('server.refused.SERVICES_FIXED') : t('page.form.serviceHint', { word: t('server.service') })}
        onChange={({ currentTarget }) => onChange({ service_name: currentTarget.value })}
      />
      {hasStatus && (
        <NativeSelect
          label={t('page.form.status')}
          value={draft.status}
          onChange={({ currentTarget }) => onChange({ status: currentTarget.value as Draft['status'] })}
          options={(['pendente', 'cancelado'] as const).map((value) => ({
            value,
            label: t(`page.agenda.status.${value}`),
          }))}
        />
      )}
    </>
  );
}
