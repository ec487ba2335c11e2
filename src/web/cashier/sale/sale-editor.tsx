import { type ReactNode, useEffect, useRef } from 'react';
import type { SellableService } from '#contract/cashier/sales.ts';
import type { Part } from '#domain/payments/parts.ts';
import { addCents, type Cents } from '#domain/shared/money.ts';
import { useTeam } from '#web/team/use-team.ts';
import { Card } from '#web/ui/card.tsx';
import { PayPanel } from '../pay/pay-panel.tsx';
import { TipChoice, useTip } from '../pay/tip-choice.tsx';
import { blameOf } from './beyond-limit.ts';
import { formOf, totalsOf, withProduct } from './draft.ts';
import { SaleItems } from './sale-items.tsx';
import { type Found, SaleSearch } from './sale-search.tsx';
import { SaleServices } from './sale-services.tsx';
import { SaleSums } from './sale-sums.tsx';
import { likelyProfessional, priceWith, withService } from './service-draft.ts';
import { SpokenSale } from './spoken-sale.tsx';
import type { SaleEditing } from './use-sale.ts';

/** The appointment whose comanda it is, as far as it is still to be paid. */
type Visit = {
  /** What it costs, to be paid with the rest. */
  due: Cents;
  /** Its lines, each a row. */
  lines: ReactNode;
  action: ReactNode;
  isReadable: boolean;
};

type Props = {
  editing: SaleEditing;
  /** Above the lines: the buyer. */
  children?: ReactNode;
  visit?: Visit | undefined;
  /** Whoever the appointment is with, paid or not. */
  professional?: string | null;
  /** Between services and products. */
  between?: ReactNode;
  onFinish: (parts: Part[], tip: { staff_id: string; amount: number } | undefined) => void;
  isFinishing: boolean;
  /** What happened to it; below the lines, on a phone below all. */
  history?: ReactNode;
  /** Rare actions; on a phone at the very bottom, out of the thumb's way. */
  seldom?: ReactNode;
};

/** Services, products, discount and payment of a sale, with or without an appointment. */
export function SaleEditor({
  editing,
  children,
  visit,
  professional = null,
  between,
  onFinish,
  isFinishing,
  history,
  seldom,
}: Props) {
  const { draft, change } = editing;
  const totals = totalsOf(draft, visit?.due);
  const frame = useRef<HTMLDivElement>(null);
  const { refused } = editing;
  const blame = blameOf(refused, draft);
  const people = useTeam().rows;
  const team = people.filter(({ ativo }) => ativo).map(({ id }) => id);
  const given = { professional, team };
  const termsOf = (service: SellableService) => {
    const likely = likelyProfessional(service, given);
    const by = people.find(({ id }) => id === likely)?.nome.split(' ')[0];
    return { by, price: priceWith(service, likely) };
  };

  // For whoever the appointment is with, or did the first service, or sold the first product.
  const tipping = useTip(professional ?? draft.services[0]?.professional_id ?? draft.rows[0]?.seller_id ?? null);

  function finish(parts: Part[]) {
    const isNamed = draft.services.every(({ professional_id }) => professional_id !== null);
    if (formOf(draft) !== null && visit?.isReadable !== false && isNamed && tipping.isWhole) {
      return onFinish(parts, tipping.form);
    }
    focusFirstWrong(frame.current);
  }

  useEffect(() => {
    // Whoever types on is left alone.
    if (refused && !document.activeElement?.matches('input, select, textarea')) focusFirstWrong(frame.current);
  }, [refused]);

  function pick({ service, product }: Found) {
    change((draft) =>
      service ? { ...draft, services: withService(draft.services, service, given) } : withProduct(draft, product),
    );
  }

  return (
    <div
      ref={frame}
      className="grid grid-cols-1 items-start gap-6 max-md:gap-4 max-md:tall:pb-76 xl:grid-cols-[minmax(0,1fr)_420px] xl:grid-rows-[auto_1fr] xl:gap-y-0"
    >
      <Card>
        {children}
        <SpokenSale draft={draft} toPay={addCents(totals.toPay, tipping.amount)} />
        <SaleServices draft={draft} blame={blame} onChange={change} action={visit?.action}>
          {visit?.lines}
        </SaleServices>
        {between}
        <SaleItems draft={draft} blame={blame} onChange={change} />
        <div className="border-t border-divider px-6 py-3 first:border-t-0 max-md:px-4">
          <SaleSearch
            onPick={pick}
            takesFocus={!visit && draft.rows.length + draft.services.length === 0}
            termsOf={termsOf}
          />
        </div>
      </Card>
      <PayPanel
        total={addCents(totals.toPay, tipping.amount)}
        tip={tipping.amount}
        hasClient={draft.client !== null}
        onFinish={finish}
        isFinishing={isFinishing}
      >
        <SaleSums
          draft={draft}
          totals={totals}
          beyond={blame?.whole ? blame.percent : undefined}
          isComanda={visit !== undefined}
          hasServices={visit !== undefined || draft.services.length > 0}
          onDiscount={(discount) => change((draft) => ({ ...draft, discount }))}
        />
        <TipChoice tipping={tipping} />
      </PayPanel>
      {history && <div className="min-w-0 empty:hidden xl:mt-6">{history}</div>}
      {seldom && <div className="flex flex-wrap justify-center gap-2 xl:hidden">{seldom}</div>}
    </div>
  );
}

/** Unreadable fields are marked, and what takes off too much. */
const focusFirstWrong = (frame: HTMLElement | null) => frame?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
