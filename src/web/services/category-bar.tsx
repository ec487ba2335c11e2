import { useEffect, useRef } from 'react';
import { useTranslation } from '#web/texts/use-translation.ts';

type Props = { categories: string[]; active: string | undefined; onJump: (category: string) => void };

/** Stays visible below the top bar, and scrolls to the active category itself. */
export function CategoryBar({ categories, active, onJump }: Props) {
  const { t } = useTranslation('services');
  const list = useRef<HTMLUListElement>(null);

  const index = categories.indexOf(active ?? '');
  useEffect(() => {
    const chip = list.current?.children[index];
    if (!list.current || !(chip instanceof HTMLElement)) return;
    list.current.scrollTo({ left: chip.offsetLeft - (list.current.clientWidth - chip.offsetWidth) / 2 });
  }, [index]);

  return (
    <nav
      aria-label={t('jump')}
      className="sticky top-15 z-9 -mx-8 bg-page px-8 py-2 max-md:top-14 max-md:-mx-4 max-md:px-4"
    >
      <ul
        ref={list}
        className="relative flex gap-2 overflow-x-auto p-0.5 [scrollbar-width:none] md:[scrollbar-width:thin]"
      >
        {categories.map((category) => (
          <li key={category} className="flex-none">
            <button
              type="button"
              aria-current={category === active || undefined}
              onClick={() => onJump(category)}
              className="h-9 max-w-60 truncate rounded-full border border-divider bg-surface px-3.5 text-sm font-medium transition-colors hover:bg-subtle aria-[current]:border-text aria-[current]:bg-text aria-[current]:text-page max-md:h-11"
            >
              {category}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
