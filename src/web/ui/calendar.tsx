import { ChevronLeft, ChevronRight } from 'lucide-react';
import { DayPicker, type Matcher } from 'react-day-picker';
import { enUS } from 'react-day-picker/locale/en-US';
import { es } from 'react-day-picker/locale/es';
import { ptBR } from 'react-day-picker/locale/pt-BR';
import { useTranslation } from '#web/texts/use-translation.ts';

type Props = { value?: string; today: string; min?: string; max?: string; onPick: (date: string) => void };

const locales = { pt: ptBR, en: enUS, es };

/**
 * A month to pick a day from. Loaded when first opened: few visits need it. A finger has 44 pixels for each day; seven of those are wider
 * than the narrowest phones, where a day is as high but only 38 wide.
 */
export default function Calendar({ value, today, min, max, onPick }: Props) {
  const { language } = useTranslation();
  const locale = Object.entries(locales).find(([known]) => known === language)?.[1] ?? ptBR;
  const outside: Matcher[] = [min && { before: localDay(min) }, max && { after: localDay(max) }].filter(
    (matcher) => typeof matcher === 'object',
  );
  return (
    <DayPicker
      mode="single"
      required
      autoFocus
      locale={locale}
      weekStartsOn={0}
      selected={value ? localDay(value) : undefined}
      defaultMonth={localDay(value ?? today)}
      today={localDay(today)}
      disabled={outside}
      onSelect={(day) => onPick(isoDay(day))}
      // The picker itself would write "sab" and "novembro 2026".
      formatters={{
        formatWeekdayName: (day) => day.toLocaleDateString(language, { weekday: 'short' }).replace('.', ''),
        formatCaption: (day) => day.toLocaleDateString(language, { month: 'long', year: 'numeric' }),
      }}
      components={{
        Chevron: ({ orientation }) =>
          orientation === 'left' ? <ChevronLeft className="size-4.5" /> : <ChevronRight className="size-4.5" />,
      }}
      classNames={{
        months: 'relative',
        nav: 'absolute inset-x-0 top-0 flex justify-between',
        button_previous: 'grid size-9 max-md:size-11 place-items-center rounded-control text-muted hover:bg-subtle',
        button_next: 'grid size-9 max-md:size-11 place-items-center rounded-control text-muted hover:bg-subtle',
        month_caption: 'text-center text-sm leading-9 max-md:leading-11 font-semibold first-letter:uppercase',
        month_grid: 'mt-2 border-collapse',
        weekday: 'h-10 text-xs font-medium text-muted',
        day: 'p-0 text-center text-sm tabular-nums',
        day_button:
          'size-10 max-md:size-11 max-[22.5rem]:w-9.5 rounded-control hover:bg-subtle disabled:cursor-not-allowed disabled:text-placeholder disabled:line-through disabled:hover:bg-transparent',
        today: 'font-semibold text-brand-text',
        selected: '[&>button]:bg-brand-fill [&>button]:text-on-brand [&>button]:hover:bg-brand-fill-hover',
      }}
    />
  );
}

const localDay = (iso: string) => new Date(`${iso}T00:00:00`);

function isoDay(day: Date) {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}
