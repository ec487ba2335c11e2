import { Search } from 'lucide-react';
import { useTranslation } from '#web/texts/use-translation.ts';
import { isMac } from './use-search-key.ts';

/** What opens the palette, with its keys; an icon where there is no room. */
export function SearchPill({ onSearch }: { onSearch: () => void }) {
  const { t } = useTranslation('app');
  return (
    <button
      type="button"
      title={t('search')}
      aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}
      aria-haspopup="dialog"
      onClick={onSearch}
      className="no-print inline-flex h-control w-48 flex-none items-center gap-2.5 rounded-control border border-edge px-3 text-sm text-muted transition-colors hover:bg-subtle hover:text-text max-wide:w-control max-wide:justify-center max-wide:border-transparent max-wide:px-0"
    >
      <Search aria-hidden strokeWidth={1.75} className="size-4.5 flex-none max-wide:size-5" />
      <span className="flex-1 text-left max-wide:hidden">{t('search')}</span>
      <kbd aria-hidden className="rounded-control border border-edge px-1.5 py-0.5 font-sans text-xs max-wide:hidden">
        {t(isMac ? 'searchKeyMac' : 'searchKey')}
      </kbd>
    </button>
  );
}
