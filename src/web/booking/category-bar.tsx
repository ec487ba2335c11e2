import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { CategoryGroup } from '#domain/booking/categories.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { classNames } from '#web/ui/class-names.ts';
import { ArrowButton } from './arrow-button.tsx';

const SCROLL_STEP = 200;

type Props = { groups: CategoryGroup<unknown>[]; active: string | undefined; onJump: (slug: string) => void };

/** Stays visible while the services scroll, and scrolls to the active category itself. */
export function CategoryBar({ groups, active, onJump }: Props) {
  const { t } = useTranslation('booking');
  const list = useRef<HTMLUListElement>(null);
  const [room, setRoom] = useState({ before: false, after: true });

  function measure() {
    const bar = list.current;
    if (!bar) return;
    const before = bar.scrollLeft > 0;
    const after = bar.scrollLeft + bar.clientWidth < bar.scrollWidth - 1;
    // Called after every render: the same object must stay, or it would render forever.
    setRoom((now) => (now.before === before && now.after === after ? now : { before, after }));
  }

  useEffect(() => {
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  });

  useEffect(() => {
    const chip = list.current?.querySelector('[aria-current]')?.parentElement;
    if (active === undefined || !list.current || !chip) return;
    list.current.scrollTo({ left: chip.offsetLeft - (list.current.clientWidth - chip.offsetWidth) / 2 });
  }, [active]);

  const scroll = (left: number) => list.current?.scrollBy({ left, behavior: 'smooth' });
  return (
    <nav
      aria-label={t('services.categories')}
      className="sticky top-0 z-10 -mx-4 -mt-4 mb-2 flex items-center gap-1 border-b border-divider bg-page py-2.5 md:mx-0 md:-mt-2 md:border-0 md:py-2"
    >
      <ul
        ref={list}
        onScroll={measure}
        className={classNames(
          'relative flex flex-1 gap-2 overflow-x-auto px-4 py-0.5 [scrollbar-width:none] md:px-0.5',
          room.after && 'mask-r-from-[calc(100%-32px)]',
        )}
      >
        {groups.map(({ name, slug }) => (
          <li key={slug} className="flex-none">
            <button
              type="button"
              aria-current={slug === active || undefined}
              onClick={() => onJump(slug)}
              className="min-h-11 max-w-60 rounded-full border border-divider bg-surface px-4 text-sm font-medium transition-colors hover:bg-subtle aria-[current]:border-text aria-[current]:bg-text aria-[current]:text-page"
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
      {(room.before || room.after) && (
        <div className="flex flex-none max-md:hidden">
          <ArrowButton
            icon={ChevronLeft}
            label={t('services.previousCategories')}
            isAtEnd={!room.before}
            onClick={() => scroll(-SCROLL_STEP)}
          />
          <ArrowButton
            icon={ChevronRight}
            label={t('services.nextCategories')}
            isAtEnd={!room.after}
            onClick={() => scroll(SCROLL_STEP)}
          />
        </div>
      )}
    </nav>
  );
}
