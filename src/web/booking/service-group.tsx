import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { PublicService } from '#contract/booking/operations.ts';
import { type CategoryGroup, LONG_LIST } from '#domain/booking/categories.ts';
import { Button } from '#web/ui/button.tsx';
import { focusProfessional } from './professional-select.tsx';
import { ServiceCard } from './service-card.tsx';

type Props = {
  group: CategoryGroup<PublicService>;
  chosen: ReadonlySet<string>;
  onToggle: (service: PublicService) => void;
};

/** The services of one category, and of many the first of them. */
export function ServiceGroup({ group: { name, slug, services }, chosen, onToggle }: Props) {
  const { t } = useTranslation('booking');
  const [most, setMost] = useState(LONG_LIST);
  const cards = useRef<HTMLDivElement>(null);
  const more = Math.min(services.length - most, LONG_LIST);

  function showMore() {
    flushSync(() => setMost(most + LONG_LIST));
    // Whoever asked by keyboard goes on with the first that is new.
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
            onGoOn={focusProfessional}
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
