import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { follow } from './follow.ts';
import { useSession } from './session.ts';

/** Counts what was heard of changes that concern this professional: whoever shows something asks again when it grows. */
export function useChanges(): number {
  const { t } = useTranslation('portal');
  const { keys, lock } = useSession();
  const [changes, setChanges] = useState(0);
  const ended = t('page.ended');
  useEffect(
    () =>
      follow(keys, {
        onChange: () => setChanges((count) => count + 1),
        onRefused: (sentence) => lock(sentence ?? ended),
      }),
    [keys, lock, ended],
  );
  return changes;
}
