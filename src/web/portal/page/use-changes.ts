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
  useEffect(() => {
    const onChange = () => setChanges((count) => count + 1);
    // What was asked for without a connection is asked for again, whatever becomes of the stream.
    addEventListener('online', onChange);
    const leave = follow(keys, { onChange, onRefused: (sentence) => lock(sentence ?? ended) });
    return () => {
      removeEventListener('online', onChange);
      leave();
    };
  }, [keys, lock, ended]);
  return changes;
}
