export const tabList = 'relative flex gap-6 overflow-x-auto border-b border-divider [scrollbar-width:none]';

// The focus ring is inside, because a scrolling row would cut it off.
export const tab =
  'relative inline-flex h-12 flex-none items-center justify-center gap-2 max-md:min-w-11 text-sm font-medium whitespace-nowrap text-muted transition-colors ' +
  'hover:text-text focus-visible:outline-offset-[-2px]';

export const tabLine =
  'after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:rounded-t-sm data-active:after:bg-brand-text aria-[current=page]:after:bg-brand-text';
