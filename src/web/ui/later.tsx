import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { texts } from '#web/texts/texts.ts';
import { useBanner } from './banner.tsx';
import { OverlayLoading } from './loading.tsx';
import type { OverlayState } from './use-overlay.ts';

/** A component that arrives when it is first needed, or ahead of that once the page stands. */
export type Later<Props> = { loaded: ComponentType<Props> | undefined; load: () => Promise<ComponentType<Props>> };

const ahead: (() => Promise<unknown>)[] = [];

export function later<Props>(load: () => Promise<ComponentType<Props>>): Later<Props> {
  const one: Later<Props> = {
    loaded: undefined,
    async load() {
      one.loaded ??= await load();
      return one.loaded;
    },
  };
  ahead.push(one.load);
  return one;
}

/** Loads everything that a page may open, one after the other. What cannot be had is asked for again when it is needed. */
export async function loadAhead(): Promise<void> {
  for (let load = ahead.shift(); load; load = ahead.shift()) await load().catch(() => undefined);
}

/**
 * The component once it is wanted and here. One that is here when its place is first drawn is taken at once; after that, an arrival
 * changes nothing on the page until the component is wanted. `close` is called if it cannot be had.
 */
export function useLater<Props>(one: Later<Props>, isWanted: boolean, close: () => void) {
  const banner = useBanner();
  const [isShown, setShown] = useState(() => one.loaded !== undefined);
  if (isWanted && one.loaded && !isShown) setShown(true);
  const fail = useEffectEvent(() => {
    banner.error(texts.t('ui:overlays.notLoaded'));
    close();
  });
  const isWaiting = isWanted && !isShown;
  useEffect(() => {
    if (isWaiting) one.load().then(() => setShown(true), fail);
  }, [isWaiting, one]);
  return isShown ? one.loaded : undefined;
}

/** The same for what opens above the rest: `close` is called as well if nobody wants to wait for it. */
export function useLaterAbove<Props>(one: Later<Props>, isWanted: boolean, close: () => void) {
  const Part = useLater(one, isWanted, close);
  const leave = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // It is meant for this one, and not for what is open below.
    event.stopPropagation();
    close();
  });
  const isWaiting = isWanted && !Part;
  useEffect(() => {
    if (!isWaiting) return;
    window.addEventListener('keydown', leave, true);
    return () => window.removeEventListener('keydown', leave, true);
  }, [isWaiting]);
  return Part;
}

/** A dialog or sheet that is not part of the page until it is first opened. */
export function overlayLater<Props extends OverlayState>(load: () => Promise<ComponentType<Props>>) {
  const one = later(load);
  return function Overlay(props: Props) {
    const Part = useLaterAbove(one, props.open, () => props.onOpenChange(false));
    if (Part) return <Part {...props} />;
    return props.open ? <OverlayLoading /> : null;
  };
}
