import { useLayoutEffect, useRef } from 'react';
import type { AgendaProfessional, Card } from '#contract/agenda/appointments.ts';
import { countVisits, receptionOf } from '#domain/agenda/visit.ts';
import { formatDuration } from '#domain/shared/durations.ts';
import type { SalonNow } from '#domain/shared/time.ts';
import { toneOf } from '#domain/team/colours.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { StepButton } from './next-step.tsx';

type Props = { cards: readonly Card[]; professionals: readonly AgendaProfessional[]; now: SalonNow };

/** Who waits and since when, then who is late; each with the next step. Nothing while nobody is either. */
export function Reception({ cards, professionals, now }: Props) {
  const { t } = useTranslation('agenda');
  const strip = useRef<HTMLElement>(null);
  const people = receptionOf(cards, now);
  const { waiting, serving } = countVisits(cards, now);
  const had = useRef<Element>(null);
  // Whoever is served leaves the strip, and with them the focus: it goes to the next one, else into the day.
  useLayoutEffect(() => {
    if (!had.current || had.current.isConnected) return;
    had.current = null;
    if (document.activeElement !== document.body) return;
    const next =
      strip.current?.querySelector('button') ?? document.querySelector<HTMLElement>('[data-cursor], [data-day]');
    next?.focus();
  });
  if (people.length === 0) return null;
  return (
    <section
      ref={strip}
      aria-labelledby="reception"
      onFocus={({ target }) => {
        had.current = target;
      }}
      onBlur={({ target }) => {
        // An element that is being removed is blurred too: that one is remembered.
        queueMicrotask(() => {
          if (had.current === target && target.isConnected) had.current = null;
        });
      }}
      className="no-print flex min-w-0 flex-none items-center gap-3 max-md:block"
    >
      <p className="flex flex-none items-center gap-2 max-md:mb-2">
        <strong id="reception" className="text-sm font-semibold max-md:text-base">
          {t('visit.reception')}
        </strong>
        <span className="inline-flex h-5 min-w-5 items-center justify-center rounded-full bg-info-bg px-1.5 text-xs font-semibold text-info-text tabular-nums forced-colors:border">
          {waiting}
        </span>
        {serving > 0 && (
          <span className="ml-auto text-sm text-muted md:hidden">{t('visit.serving', { count: serving })}</span>
        )}
      </p>
      <ul className="-m-0.5 flex min-w-0 gap-2 overflow-x-auto p-0.5 [scrollbar-width:thin] max-md:-mx-4 max-md:px-4 max-md:[scrollbar-width:none]">
        {people.map(({ card, isLate, minutes, step }) => {
          const professional = professionals.find(({ id }) => id === card.professional_id);
          return (
            <li
              key={card.id}
              data-late={isLate || undefined}
              className="flex flex-none items-center gap-2.5 rounded-card max-md:max-w-[calc(100vw-2rem)] border border-l-4 border-divider border-l-info-bar bg-surface py-1.5 pr-1.5 pl-2.5 shadow-1 data-late:border-l-pending-bar"
            >
              <Avatar name={card.professional_name} tone={professional && toneOf(professional.color)} size="sm" />
              <span className="min-w-0 text-13 max-md:text-sm">
                {/* A long name is cut; how long somebody waits is not. */}
                <strong className="block max-w-52 truncate font-semibold max-md:max-w-46">{card.client_name}</strong>
                <span
                  className={classNames(
                    'block tabular-nums md:whitespace-nowrap',
                    isLate ? 'text-pending-text' : 'text-muted',
                  )}
                >
                  {`${minutes > 0 ? t(isLate ? 'visit.late' : 'visit.waits', { time: formatDuration(minutes) }) : t('visit.arrived')}, ${card.start_time}`}
                </span>
              </span>
              {step && <StepButton card={card} step={step} size="sm" />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
