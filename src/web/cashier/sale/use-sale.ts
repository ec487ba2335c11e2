import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Sale } from '#contract/cashier/sales.ts';
import { client } from '#web/ground/api/client.ts';
import { refusalCode, refusedWith } from '#web/ground/api/errors.ts';
import { newId } from '#web/ground/api/new-id.ts';
import { changed } from '#web/ground/live/changed.ts';
import { FAILURE_SECONDS } from '#web/ground/use-failure-banner.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { useBanner } from '#web/ui/banner.tsx';
import { keepTyped } from '#web/ui/unsaved.ts';
import { useUnsavedGuard } from '#web/ui/use-unsaved-guard.ts';
import { itemsFailure } from '../failures.ts';
import { blameOf, blamesAnything, type Refused } from './beyond-limit.ts';
import { type Draft, type SaleClient, sameForm, soldNames } from './draft.ts';
import { beginSale, isDirty, type SaleEffect, type SaleEvent, step } from './sale-machine.ts';

/** Saves once typing has paused this long. */
const PAUSE_MS = 600;

type Given = {
  /** As it was read; null where nothing was stored yet. A newer reading is taken over. */
  sale: Sale | null;
  appointmentId: string | null;
  /** Whose appointment it is. */
  client?: SaleClient | null;
};

export type SaleEditing = ReturnType<typeof useSale>;

/** Runs `sale-machine`: calls the server, shows its messages, and saves when typing pauses. */
export function useSale({ sale, appointmentId, client: buyer = null }: Given) {
  const { t } = useTranslation('cashier');
  const banner = useBanner();
  const [state, setState] = useState(() => beginSale({ sale, appointmentId, buyer }));
  // Responses read the state from here: they may arrive between renders.
  const now = useRef(state);
  // What the call under way has sent.
  const sent = useRef(state.draft);
  const [refused, setRefused] = useState<Refused<Draft>>();
  const waiting = useRef<(() => void)[]>([]);

  function send(event: SaleEvent) {
    const [next, effects] = step(now.current, event);
    now.current = next;
    setState(next);
    for (const effect of effects) run(effect);
    if (next.call === null) for (const goOn of waiting.current.splice(0)) goOn();
  }

  function run(effect: SaleEffect) {
    const stored = (sale: Sale) => {
      setRefused(undefined);
      send({ type: 'stored', sale });
    };
    const fail = (error: unknown) => send({ type: 'refused', error, code: refusalCode(error) });
    const read = (sale: Sale | undefined) => send({ type: 'read', sale });
    const say = (text: string) => banner.error(text, { seconds: FAILURE_SECONDS });
    if (effect.do === 'create' || effect.do === 'change') sent.current = now.current.draft;
    switch (effect.do) {
      case 'create':
        return client.cashier.createSale(effect.input).then(stored, fail);
      case 'change':
        return client.cashier.changeSale(effect.input).then(stored, fail);
      case 'read':
        return client.cashier.readSale({ id: effect.id }).then(read, () => read(undefined));
      case 'say':
        return say(t(`sale.${effect.what}`));
      case 'fail':
        if (showLimit(effect.error, sent.current)) return;
        return say(itemsFailure(effect.error, soldNames(now.current.draft)));
      case 'lookAgain':
        return changed('sales');
    }
  }

  /** Beside what was typed, where a save was refused because it takes off too much; answers whether it stands there. */
  function showLimit(error: unknown, sent: Draft): boolean {
    const limit = refusedWith<{ percent: number }>(error, 'DISCOUNT_LIMIT');
    if (!limit) return false;
    const { saved: before, draft } = now.current;
    const refused = { ...limit, sent, before };
    setRefused(refused);
    return blamesAnything(blameOf(refused, draft));
  }

  /** Nothing is under way any more. */
  const rested = () =>
    new Promise<void>((resolve) => (now.current.call === null ? resolve() : waiting.current.push(resolve)));

  /** Resolves once everything typed is saved; false if it could not be. Concurrent calls share one save. */
  async function save(): Promise<boolean> {
    send({ type: 'save', newId: newId() });
    await rested();
    return !now.current.hasFailed && !isDirty(now.current);
  }

  /** How many calls to finish it are under way. */
  const finishing = useRef(0);

  /** Finishing sends what is typed itself: saving it meanwhile would make that stale. */
  async function withoutSaving(work: () => Promise<unknown>): Promise<void> {
    finishing.current += 1;
    await work();
    finishing.current -= 1;
    if (finishing.current === 0 && isDirty(now.current)) save();
  }

  const { draft } = state;
  const saveAsTyped = useEffectEvent((typed: Draft) => {
    if (finishing.current === 0 && typed === now.current.draft && isDirty(now.current)) save();
  });
  useEffect(() => {
    const pause = setTimeout(() => saveAsTyped(draft), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [draft]);

  const follow = useEffectEvent((newest: Sale | null) => send({ type: 'seen', sale: newest }));
  useEffect(() => {
    if (sale === null || sale.status === 'open') follow(sale);
  }, [sale]);

  // Leaving the page saves what was typed last.
  const leave = useEffectEvent(async () => {
    if (isDirty(now.current)) await save();
    if (now.current.hasSaved) await changed('sales');
  });
  useEffect(() => () => void leave(), []);
  useUnsavedGuard(isDirty(state), () => {});
  // Of what is stored with the first line: nobody is asked about a client alone, but it is not taken from under their hands either.
  const isBegun = !sameForm(state.draft, state.saved);
  useEffect(() => (isBegun ? keepTyped() : undefined), [isBegun]);

  const stored = () => (now.current.version === null ? null : { id: now.current.id, version: now.current.version });
  return {
    draft,
    change: (next: Draft | ((draft: Draft) => Draft)) =>
      send({ type: 'typed', draft: typeof next === 'function' ? next(now.current.draft) : next }),
    /** Null where nothing is stored. */
    stored: state.version === null ? null : { id: state.id, version: state.version },
    save,
    /** The last save, where it was refused for its discount. */
    refused,
    /** The same of a call that sends what is typed besides. */
    showLimit: (error: unknown) => showLimit(error, now.current.draft),
    withoutSaving,
    /** Once nothing is under way: what is stored, as the next call must name it. */
    atRest: async () => {
      await rested();
      return stored();
    },
    /** As it is typed at this moment. */
    latest: () => now.current.draft,
    cancelling: (isBeingCancelled: boolean) => send({ type: 'cancelling', isBeingCancelled }),
    close: () => send({ type: 'closed' }),
  };
}
