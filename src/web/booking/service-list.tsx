import { Check, Plus } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PublicService } from '#contract/booking/operations.ts';
import { type CategoryGroup, LONG_LIST } from '#domain/booking/categories.ts';
import { offerOf } from '#domain/booking/offer.ts';
import { formatDuration } from '#domain/shared/durations.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { useScrollSpy } from '#web/ui/use-scroll-spy.ts';
import { CategoryBar } from './category-bar.tsx';
import { focusProfessional } from './professional-select.tsx';
import { useBooking } from './salon-gate.tsx';
import { useWriting } from './use-writing.ts';

type Props = {
  groups: CategoryGroup<PublicService>[];
  chosen: ReadonlySet<string>;
  onToggle: (service: PublicService) => void;
};

/** All categories below each other; of a long list only the active one. */
export function ServiceList({ groups, chosen, onToggle }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const { active, jump } = useActiveCategory(list, groups[0]?.slug);
  const isLong = groups.reduce((sum, { services }) => sum + services.length, 0) > LONG_LIST;
  // The salon may have removed the active one.
  const current = groups.find(({ slug }) => slug === active) ?? groups[0];
  const shown = isLong && current ? [current] : groups;
  return (
    <>
      {groups.length > 1 && <CategoryBar groups={groups} active={isLong ? current?.slug : active} onJump={jump} />}
      <div ref={list}>
        {shown.map((group) => (
          <ServiceGroup key={group.slug} group={group} chosen={chosen} onToggle={onToggle} />
        ))}
      </div>
    </>
  );
}

type ServiceGroupProps = Omit<Props, 'groups'> & { group: CategoryGroup<PublicService> };

/** The services of one category; of many, the first ones and a button for more. */
function ServiceGroup({ group: { name, slug, services }, chosen, onToggle }: ServiceGroupProps) {
  const { t } = useTranslation('booking');
  const [most, setMost] = useState(LONG_LIST);
  const cards = useRef<HTMLDivElement>(null);
  const more = Math.min(services.length - most, LONG_LIST);

  function showMore() {
    flushSync(() => setMost(most + LONG_LIST));
    // Moves the focus to the first new one.
    cards.current?.children[most]?.querySelector('button')?.focus();
  }

  return (
    <section id={slug} aria-labelledby={`${slug}-name`} className="mb-6 scroll-mt-18 md:mb-8">
      <h2 id={`${slug}-name`} tabIndex={-1} className="mb-3 text-xl font-semibold wrap-anywhere outline-none">
        {name}
      </h2>
      <div ref={cards} className="overflow-hidden rounded-card border border-divider bg-surface shadow-1">
        {services.slice(0, most).map((service) => (
          <ServiceCard
            key={service.id}
            service={service}
            isChosen={chosen.has(service.id)}
            onToggle={() => onToggle(service)}
          />
        ))}
      </div>
      {more > 0 && (
        <Button onClick={showMore} className="mt-3 w-full">
          {t('services.more', { count: more })}
        </Button>
      )}
    </section>
  );
}

type ServiceCardProps = { service: PublicService; isChosen: boolean; onToggle: () => void };

function ServiceCard({ service, isChosen, onToggle }: ServiceCardProps) {
  const { t } = useTranslation('booking');
  const { money } = useWriting();
  const { staff = [], draft } = useBooking();
  const { name, description } = service;
  const { price, isFrom, preco_variavel, duration_minutes } = offerOf(service, draft?.selectedProfessionalId, staff);
  const written = isFrom ? t('services.from', { price: money(price) }) : money(price);
  return (
    <article
      className={classNames(
        'flex items-center justify-between gap-x-6 gap-y-3 border-t border-divider p-4 first:border-t-0 max-md:flex-wrap md:px-6 md:py-5',
        isChosen && 'bg-brand-tint inset-shadow-[3px_0_0_var(--color-brand-text)]',
      )}
    >
      <div className="min-w-0 flex-1 basis-40">
        <h3 className="font-semibold wrap-anywhere">{name}</h3>
        {description && <p className="text-sm wrap-anywhere whitespace-pre-line text-muted">{description}</p>}
        <p className="mt-1.5 flex flex-wrap gap-x-3 text-sm text-muted">
          <span className="font-semibold text-text tabular-nums">
            {preco_variavel ? t('services.priceOpen') : written}
          </span>
          {formatDuration(duration_minutes)}
        </p>
      </div>
      <Button
        icon={isChosen ? Check : Plus}
        onClick={onToggle}
        aria-label={t(isChosen ? 'services.removeOne' : 'services.addOne', { name })}
        className={classNames('min-w-29', isChosen && 'border-brand-text! bg-surface! text-brand-text!')}
      >
        {t(isChosen ? 'services.remove' : 'services.add')}
      </Button>
      {/* For the keyboard, which would have to pass all other services. */}
      {isChosen && (
        <button
          type="button"
          onClick={focusProfessional}
          className="sr-only text-sm font-medium text-brand-text focus:not-sr-only focus:rounded-control focus:px-4 focus:py-3"
        >
          {t('services.chooseProfessional')}
        </button>
      )}
    </article>
  );
}

/** A little below the sticky bar: the section there is the active one. */
const READING_LINE = 96;

/** The category in view; scrolling and clicks change it. */
function useActiveCategory(list: RefObject<HTMLElement | null>, first: string | undefined) {
  const [active, setActive] = useState(first);
  const beginJump = useScrollSpy(() => {
    const line = readingLine();
    const sections = [...(list.current?.children ?? [])];
    const read = sections.filter((section) => section.getBoundingClientRect().top <= line);
    setActive((read.at(-1) ?? sections[0])?.id);
  });

  return {
    active,
    jump(slug: string) {
      beginJump();
      // A long list renders only the active category.
      flushSync(() => setActive(slug));
      const section = document.getElementById(slug);
      section?.scrollIntoView();
      // So that the keyboard continues there.
      section?.querySelector('h2')?.focus({ preventScroll: true });
    },
  };
}

/** The last heads cannot scroll up to the line: near the end of the page it moves down to them. */
function readingLine(): number {
  const furthest = document.documentElement.scrollHeight - innerHeight;
  const reach = Math.min(innerHeight, furthest);
  const left = Math.min(furthest - scrollY, reach);
  return READING_LINE + (innerHeight - READING_LINE) * (1 - left / reach);
}
