import { type ReactNode, useRef } from 'react';
import type { Part } from '#domain/payments/parts.ts';
import { addCents, type Cents, cents } from '#domain/shared/money.ts';
import { Card } from '#web/ui/card.tsx';
import { PayPanel } from '../pay/pay-panel.tsx';
import { formOf, totalsOf } from './draft.ts';
import { SaleItems } from './sale-items.tsx';
import { SaleSums } from './sale-sums.tsx';
import { SpokenSale } from './spoken-sale.tsx';
import type { SaleEditing } from './use-sale.ts';

type Props = {
  editing: SaleEditing;
  /** What stands above the products: the services of an appointment, or who buys. */
  children: ReactNode;
  /** What the appointment costs, to be paid with the products. */
  services?: Cents;
  onFinish: (parts: Part[]) => void;
  isFinishing: boolean;
  /** What is seldom done: on a phone below everything, where no thumb comes to it by mistake. */
  seldom?: ReactNode;
};

/** Products, discount and payment of a sale, with or without an appointment. */
export function SaleEditor({ editing, children, services, onFinish, isFinishing, seldom }: Props) {
  const { draft, change } = editing;
  const { subtotal, total } = totalsOf(draft);
  const toPay = addCents(services ?? cents(0), total);
  const frame = useRef<HTMLDivElement>(null);

  function finish(parts: Part[]) {
    if (formOf(draft) !== null) return onFinish(parts);
    // What cannot be read is marked: that is where to go on.
    frame.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }

  return (
    <div
      ref={frame}
      className="grid grid-cols-1 items-start gap-6 max-md:gap-4 max-md:tall:pb-76 xl:grid-cols-[minmax(0,1fr)_420px]"
    >
      <Card>
        {children}
        <SpokenSale draft={draft} toPay={toPay} />
        <SaleItems draft={draft} onChange={change} beginsWithProducts={services === undefined} />
      </Card>
      <PayPanel total={toPay} hasClient={draft.client !== null} onFinish={finish} isFinishing={isFinishing}>
        <SaleSums
          draft={draft}
          subtotal={subtotal}
          services={services}
          onDiscount={(discount) => change((draft) => ({ ...draft, discount }))}
        />
      </PayPanel>
      {seldom && <div className="flex flex-wrap justify-center gap-2 xl:hidden">{seldom}</div>}
    </div>
  );
}
