import { useRef, useState } from 'react';

/** One call at a time: a second press before the first is done is ignored. */
export function useOnce() {
  const isUnderWay = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  async function once(work: () => Promise<unknown>): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsBusy(true);
    await work();
    isUnderWay.current = false;
    setIsBusy(false);
  }
  return { isBusy, once };
}
