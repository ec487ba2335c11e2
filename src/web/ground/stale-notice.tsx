import { useTranslation } from '#web/texts/use-translation.ts';
import { Banner } from '#web/ui/banner.tsx';

type Props<Thing> = {
  fresh: Thing | undefined;
  /** The current state in words. */
  words: (fresh: Thing) => string;
  onTake: (fresh: Thing) => void;
  /** Why saving failed, if it was something else. */
  failure?: string | undefined;
};

/** Says that somebody else changed the same thing meanwhile, and how it is now. Always rendered, so that it is read aloud. */
export function StaleNotice<Thing>({ fresh, words, onTake, failure }: Props<Thing>) {
  const { t } = useTranslation('common');
  return (
    <div role="alert" className="empty:hidden">
      {fresh && (
        <Banner tone="warning" action={{ label: t('stale.take'), onPress: () => onTake(fresh) }}>
          {t('stale.now', { now: words(fresh) })}
        </Banner>
      )}
      {failure && <Banner tone="danger">{failure}</Banner>}
    </div>
  );
}
