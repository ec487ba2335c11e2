import { Plus } from 'lucide-react';
import { type CSSProperties, type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Stretch } from '#domain/agenda/grid.ts';
import { formatTime } from '#domain/shared/time.ts';

type Props = {
  slots: readonly Stretch[];
  box: (slot: Stretch) => CSSProperties;
  onPick: (start: number) => void;
};

/** The free half hours: one stop of the tab key, arrows walk through them. */
export function Slots({ slots, box, onPick }: Props) {
  const { t } = useTranslation('portal');
  const [at, setAt] = useState<number>();
  const stop = slots.some(({ start }) => start === at) ? at : slots[0]?.start;

  function walk(event: KeyboardEvent<HTMLButtonElement>) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = slots[slots.findIndex(({ start }) => start === stop) + step];
    if (!next) return;
    setAt(next.start);
    event.currentTarget.parentElement?.querySelector<HTMLElement>(`[data-slot="${next.start}"]`)?.focus();
  }

  return slots.map((slot) => (
    <button
      key={slot.start}
      type="button"
      data-slot={slot.start}
      tabIndex={slot.start === stop ? 0 : -1}
      aria-label={t('page.agenda.newAt', { time: formatTime(slot.start) })}
      onFocus={() => setAt(slot.start)}
      onKeyDown={walk}
      onClick={() => onPick(slot.start)}
      style={box(slot)}
      className="group absolute inset-x-0 outline-none"
    >
      <span className="absolute inset-0.5 hidden items-center gap-1.5 rounded-control border-[1.5px] border-dashed border-brand-text bg-brand-tint px-3 text-sm font-medium text-brand-text tabular-nums group-hover:flex group-focus-visible:flex group-focus-visible:border-solid [@media(hover:none)]:group-not-focus-visible:group-hover:hidden">
        <Plus aria-hidden className="size-4" />
        {formatTime(slot.start)}
      </span>
    </button>
  ));
}
