import { useState } from 'react';
import type { ToReceive } from '#contract/clients/operations.ts';
import type { Part } from '#domain/payments/parts.ts';
import { isAmount, readableAmount } from '#domain/payments/split.ts';
import { type Cents, cents, sumCents } from '#domain/shared/money.ts';
import { client } from '#web/ground/api/client.ts';
import { failureDetail, refusalCode } from '#web/ground/api/errors.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useMay } from '#web/ground/use-may.ts';
import { useSave } from '#web/ground/use-save.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { useBanner } from '#web/ui/banner.tsx';
import { correctionFailure } from '../failures.ts';
import { usePaying } from '../pay/use-paying.ts';
import { isTicked, withTick } from './ticks.ts';

export type Debtor = { id: string; name: string };

type Options = {
  /** Appointments and sales that are ticked at first; without them everything is. */
  of?: readonly string[] | undefined;
  onReceived: () => void;
};

export type Receiving = ReturnType<typeof useReceiving>;

/** What of a client's debts is received, how much of it and how. Everything is ticked, and the amount follows the ticks until it is typed. */
export function useReceiving(debtor: Debtor, debts: readonly ToReceive[], { of, onReceived }: Options) {
  const { t } = useTranslation(['cashier', 'debts']);
  const [chosen, choose] = useState(of && new Set(of));
  const [typed, setTyped] = useState<number | null>();
  const [isAsked, setAsked] = useState(false);
  const ticked = debts.filter((debt) => isTicked(chosen, debt));
  const owed = sumCents(ticked.map(({ amount }) => cents(amount)));
  const amount = typed === undefined ? owed : readableAmount(typed);
  const paying = usePaying(amount, false);
  const { receive, isSaving, error } = useReceive(debtor, onReceived);
  const isRight = amount > 0 && amount <= owed && isAmount(typed ?? null);

  return {
    ticked,
    owed,
    /** What the field shows. */
    typed: typed === undefined ? owed : typed,
    amount,
    paying,
    isSaving,
    isReady: isRight && paying.isReady,
    isTicked: (debt: ToReceive) => isTicked(chosen, debt),
    tick(debt: ToReceive) {
      choose(withTick(chosen, debts, debt));
      setTyped(undefined);
    },
    type: setTyped,
    amountError: wrongAmount(),
    /** What is missing, once somebody has pressed the button; or why it failed. */
    failure: isAsked ? (missing() ?? whyFailed()) : undefined,
    receive() {
      setAsked(true);
      if (!isRight || !paying.isReady) return;
      receive({ id: debtor.id, debts: ticked.map(({ id }) => id), payments: paying.parts });
    },
  };

  function wrongAmount(): string | undefined {
    if (typed === undefined) return undefined;
    if (!isAmount(typed) || amount === 0) return isAsked || typed !== null ? t('errors.amountInvalid') : undefined;
    return amount > owed ? t('debts:tooMuch') : undefined;
  }

  function missing(): string | undefined {
    if (ticked.length === 0) return t('debts:chooseItem');
    if (!isRight) return wrongAmount();
    if (paying.isReady) return undefined;
    return t(paying.isSplit ? 'sale.paymentsDiffer' : 'sale.chooseMethod');
  }

  function whyFailed(): string | undefined {
    if (!error || isSaving) return undefined;
    const isGone = ['NOT_FOUND', 'ALREADY_RECEIVED', 'TOO_MUCH'].includes(refusalCode(error) ?? '');
    return isGone ? t('debts:changed') : t('debts:failed', { detail: failureDetail(error) });
  }
}

type Input = { id: string; debts: string[]; payments: Part[] };

/** Receives it, and offers to take it back. */
function useReceive({ name }: Debtor, onReceived: () => void) {
  const { t } = useTranslation(['cashier', 'debts']);
  const { money } = useFormat();
  const banner = useBanner();
  const may = useMay();
  const changed = ['payments', 'appointments', 'sales'] as const;
  const undo = useSave({
    send: client.cashier.takeBackReceived,
    isRepeatable: true,
    success: t('debts:undone'),
    changed,
    failure: (error) => correctionFailure(error, 'debts:undoFailed'),
  });
  const { save, isSaving, error } = useSave({
    send: (input: Input, call) => client.cashier.receiveDebts(input, call),
    isRepeatable: true,
    onSaved: ({ received }, { payments }) => {
      onReceived();
      const amount: Cents = sumCents(payments.map(({ amount }) => amount));
      const takeBack = () => undo.save({ payments: received.map(({ id, method }) => ({ id, method })) });
      banner.success(
        t('debts:received', { amount: money(amount), name }),
        may('corrections') ? { label: t('debts:undo'), onPress: () => void takeBack() } : undefined,
      );
    },
    changed,
  });
  return { receive: save, isSaving, error };
}
