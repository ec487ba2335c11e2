import { useQuery } from '@tanstack/react-query';
import { CalendarDays, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { FILTERS } from '#domain/activity/filters.ts';
import { type ActivityArea, AREAS } from '#domain/activity/tell.ts';
import { api } from '#web/ground/api/client.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useSalonToday } from '#web/ground/use-salon-today.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { IconButton } from '#web/ui/button.tsx';
import { FilterChips } from '#web/ui/filter-chips.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { RangePicker } from '#web/ui/range-picker.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { usePhone } from '#web/ui/use-phone.ts';
import { type ActivityFilters, PERIODS, type PeriodName } from './use-filters.ts';

/** What to show: a word, a person, an area, days. On a phone all but the word unfold. */
export function FilterBar({ filters, children }: { filters: ActivityFilters; children: ReactNode }) {
  const { t } = useTranslation('activity');
  const isPhone = usePhone();
  const today = useSalonToday();
  const [isOpen, setOpen] = useState(false);
  const isShown = isOpen || !isPhone;
  return (
    <div className="no-print grid grid-cols-1 gap-5 max-md:gap-3">
      <div className="grid gap-3 max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-2 md:grid-cols-[repeat(3,minmax(0,1fr))_auto] wide:grid-cols-[minmax(0,1fr)_13.5rem_11rem_14rem_auto]">
        <SearchField
          className="md:max-wide:col-span-full"
          label={t('search')}
          placeholder={t('searchHint')}
          typed={filters.typing.typed}
          type={filters.typing.type}
        />
        {isPhone && (
          <IconButton
            icon={SlidersHorizontal}
            label={t('filters.open')}
            variant="secondary"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          />
        )}
        {isShown && (
          <>
            <PersonFilter filters={filters} />
            <NativeSelect
              label={t('filters.area')}
              hideLabel
              className="max-md:col-span-2"
              value={filters.area}
              onChange={(event) => filters.showArea(event.currentTarget.value as ActivityArea | '')}
              options={[
                { value: '', label: t('filters.everywhere') },
                ...AREAS.map((area) => ({ value: area, label: t(`areas.${area}`) })),
              ]}
            />
            <PeriodFilter filters={filters} />
            {children}
          </>
        )}
      </div>
      {isShown && filters.period === 'days' && (
        <RangePicker value={filters.range} onApply={filters.showDays} today={today} />
      )}
      <FilterChips
        label={t('filters.label')}
        value={filters.only || 'all'}
        onChange={(only) => filters.showOnly(only === 'all' ? '' : only)}
        chips={(['all', ...FILTERS] as const).map((value) => ({ value, label: t(`only.${value}`) }))}
      />
    </div>
  );
}

function PersonFilter({ filters: { person, showPerson } }: { filters: ActivityFilters }) {
  const { t } = useTranslation('activity');
  const { data = [] } = useQuery(api.activity.people.queryOptions());
  const named = (kind: (typeof data)[number]['kind'], name: string) =>
    kind === 'public' || kind === 'system' ? t(`filters.${kind}`) : name;
  const groups = { member: t('filters.people'), portal: t('filters.portal') };
  return (
    <NativeSelect
      label={t('filters.person')}
      hideLabel
      className="max-md:col-span-2"
      value={person}
      onChange={(event) => showPerson(event.currentTarget.value)}
      options={[
        { value: '', label: t('filters.everybody') },
        ...data.map(({ id, kind, name, is_active }) => ({
          value: id,
          label: is_active ? named(kind, name) : t('filters.inactive', { name }),
          group: kind === 'member' || kind === 'portal' ? groups[kind] : t('filters.others'),
        })),
      ]}
    />
  );
}

function PeriodFilter({ filters: { period, range, showPeriod } }: { filters: ActivityFilters }) {
  const { t } = useTranslation('activity');
  const { date } = useFormat();
  const isTyped = period === 'days' && range !== null;
  return (
    <NativeSelect
      label={t('filters.period')}
      hideLabel
      icon={CalendarDays}
      className="max-md:col-span-2"
      value={period}
      onChange={(event) => showPeriod(event.currentTarget.value as PeriodName)}
      options={PERIODS.map((value) => ({
        value,
        label:
          value === 'days' && isTyped
            ? t('span', { from: date(range.first), to: date(range.last) })
            : t(`filters.periods.${value}`),
      }))}
    />
  );
}
