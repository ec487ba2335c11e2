import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Sale } from '#contract/cashier/sales.ts';
import { client } from '#web/ground/api/client.ts';
import { refusalCode } from '#web/ground/api/errors.ts';
import { newId } from '#web/ground/api/new-id.ts';
import { changed } from '#web/ground/live/changed.ts';
import { FAILURE_SECONDS } from '#web/ground/use-failure-banner.ts';
import { useBanner } from '#web/ui/banner.tsx';
import { useUnsavedGuard } from '#web/ui/use-unsaved-guard.ts';
import { itemsFailure } from '../failures.ts';
import { type Draft, draftOf, formOf, merge, NOTHING_YET, type SaleClient, sameForm, soldNames } from './draft.ts';

/** The typing rests before it is saved. */
const PAUSE_MS = 600;
/** Somebody who saves between each of our tries would be a machine. */
const MOST_TRIES = 5;

type Given = {
  /** As it was read; null where nothing was stored yet. A newer reading is taken over. */
  sale: Sale | null;
  appointmentId: string | null;
  /** Whose appointment it is. */
  client?: SaleClient | null;
};

export type SaleEditing = ReturnType<typeof useSale>;

/** A sale that saves itself while it is typed. It is stored with its first item, not before. */
export function useSale({ sale, appointmentId, client: buyer = null }: Given) {
  const { t } = useTranslation('cashier');
  const banner = useBanner();
  const [draft, setDraft] = useState<Draft>(() => (sale ? draftOf(sale) : { ...NOTHING_YET, client: buyer }));
  const [version, setVersion] = useState(sale?.version ?? null);
  // What the saving reads, which goes on while the screen is drawn anew.
  const now = useRef({
    draft,
    saved: draft,
    id: sale?.id ?? '',
    version,
    payments: partsOf(sale),
    running: undefined as Promise<boolean> | undefined,
    /** What the first try to store it sent: its answer may be lost, and yet it is there. */
    begun: undefined as Draft | undefined,
    isBeingCancelled: false,
    hasSaved: false,
  });

  function change(next: Draft | ((draft: Draft) => Draft)) {
    now.current.draft = typeof next === 'function' ? next(now.current.draft) : next;
    setDraft(now.current.draft);
  }

  /** What is stored is known anew; `isMerged` where it is not what was sent. */
  function take(stored: Sale, sent: Draft, isMerged: boolean) {
    const { current } = now;
    const theirs = isMerged ? draftOf(stored) : sent;
    if (isMerged) change(merge(sent, current.draft, theirs));
    Object.assign(current, { id: stored.id, version: stored.version, saved: theirs, payments: partsOf(stored) });
    current.hasSaved = true;
    setVersion(stored.version);
  }

  const isDirty = () => {
    const { draft, saved, version } = now.current;
    const isStored = version !== null || draft.rows.length > 0;
    return isStored && (formOf(draft) === null || !sameForm(draft, saved));
  };

  async function saveOnce(): Promise<boolean> {
    const { current } = now;
    const sent = current.draft;
    const form = formOf(sent);
    if (form === null) return false;
    const whole = { ...form, payments: current.payments };
    if (current.version === null) {
      if (form.items.length === 0) return false;
      current.id ||= newId();
      current.begun ??= sent;
      const stored = await client.cashier.createSale({ id: current.id, appointment_id: appointmentId, sale: whole });
      // The appointment had an open one already: what was typed here joins it.
      if (stored.id !== current.id) take(stored, NOTHING_YET, true);
      // An earlier try has stored it, as it was then: what was typed since is still to be saved.
      else if (!sameForm(draftOf(stored), sent)) take(stored, current.begun, true);
      else take(stored, sent, false);
      return true;
    }
    take(await client.cashier.changeSale({ id: current.id, version: current.version, sale: whole }), sent, false);
    return true;
  }

  async function saveAll(): Promise<boolean> {
    for (let tries = 0; isDirty() && tries < MOST_TRIES; tries += 1) {
      try {
        if (!(await saveOnce())) return false;
      } catch (error) {
        const code = refusalCode(error);
        if (code === 'STALE' && (await reload())) {
          banner.error(t('sale.changedElsewhere'), { seconds: FAILURE_SECONDS });
          continue;
        }
        if (code === 'NOT_OPEN' && (await beginAnew())) return false;
        banner.error(itemsFailure(error, soldNames(now.current.draft)), { seconds: FAILURE_SECONDS });
        if (code === 'NOT_OPEN' || code === 'NOT_FOUND') await changed('sales');
        return false;
      }
    }
    return !isDirty();
  }

  /** Whatever was typed is saved when this resolves; false where that could not be. Calls at the same time share one saving. */
  function save(): Promise<boolean> {
    now.current.running ??= saveAll().finally(() => {
      now.current.running = undefined;
    });
    return now.current.running;
  }

  async function reload(): Promise<boolean> {
    const { id, saved } = now.current;
    const stored = await client.cashier.readSale({ id }).catch(() => undefined);
    if (stored?.status !== 'open') return false;
    take(stored, saved, true);
    return true;
  }

  /** Another window cancelled what an appointment had on it: that is gone, what was typed since is not, and the services are still to be paid. */
  async function beginAnew(): Promise<boolean> {
    const { id } = now.current;
    const stored = appointmentId === null ? undefined : await client.cashier.readSale({ id }).catch(() => undefined);
    const { current } = now;
    if (stored?.status !== 'cancelled' || current.id !== id || current.isBeingCancelled) return false;
    const nothing = { ...NOTHING_YET, client: buyer };
    change(merge(current.saved, current.draft, nothing));
    Object.assign(current, { id: '', version: null, saved: nothing, payments: [], begun: undefined });
    setVersion(null);
    banner.error(t('sale.cancelledElsewhere'), { seconds: FAILURE_SECONDS });
    return true;
  }

  const saveAsTyped = useEffectEvent((typed: Draft) => {
    if (typed === now.current.draft && isDirty()) save();
  });
  useEffect(() => {
    const pause = setTimeout(() => saveAsTyped(draft), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [draft]);

  /** Another window saved it: a reading may be older than our last saving, so that it is read again after it. */
  const follow = useEffectEvent(async (newest: Sale | null) => {
    await now.current.running;
    const isOther = now.current.version !== null && newest?.id !== now.current.id;
    if (isOther) await beginAnew();
    if (!newest) return;
    if (newest.id === now.current.id && newest.version !== now.current.version) await reload();
    else if (now.current.version === null) take(newest, NOTHING_YET, true);
  });
  useEffect(() => {
    if (sale === null || sale.status === 'open') follow(sale);
  }, [sale]);

  // Whoever leaves has not lost the last word.
  const leave = useEffectEvent(async () => {
    if (isDirty()) await save();
    if (now.current.hasSaved) await changed('sales');
  });
  useEffect(() => () => void leave(), []);
  useUnsavedGuard(isDirty(), () => {});

  return {
    draft,
    change,
    /** Null where nothing is stored. */
    stored: version === null ? null : { id: now.current.id, version },
    save,
    /** Once nothing is under way: what is stored, as the next call must name it. */
    settled: async () => {
      await now.current.running;
      const { id, version } = now.current;
      return version === null ? null : { id, version };
    },
    /** As it is typed at this moment. */
    latest: () => now.current.draft,
    /** This window is about to cancel it, or could not. */
    cancelling: (isBeingCancelled: boolean) => {
      now.current.isBeingCancelled = isBeingCancelled;
    },
    /** It is finished or cancelled: nothing is saved any more. */
    close: () => {
      now.current.saved = now.current.draft;
    },
  };
}

function partsOf(sale: Sale | null) {
  return (sale?.payments ?? []).map(({ method, amount }) => ({ method, amount }));
}
