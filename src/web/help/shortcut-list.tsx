import { useTranslation } from '#web/texts/use-translation.ts';
import type { ScreenKeys, Shortcut } from './shortcuts.ts';

/** The keys of one screen with what they do. */
export function ShortcutList({ screen, shortcuts }: Pick<ScreenKeys, 'screen' | 'shortcuts'>) {
  const { t } = useTranslation('help');
  return (
    <section aria-labelledby={`keys-${screen}`} className="grid gap-1">
      <h3 id={`keys-${screen}`} className="font-semibold">
        {t(`screens.${screen}`)}
      </h3>
      <dl className="divide-y divide-divider">
        {shortcuts.map((shortcut) => (
          <div key={shortcut.id} className="flex items-center gap-3 py-1.5 text-sm">
            <dt className="order-last flex flex-none flex-wrap justify-end gap-1.5">
              <Keys shortcut={shortcut} />
            </dt>
            <dd className="min-w-0 flex-1">{t(`shortcuts.${shortcut.id as 'help'}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** One way after the other; keys of one way are pressed together. */
function Keys({ shortcut: { ways } }: { shortcut: Shortcut }) {
  return ways.map((keys) => (
    <span key={keys.join()} className="flex gap-1">
      {keys.map((key) => (
        <kbd
          key={key}
          className="rounded-control border border-edge bg-subtle px-1.5 py-0.5 font-sans text-xs text-muted"
        >
          {key}
        </kbd>
      ))}
    </span>
  ));
}
