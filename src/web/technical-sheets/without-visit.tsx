import { useQuery } from '@tanstack/react-query';
import { api } from '#web/ground/api/client.ts';
import { useSalonToday } from '#web/ground/use-salon-today.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { DateField } from '#web/ui/date-field.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import type { SheetFields } from './sheet-draft.ts';

type Props = {
  form: SheetFields;
  /** As it was when the sheet was written: perhaps of somebody who left. */
  staffName: string;
};

/** When it was and who did it: what a visit would say. */
export function WithoutVisit({ form, staffName }: Props) {
  const { t } = useTranslation('technicalSheets');
  const today = useSalonToday();
  const team = useQuery(api.team.list.queryOptions({ input: {} }));
  const staff = form.control('staff_id');
  const names = (team.data?.rows ?? [])
    .filter(({ ativo, id }) => ativo || id === staff.value)
    .map(({ id, nome }) => ({ value: id, label: nome }));
  const isKnown = staff.value === null || names.some(({ value }) => value === staff.value);
  const options = isKnown ? names : [...names, { value: staff.value ?? '', label: staffName }];
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      <DateField label={t('form.date')} required today={today} {...form.control('date')} />
      <NativeSelect
        label={t('form.professional')}
        value={staff.value ?? ''}
        onChange={({ currentTarget }) => staff.onChange(currentTarget.value || null)}
        options={[{ value: '', label: t('form.nobody') }, ...options]}
      />
    </div>
  );
}
