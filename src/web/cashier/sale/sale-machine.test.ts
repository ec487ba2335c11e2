import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Sale } from '#contract/cashier/sales.ts';
import { type Draft, NOTHING_YET, type Row } from './draft.ts';
import { beginSale, isDirty, type SaleEffect, type SaleEvent, type SaleState, step } from './sale-machine.ts';

const ID = '00000000-0000-4000-8000-000000000001';
const OTHER = '00000000-0000-4000-8000-000000000002';
const NEW = '00000000-0000-4000-8000-000000000003';
const APPOINTMENT = '00000000-0000-4000-8000-000000000004';

const measure = { base_unit: 'un', display_unit_label: '', unit_size_in_base: null } as const;
const row = (product: string, quantity: number | null = 1): Row => ({
  key: product,
  product_id: product,
  product_name: product,
  measure,
  quantity,
  sold_unit: 'un',
  unit_price: 1000,
  off: null,
  seller_id: null,
});
const draft = (...rows: Row[]): Draft => ({ ...NOTHING_YET, rows });
const saleOf = (rows: Row[], changes: Partial<Sale> = {}): Sale => ({
  id: ID,
  version: '1',
  number: 1,
  status: 'open',
  appointment_id: null,
  client_id: null,
  client_name: '',
  client_phone: null,
  created_at: '2026-11-17T14:32:00Z',
  finalized_at: null,
  discount: 0,
  discount_percent: null,
  services: [],
  subtotal: 0,
  total: 0,
  items: rows.map(({ key: _key, measure, ...item }) => ({
    ...item,
    ...measure,
    quantity: item.quantity ?? 0,
    unit_price: item.unit_price ?? 0,
    discount: 0,
    discount_percent: null,
    value: 0,
    seller_name: null,
    stock_quantity_base: 10,
  })),
  payments: [],
  voided: null,
  ...changes,
});

/** The state after these events, and what the last of them wants done. */
function play(state: SaleState, ...events: SaleEvent[]): { state: SaleState; effects: readonly SaleEffect[] } {
  let effects: readonly SaleEffect[] = [];
  for (const event of events) [state, effects] = step(state, event);
  return { state, effects };
}

const typed = (...rows: Row[]): SaleEvent => ({ type: 'typed', draft: draft(...rows) });
const save: SaleEvent = { type: 'save', newId: NEW };
const refused = (code?: string): SaleEvent => ({ type: 'refused', error: code, code });
const stored = (...of: Parameters<typeof saleOf>): SaleEvent => ({ type: 'stored', sale: saleOf(...of) });
const read = (sale?: Sale): SaleEvent => ({ type: 'read', sale });
const rows = ({ draft }: SaleState) => draft.rows.map(({ product_id, quantity }) => `${quantity} ${product_id}`);

const nothing = beginSale({ sale: null, appointmentId: null, buyer: null });
const open = beginSale({ sale: saleOf([row('serum')]), appointmentId: null, buyer: null });
const onAppointment = { ...open, appointmentId: APPOINTMENT };

describe('typed', () => {
  test('is kept at once and sent when it is saved', () => {
    const { state, effects } = play(open, typed(row('serum', 2)));
    expect([rows(state), isDirty(state), effects]).toEqual([['2 serum'], true, []]);
    expect(play(state, save).effects).toMatchObject([{ do: 'change', input: { id: ID, version: '1' } }]);
  });

  test('without an item nothing is stored; the first one takes the new id', () => {
    expect(play(nothing, save).effects).toEqual([]);
    expect(play(nothing, typed(row('serum', 0)), save).effects).toEqual([]);
    const { state, effects } = play(nothing, typed(row('serum')), save);
    expect(effects).toMatchObject([{ do: 'create', input: { id: NEW, appointment_id: null } }]);
    expect(play(state, stored([row('serum')], { id: NEW })).state).toMatchObject({
      id: NEW,
      version: '1',
      call: null,
    });
  });

  test('what cannot be read waits in its field', () => {
    const { state, effects } = play(open, typed(row('serum', null)), save);
    expect([effects, state.call, isDirty(state)]).toEqual([[], null, true]);
  });

  test('and closed is not saved any more', () => {
    const { state, effects } = play(open, typed(row('serum', 2)), { type: 'closed' }, save);
    expect([isDirty(state), effects]).toEqual([false, []]);
  });
});

describe('saving', () => {
  const saving = play(open, typed(row('serum', 2)), save).state;

  test('ends with what is stored', () => {
    const { state, effects } = play(saving, stored([row('serum', 2)], { version: '2' }));
    expect([state.version, state.call, isDirty(state), effects]).toEqual(['2', null, false, []]);
  });

  test('sends what was typed meanwhile in its turn', () => {
    const { state, effects } = play(saving, typed(row('serum', 3)), stored([row('serum', 2)], { version: '2' }));
    expect(rows(state)).toEqual(['3 serum']);
    expect(effects).toMatchObject([{ do: 'change', input: { version: '2', sale: { items: [{ quantity: 3 }] } } }]);
  });

  test('is shared by who asks for it meanwhile', () => {
    expect(play(saving, save)).toEqual({ state: saving, effects: [] });
  });

  test('ends after five tries where somebody saves between each of them', () => {
    let state = saving;
    let sent = 1;
    for (let version = 2; state.call; version += 1) {
      const theirs = saleOf([row('serum'), row('comb', version)], { version: String(version) });
      const { effects, state: next } = play(state, refused('STALE'), read(theirs));
      sent += effects.filter((effect) => effect.do === 'change').length;
      state = next;
    }
    expect([sent, isDirty(state), rows(state)]).toEqual([5, true, ['2 serum', '6 comb']]);
  });

  test('a refusal is said, and what was typed stays to be saved', () => {
    const { state, effects } = play(saving, refused('OUT_OF_STOCK'));
    expect(effects).toEqual([{ do: 'fail', error: 'OUT_OF_STOCK' }]);
    expect([rows(state), isDirty(state), state.hasFailed, state.call]).toEqual([['2 serum'], true, true, null]);
    expect(play(state, save).state.hasFailed).toBe(false);
  });

  test('an answer that nobody waits for changes nothing', () => {
    for (const event of [stored([row('comb')]), refused('STALE'), read(saleOf([]))]) {
      expect(play(open, event)).toEqual({ state: open, effects: [] });
    }
  });
});

describe('a lost answer', () => {
  const first = play(nothing, typed(row('serum')), save, refused());

  test('is said, and the next try names the same sale', () => {
    expect(first.effects).toMatchObject([{ do: 'fail' }]);
    const { effects } = play(first.state, { type: 'save', newId: OTHER });
    expect(effects).toMatchObject([{ do: 'create', input: { id: NEW } }]);
  });

  test('it was stored all the same, as it was then: what was typed since is sent after it', () => {
    const again = play(first.state, typed(row('serum', 2), row('comb')), save).state;
    const { state, effects } = play(again, stored([row('serum')], { id: NEW }));
    expect(rows(state)).toEqual(['2 serum', '1 comb']);
    expect(effects).toMatchObject([{ do: 'change', input: { id: NEW, version: '1' } }]);
  });

  test('of a change, it is found by reading the sale again', () => {
    const { state } = play(open, typed(row('serum', 2)), save, refused(), save, refused('STALE'));
    const found = play(state, read(saleOf([row('serum', 2)], { version: '2' })));
    expect([rows(found.state), isDirty(found.state), found.state.call]).toEqual([['2 serum'], false, null]);
  });
});

describe('stale', () => {
  const stale = play(open, typed(row('serum', 2)), save, refused('STALE'));

  test('is read again, joined, said and sent once more', () => {
    expect(stale.effects).toEqual([{ do: 'read', id: ID }]);
    const { state, effects } = play(stale.state, read(saleOf([row('serum'), row('comb')], { version: '7' })));
    expect(rows(state)).toEqual(['2 serum', '1 comb']);
    expect(effects).toMatchObject([
      { do: 'say', what: 'changedElsewhere' },
      { do: 'change', input: { version: '7' } },
    ]);
  });

  test.each([
    ['could not be read', undefined],
    ['is finished', saleOf([], { status: 'finalised' })],
  ])('and %s: the refusal is said', (_what, sale) => {
    const { state, effects } = play(stale.state, read(sale));
    expect([effects, rows(state), state.hasFailed]).toEqual([[{ do: 'fail', error: 'STALE' }], ['2 serum'], true]);
  });

  test('the page saw a newer one: it is read again after the saving, and joined', () => {
    const seen: SaleEvent = { type: 'seen', sale: saleOf([row('serum'), row('comb')], { version: '3' }) };
    const saving = play(open, typed(row('serum', 2)), save, seen);
    expect(saving.effects).toEqual([]);
    const reading = play(saving.state, stored([row('serum', 2)], { version: '2' }));
    expect(reading.effects).toEqual([{ do: 'read', id: ID }]);
    const { state } = play(reading.state, read(saleOf([row('serum', 2), row('comb')], { version: '3' })));
    expect([rows(state), state.version, isDirty(state)]).toEqual([['2 serum', '1 comb'], '3', false]);
  });

  test('who wants it saved while it is read waits for that', () => {
    const seen: SaleEvent = { type: 'seen', sale: saleOf([], { version: '3' }) };
    const waiting = play(open, seen, typed(row('serum', 2)), save);
    expect(waiting.effects).toEqual([]);
    const { effects } = play(waiting.state, read(saleOf([row('serum')], { version: '3' })));
    expect(effects).toMatchObject([{ do: 'change', input: { version: '3', sale: { items: [{ quantity: 2 }] } } }]);
  });

  test('the page saw what is known already: nothing is done', () => {
    expect(play(open, { type: 'seen', sale: saleOf([row('serum')]) })).toEqual({ state: open, effects: [] });
  });

  test('the appointment had an open sale already: what was typed joins it', () => {
    const here = { ...nothing, appointmentId: APPOINTMENT };
    const { state, effects } = play(
      here,
      typed(row('serum')),
      save,
      stored([row('comb')], { id: OTHER, version: '4' }),
    );
    expect([state.id, rows(state)]).toEqual([OTHER, ['1 comb', '1 serum']]);
    expect(effects).toMatchObject([{ do: 'change', input: { id: OTHER, version: '4' } }]);
  });
});

describe('cancelled elsewhere', () => {
  const gone = saleOf([row('serum')], { status: 'cancelled', version: '2' });
  const notOpen = play(onAppointment, typed(row('serum'), row('comb')), save, refused('NOT_OPEN'));

  test('what was on the appointment is gone, what was typed since begins a new sale', () => {
    expect(notOpen.effects).toEqual([{ do: 'read', id: ID }]);
    const { state, effects } = play(notOpen.state, read(gone));
    expect(effects).toEqual([{ do: 'say', what: 'cancelledElsewhere' }]);
    expect([rows(state), state.id, state.version, state.hasFailed]).toEqual([['1 comb'], '', null, true]);
    expect(play(state, save).effects).toMatchObject([{ do: 'create', input: { id: NEW } }]);
  });

  test('the page saw it gone: the same, and a new one of another window is taken over', () => {
    const here = { ...onAppointment, draft: draft(row('serum'), row('comb')) };
    const reading = play(here, { type: 'seen', sale: saleOf([row('gel')], { id: OTHER }) });
    expect(reading.effects).toEqual([{ do: 'read', id: ID }]);
    const { state, effects } = play(reading.state, read(gone));
    expect(effects).toEqual([{ do: 'say', what: 'cancelledElsewhere' }]);
    expect([state.id, rows(state), isDirty(state)]).toEqual([OTHER, ['1 gel', '1 comb'], true]);
  });

  test('by this window it is not elsewhere', () => {
    const { state, effects } = play(notOpen.state, { type: 'cancelling', isBeingCancelled: true }, read(gone));
    expect(effects).toEqual([{ do: 'fail', error: 'NOT_OPEN' }, { do: 'lookAgain' }]);
    expect(rows(state)).toEqual(['1 serum', '1 comb']);
  });

  test.each(['NOT_OPEN', 'NOT_FOUND'])('without an appointment, %s is said and the lists look again', (code) => {
    const { state, effects } = play(open, typed(row('serum', 2)), save, refused(code));
    expect(effects).toEqual([{ do: 'fail', error: code }, { do: 'lookAgain' }]);
    expect(rows(state)).toEqual(['2 serum']);
  });
});

/** A server with one sale, whose answers may be lost, and another window that saves its own products. */
class Shop {
  sale: Sale | undefined;
  state = nothing;
  private waiting: SaleEffect[] = [];

  send(event: SaleEvent) {
    const [state, effects] = step(this.state, event);
    this.state = state;
    this.waiting.push(...effects.filter((effect) => ['create', 'change', 'read'].includes(effect.do)));
  }

  /** The server does what is asked next; its answer may be lost. */
  answer(isLost: boolean) {
    const call = this.waiting.shift();
    if (!call) return;
    const answer = this.serve(call);
    this.send(isLost ? (call.do === 'read' ? read() : refused()) : answer);
  }

  private serve(call: SaleEffect): SaleEvent {
    if (call.do === 'create') this.sale ??= this.keep(call.input.sale.items, call.input.id);
    else if (call.do === 'change') {
      if (call.input.version !== this.sale?.version) return refused('STALE');
      this.sale = this.keep(call.input.sale.items, call.input.id);
    } else return read(this.sale);
    return { type: 'stored', sale: this.sale };
  }

  private keep(items: { product_id: string; quantity: number }[], id: string): Sale {
    const version = String(Number(this.sale?.version ?? '0') + 1);
    return saleOf(
      items.map(({ product_id, quantity }) => row(product_id, quantity)),
      { id, version },
    );
  }

  type(product: string, quantity: number) {
    const others = this.state.draft.rows.filter(({ key }) => key !== product);
    this.send(typed(...others, row(product, quantity)));
  }

  elsewhere(product: string, quantity: number) {
    if (!this.sale) return;
    const items = this.sale.items.filter(({ product_id }) => product_id !== product);
    this.sale = this.keep([...items, { product_id: product, quantity }], this.sale.id);
  }

  look() {
    if (this.sale) this.send({ type: 'seen', sale: this.sale });
  }

  /** The network is well again, and everybody has time. */
  settle() {
    for (let round = 0; round < 20 && (this.state.call || isDirty(this.state)); round += 1) {
      if (!this.state.call) this.send(save);
      while (this.state.call) this.answer(false);
    }
    return Object.fromEntries((this.sale?.items ?? []).map(({ product_id, quantity }) => [product_id, quantity]));
  }
}

test('whatever is typed, lost on the way and saved elsewhere: what was typed last here is stored at the end', () => {
  const quantity = fc.integer({ min: 1, max: 9 });
  const deed = fc.oneof(
    fc.record({ do: fc.constant('type' as const), product: fc.constantFrom('serum', 'comb', 'gel'), quantity }),
    fc.record({ do: fc.constant('elsewhere' as const), product: fc.constantFrom('oil', 'wax'), quantity }),
    fc.record({ do: fc.constant('answer' as const), isLost: fc.boolean() }),
    fc.record({ do: fc.constantFrom('save' as const, 'look' as const) }),
  );
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 40 }), (deeds) => {
      const shop = new Shop();
      const wanted: Record<string, number> = {};
      for (const one of deeds) {
        if (one.do === 'type') shop.type(one.product, one.quantity);
        else if (one.do === 'elsewhere') shop.elsewhere(one.product, one.quantity);
        else if (one.do === 'answer') shop.answer(one.isLost);
        else if (one.do === 'save') shop.send(save);
        else shop.look();
        if (one.do === 'type' || (one.do === 'elsewhere' && shop.sale)) wanted[one.product] = one.quantity;
      }
      expect(shop.settle()).toEqual(wanted);
    }),
    { numRuns: 500 },
  );
});
