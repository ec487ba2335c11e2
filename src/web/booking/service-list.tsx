import { useRef } from 'react';
import type { PublicService } from '#contract/booking.ts';
import type { CategoryGroup } from '#domain/booking/categories.ts';
import { CategoryBar } from './category-bar.tsx';
import { focusProfessional } from './professional-select.tsx';
import { ServiceCard } from './service-card.tsx';
import { useActiveCategory } from './use-active-category.ts';

type Props = {
  groups: CategoryGroup<PublicService>[];
  chosen: ReadonlySet<string>;
  onToggle: (service: PublicService) => void;
};

export function ServiceList({ groups, chosen, onToggle }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const { active, jump } = useActiveCategory(list, groups[0]?.slug);
  return (
    <>
      {groups.length > 1 && <CategoryBar groups={groups} active={active} onJump={jump} />}
      <div ref={list}>
        {groups.map(({ name, slug, services }) => (
          <section key={slug} id={slug} aria-labelledby={`${slug}-name`} className="mb-6 scroll-mt-18 md:mb-8">
            <h2 id={`${slug}-name`} tabIndex={-1} className="mb-3 text-xl font-semibold wrap-anywhere outline-none">
              {name}
            </h2>
            <div className="overflow-hidden rounded-card border border-divider bg-surface shadow-1">
              {services.map((service) => (
                <ServiceCard
                  key={service.id}
                  service={service}
                  isChosen={chosen.has(service.id)}
                  onToggle={() => onToggle(service)}
                  onGoOn={focusProfessional}
                />
              ))}
            </div>
          </section>
        ))}
      </div>
    </>
  );
}
