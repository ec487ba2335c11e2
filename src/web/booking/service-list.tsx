import { useRef } from 'react';
import type { PublicService } from '#contract/booking/operations.ts';
import { type CategoryGroup, LONG_LIST } from '#domain/booking/categories.ts';
import { CategoryBar } from './category-bar.tsx';
import { ServiceGroup } from './service-group.tsx';
import { useActiveCategory } from './use-active-category.ts';

type Props = {
  groups: CategoryGroup<PublicService>[];
  chosen: ReadonlySet<string>;
  onToggle: (service: PublicService) => void;
};

/** All categories below each other; those of a long list one at a time, chosen in the bar. */
export function ServiceList({ groups, chosen, onToggle }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const { active, jump } = useActiveCategory(list, groups[0]?.slug);
  const isLong = groups.reduce((sum, { services }) => sum + services.length, 0) > LONG_LIST;
  // What the salon changes meanwhile may take the active one away.
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
