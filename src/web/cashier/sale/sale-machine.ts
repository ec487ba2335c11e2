import type { SaleForm } from '#contract/cashier/forms.ts';
import type { Sale } from '#contract/cashier/sales.ts';
import { type Draft, draftOf, formOf, hasLines, merge, NOTHING_YET, type SaleClient, sameForm } from './draft.ts';

/** No person saves between so many of our tries. */
const MOST_TRIES = 5;

/** A sale that saves itself while it is typed. It is stored with its first item, not before. */
export type SaleState = {
  readonly appointmentId: string | null;
  /** Whose appointment it is. */
  readonly buyer: SaleClient | null;
  /** As it is typed at this moment. */
  readonly draft: Draft;
  /** The stored version, as far as this window knows. */
  readonly saved: Draft;
  readonly id: string;
  /** Null where nothing is stored. */
  readonly version: string | null;
  readonly payments: SaleForm['payments'];
  /** What the first try to store it sent: it may be stored although the response was lost. */
  readonly begun: Draft | null;
  /** The one call under way; everything else waits for its response. */
  readonly call: Call | null;
  /** How many requests the current save has sent. */
  readonly tries: number;
  /** The last save did not save everything. */
  readonly hasFailed: boolean;
  /** A save is wanted once the call is over; the id is for a first save. */
  readonly wanted: string | null;
  /** The page has read it again meanwhile. */
  readonly seen: { readonly sale: Sale | null } | null;
  readonly isBeingCancelled: boolean;
  readonly hasSaved: boolean;
};

type Call =
  | { kind: 'create' | 'change'; sent: Draft }
  /** A save was refused as stale or because the sale is not open: the sale is read to find out why. */
  | { kind: 'stale' | 'notOpen'; error: unknown }
  /** The page read another version, another sale or none. */
  | { kind: 'follow'; newest: Sale | null };

export type SaleEvent =
  | { type: 'typed'; draft: Draft }
  | { type: 'save'; newId: string }
  | { type: 'stored'; sale: Sale }
  | { type: 'refused'; error: unknown; code: string | undefined }
  /** Undefined where it could not be read. */
  | { type: 'read'; sale: Sale | undefined }
  | { type: 'seen'; sale: Sale | null }
  /** This window is about to cancel it, or could not. */
  | { type: 'cancelling'; isBeingCancelled: boolean }
  /** It is finished or cancelled: nothing is saved any more. */
  | { type: 'closed' };

export type SaleEffect =
  | { do: 'create'; input: { id: string; appointment_id: string | null; sale: SaleForm } }
  | { do: 'change'; input: { id: string; version: string; sale: SaleForm } }
  | { do: 'read'; id: string }
  | { do: 'say'; what: 'changedElsewhere' | 'cancelledElsewhere' }
  | { do: 'fail'; error: unknown }
  /** Lists and pages that show sales ask again. */
  | { do: 'lookAgain' };

type Step = readonly [SaleState, readonly SaleEffect[]];

type Given = { sale: Sale | null; appointmentId: string | null; buyer: SaleClient | null };

export function beginSale({ sale, appointmentId, buyer }: Given): SaleState {
  const draft = sale ? draftOf(sale) : { ...NOTHING_YET, client: buyer };
  return {
    appointmentId,
    buyer,
    draft,
    saved: draft,
    id: sale?.id ?? '',
    version: sale?.version ?? null,
    payments: partsOf(sale),
    begun: null,
    call: null,
    tries: 0,
    hasFailed: false,
    wanted: null,
    seen: null,
    isBeingCancelled: false,
    hasSaved: false,
  };
}

export function isDirty({ draft, saved, version }: SaleState): boolean {
  const isWorthStoring = version !== null || draft.rows.length + draft.services.length > 0;
  return isWorthStoring && (formOf(draft) === null || !sameForm(draft, saved));
}

/** The state after an event, and the effects to run. A response that nobody waits for changes nothing. */
export function step(state: SaleState, event: SaleEvent): Step {
  const { call } = state;
  switch (event.type) {
    case 'typed':
      return [{ ...state, draft: event.draft }, []];
    case 'cancelling':
      return [{ ...state, isBeingCancelled: event.isBeingCancelled }, []];
    case 'closed':
      return [{ ...state, saved: state.draft }, []];
    case 'save':
      // A save under way also sends what was typed since.
      if (call) return [call.kind === 'follow' ? { ...state, wanted: event.newId } : state, []];
      return save({ ...state, tries: 0, hasFailed: false }, event.newId);
    case 'seen':
      if (call) return [{ ...state, seen: { sale: event.sale } }, []];
      return follow(state, event.sale);
    case 'stored':
      return call && 'sent' in call ? save(takeAnswer(state, call, event.sale)) : [state, []];
    case 'refused':
      return call && 'sent' in call ? refused(state, event) : [state, []];
    case 'read':
      if (!call || 'sent' in call) return [state, []];
      return call.kind === 'follow' ? followed(state, call.newest, event.sale) : lookedUp(state, call, event.sale);
  }
}

/** Sends what is not stored yet, including what was typed meanwhile; rests when there is nothing to send. */
function save(state: SaleState, newId = ''): Step {
  const form = formOf(state.draft);
  if (form === null || !isDirty(state) || state.tries >= MOST_TRIES) return rest(state);
  const sale = { ...form, payments: state.payments };
  const sending = { ...state, tries: state.tries + 1 };
  const { draft: sent, version, appointmentId } = state;
  if (version !== null) {
    return [{ ...sending, call: { kind: 'change', sent } }, [{ do: 'change', input: { id: state.id, version, sale } }]];
  }
  if (!hasLines(form)) return rest(state);
  const id = state.id || newId;
  return [
    { ...sending, id, begun: state.begun ?? sent, call: { kind: 'create', sent } },
    [{ do: 'create', input: { id, appointment_id: appointmentId, sale } }],
  ];
}

function takeAnswer(state: SaleState, { kind, sent }: Extract<Call, { sent: Draft }>, sale: Sale): SaleState {
  if (kind === 'create') {
    // The appointment had an open one already: what was typed here joins it.
    if (sale.id !== state.id) return join(state, sale, NOTHING_YET);
    // An earlier try has stored it, as it was then: what was typed since is still to be saved.
    if (!sameForm(draftOf(sale), sent)) return join(state, sale, state.begun ?? sent);
  }
  return { ...state, ...storedAs(sale), saved: sent };
}

/** Takes over a version from elsewhere, with what was typed since `base` on top of it. */
function join(state: SaleState, sale: Sale, base: Draft): SaleState {
  const theirs = draftOf(sale);
  return { ...state, ...storedAs(sale), saved: theirs, draft: merge(base, state.draft, theirs) };
}

const storedAs = (sale: Sale) => ({
  id: sale.id,
  version: sale.version,
  payments: partsOf(sale),
  hasSaved: true,
});

function refused(state: SaleState, { error, code }: Extract<SaleEvent, { type: 'refused' }>): Step {
  const reading = [{ do: 'read', id: state.id }] as const;
  if (code === 'STALE') return [{ ...state, call: { kind: 'stale', error } }, reading];
  if (code !== 'NOT_OPEN' && code !== 'NOT_FOUND') return fail(state, error);
  if (code === 'NOT_OPEN' && state.appointmentId !== null) {
    return [{ ...state, call: { kind: 'notOpen', error } }, reading];
  }
  return fail(state, error, { do: 'lookAgain' });
}

/** The sale as it is now, after what was sent had been refused. */
function lookedUp(state: SaleState, { kind, error }: Extract<Call, { error: unknown }>, sale: Sale | undefined): Step {
  if (kind === 'stale') {
    if (sale?.status !== 'open') return fail(state, error);
    return also({ do: 'say', what: 'changedElsewhere' }, save(join(state, sale, state.saved)));
  }
  if (!isCancelledElsewhere(state, sale)) return fail(state, error, { do: 'lookAgain' });
  return also(CANCELLED, rest({ ...beginAnew(state), hasFailed: true }));
}

const CANCELLED: SaleEffect = { do: 'say', what: 'cancelledElsewhere' };

const isCancelledElsewhere = (state: SaleState, sale: Sale | undefined) =>
  sale?.status === 'cancelled' && !state.isBeingCancelled;

/** Another window cancelled the appointment's sale: what was typed since stays, and the services are still to be paid. */
function beginAnew(state: SaleState): SaleState {
  const nothing = { ...NOTHING_YET, client: state.buyer };
  const draft = merge(state.saved, state.draft, nothing);
  return { ...state, id: '', version: null, saved: nothing, payments: [], begun: null, draft };
}

/** Another window saved it. The page's version may be older than our last save, so it is read again. */
function follow(state: SaleState, newest: Sale | null): Step {
  const { id, version, appointmentId } = state;
  const isKnown = newest?.id === id && newest.version === version;
  if (version === null || isKnown) return followed(state, newest, undefined);
  if (newest?.id !== id && appointmentId === null) return rest(state);
  return [{ ...state, call: { kind: 'follow', newest } }, [{ do: 'read', id }]];
}

/** With our own sale, where it was read again. */
function followed(state: SaleState, newest: Sale | null, own: Sale | undefined): Step {
  if (own && newest?.id === own.id) return rest(own.status === 'open' ? join(state, own, state.saved) : state);
  const isGone = isCancelledElsewhere(state, own);
  const now = isGone ? beginAnew(state) : state;
  const next = rest(newest && now.version === null ? join(now, newest, NOTHING_YET) : now);
  return isGone ? also(CANCELLED, next) : next;
}

function fail(state: SaleState, error: unknown, ...more: SaleEffect[]): Step {
  const [next, effects] = rest({ ...state, hasFailed: true });
  return [next, [{ do: 'fail', error }, ...more, ...effects]];
}

/** Nothing is under way: what waited has its turn. */
function rest(state: SaleState): Step {
  const idle = { ...state, call: null };
  const { seen, wanted } = idle;
  if (seen) return follow({ ...idle, seen: null }, seen.sale);
  if (wanted === null) return [idle, []];
  return save({ ...idle, wanted: null, tries: 0, hasFailed: false }, wanted);
}

function also(effect: SaleEffect, [state, effects]: Step): Step {
  return [state, [effect, ...effects]];
}

function partsOf(sale: Sale | null): SaleForm['payments'] {
  return (sale?.payments ?? []).map(({ method, amount }) => ({ method, amount }));
}
