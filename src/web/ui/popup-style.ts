/** Menus, lists of choices and calendars look alike. */
export const popup =
  'z-40 origin-(--transform-origin) rounded-card border border-divider bg-raised p-1.5 text-text shadow-2 outline-none ' +
  'transition-[opacity,scale] data-ending-style:scale-98 data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0';

/** High enough for a finger. */
export const popupItem =
  'flex min-h-control w-full cursor-default items-center gap-3 rounded-control px-3 py-2 text-base md:text-sm outline-none ' +
  'select-none data-disabled:text-placeholder data-highlighted:bg-subtle dark:data-highlighted:bg-brand-tint';

/** Long lists scroll within the space left on the screen. */
export const popupList = 'max-h-[min(var(--available-height),28rem)] overflow-y-auto overscroll-contain outline-none';

export const scrim =
  'fixed inset-0 z-40 bg-scrim transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0';

/** The panel of a dialog; on a phone it rises from the bottom. */
export const dialogPanel =
  'flex max-h-[calc(100dvh-2rem)] w-full flex-col overflow-hidden rounded-t-sheet bg-surface shadow-2 outline-none md:rounded-sheet forced-colors:border ' +
  'transition-[opacity,translate,scale] duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0 ' +
  'max-md:data-ending-style:translate-y-full max-md:data-starting-style:translate-y-full md:data-ending-style:scale-98 md:data-starting-style:scale-98';
