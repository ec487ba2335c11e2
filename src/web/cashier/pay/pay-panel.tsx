import { type ReactNode, useState } from 'react';
import { meansOf } from '#domain/payments/means.ts';
import type { Part } from '#domain/payments/parts.ts';
import type { Cents } from '#domain/shared/money.ts';
import type { ClientPaymentMethod } from '#domain/shared/payment-methods.ts';
import { FAILURE_SECONDS } from '#web/ground/use-failure-banner.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { useBanner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { usePhone } from '#web/ui/use-phone.ts';
import { PayTiles } from './pay-tiles.tsx';
import { Missing } from './split-rows.tsx';
import { Unfolded, usePixAccount } from './unfolded.tsx';
import { type Paying, usePaying } from './use-paying.ts';

type Props = {
  /** With the tip. */
  total: Cents;
  tip: Cents;
  hasClient: boolean;
  /** What the amount is made of, above it. */
  children: ReactNode;
  onFinish: (parts: Part[]) => void;
  isFinishing: boolean;
};

/** Paying takes two presses: a method and Finalizar. A column that stays in sight on a desktop, a bar at the bottom on a phone. */
export function PayPanel({ total, tip, hasClient, children, onFinish, isFinishing }: Props) {
  const { t } = useTranslation('cashier');
  const banner = useBanner();
  const paying = usePaying(total, hasClient);
  const isPhone = usePhone();

  function finish() {
    if (paying.isReady) return onFinish(paying.parts);
    banner.error(t(paying.isSplit ? 'sale.paymentsDiffer' : 'sale.chooseMethod'), { seconds: FAILURE_SECONDS });
  }

  const pay = { paying, total, tip, hasClient };
  const button = (
    <Button variant="primary" size="lg" block blocked={!paying.isReady} loading={isFinishing} onClick={finish}>
      {t('sale.finish')}
    </Button>
  );
  if (isPhone) {
    return (
      <>
        <Card className="grid gap-2 p-4">{children}</Card>
        <PhoneBar {...pay} button={button} />
      </>
    );
  }
  return (
    // A tip and a payment divided into two, one in cash, fit a screen of 900 pixels; where more is unfolded, or the screen is lower, the button stays in sight.
    <Card className="sticky top-20 grid gap-3 px-6 pt-4 xl:col-start-2 xl:row-span-2 xl:row-start-1">
      <div className="grid gap-1 border-b border-divider pb-3">{children}</div>
      <Amount total={total} tip={tip} />
      <PayTiles paying={paying} hasClient={hasClient} />
      <Unfolded paying={paying} sum={<Missing paying={paying} />} />
      <div className="bottom-0 z-10 -mx-6 rounded-b-card bg-surface px-6 pt-1 pb-4.5 xl:sticky">{button}</div>
    </Card>
  );
}

type PayProps = { paying: Paying; total: Cents; tip: Cents; hasClient: boolean };

/** Methods that need more than a press open a sheet with its own Finalizar. */
function PhoneBar({ paying, total, tip, hasClient, button }: PayProps & { button: ReactNode }) {
  const { t } = useTranslation(['cashier', 'app']);
  const account = usePixAccount();
  const [open, setOpen] = useState(false);
  const unfolds = (method: ClientPaymentMethod) => {
    const { isCash, hasPixCode } = meansOf(method);
    return isCash || (hasPixCode && account !== undefined);
  };
  const opening: Paying = {
    ...paying,
    press: (method) => {
      paying.press(method);
      if (paying.isSplit || unfolds(method)) setOpen(true);
    },
    toggleSplit: () => {
      paying.toggleSplit();
      setOpen(!paying.isSplit);
    },
  };
  const [only] = paying.parts;
  const title = paying.isSplit || !only ? t('sale.split') : t(`app:paymentMethods.${only.method}`);
  return (
    <>
      <section
        aria-label={t('sale.payment')}
        className="z-20 grid gap-3 border-t border-divider bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] -mx-4 tall:fixed tall:inset-x-0 tall:bottom-0 tall:mx-0"
      >
        <Amount total={total} tip={tip} />
        <PayTiles paying={opening} hasClient={hasClient} />
        {paying.isSplit && <Missing paying={paying} />}
        {button}
      </section>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={title}
        // The missing amount stays in sight while the sheet scrolls.
        sum={paying.isSplit && <Missing paying={paying} />}
        foot={button}
      >
        <Amount total={total} tip={tip} />
        {paying.isSplit && <PayTiles paying={{ ...paying, toggleSplit: opening.toggleSplit }} hasClient={hasClient} />}
        <Unfolded paying={paying} />
      </Dialog>
    </>
  );
}

function Amount({ total, tip }: { total: Cents; tip: Cents }) {
  const { t } = useTranslation('cashier');
  const format = useFormat();
  return (
    <p className="flex items-baseline justify-between gap-3">
      <span className="grid text-base">
        {t('sale.toPay')}
        {tip > 0 && <span className="text-13 text-muted">{t('sale.withTip', { amount: format.money(tip) })}</span>}
      </span>
      <strong
        data-total
        className="text-[2.5rem] leading-11 font-semibold tracking-[-0.02em] whitespace-nowrap tabular-nums max-md:text-3xl"
      >
        {format.money(total)}
      </strong>
    </p>
  );
}
