import { useQuery } from '@tanstack/react-query';
import { Check, MessageCircle, ReceiptText } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import type { Comanda } from '#contract/cashier/sales.ts';
import { receiptPath } from '#contract/paths.ts';
import { meansOf } from '#domain/payments/means.ts';
import type { Part } from '#domain/payments/parts.ts';
import { sumCents } from '#domain/shared/money.ts';
import { api } from '#web/ground/api/client.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { PaperSalon } from '#web/ui/paper.tsx';
import type { OverlayState } from '#web/ui/use-overlay.ts';
import { type Receipt, receiptOfComanda } from '../receipt/receipt.ts';
import { useReceiptMessage } from '../receipt/use-receipt-words.ts';
import { NextVisitTimes, nextVisitPath } from './next-visit-times.tsx';

/** How it was paid, and which products are below zero now. */
type Now = { payments: readonly Part[]; belowZero: readonly string[] };

/** A comanda that was finished, just `now` or before. */
export type Finished = { comanda: Comanda; now?: Now };

type Props = OverlayState & { finished: Finished };

/** The next visit in one click; after a comanda was just finished also what was received, and its receipt. */
export function NextVisitDialog({ finished: { comanda, now }, ...overlay }: Props) {
  const { t } = useTranslation('nextVisit');
  const { appointment } = comanda;
  const title = useTitle(now?.payments ?? []);
  const number = useNumber(comanda);
  return (
    <Dialog
      {...overlay}
      title={now ? title : appointment.client_name}
      {...(now && { description: appointment.client_name + number })}
      foot={
        <>
          <ButtonLink variant="ghost" className="mr-auto" render={<Link to={nextVisitPath(appointment)} />}>
            {t('otherDay')}
          </ButtonLink>
          <Button onClick={() => overlay.onOpenChange(false)}>{t('notNow')}</Button>
        </>
      }
    >
      {now && <FinishedNow comanda={comanda} belowZero={now.belowZero} />}
      <NextVisitTimes appointment={appointment} onBooked={() => overlay.onOpenChange(false)} />
    </Dialog>
  );
}

function FinishedNow({ comanda, belowZero }: { comanda: Comanda; belowZero: readonly string[] }) {
  const { t } = useTranslation('cashier');
  const navigate = useNavigate();
  const salon = useQuery(api.account.settings.queryOptions());
  const receipt = receiptOfComanda(comanda);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span className="grid size-11 flex-none place-items-center rounded-full bg-success-bg text-success-text">
          <Check aria-hidden className="size-6" />
        </span>
        <p role="status" className="min-w-0 flex-1 basis-40 font-medium">
          {t('sale.finished')}
        </p>
        <div className="flex flex-wrap">
          <Button
            variant="ghost"
            icon={ReceiptText}
            onClick={() => void navigate(receiptPath({ appointment: comanda.appointment.id }))}
          >
            {t('sale.receipt')}
          </Button>
          {receipt && salon.data && <SendReceipt receipt={receipt} salon={salon.data} />}
        </div>
      </div>
      {belowZero.length > 0 && <Banner tone="warning">{t('sale.belowZero', { names: belowZero.join(', ') })}</Banner>}
    </>
  );
}

/** ", Venda 748". */
function useNumber({ sale }: Comanda): string {
  const { t } = useTranslation('cashier');
  return sale ? `, ${t('sale.numbered', { number: sale.number })}` : '';
}

function SendReceipt({ receipt, salon }: { receipt: Receipt; salon: PaperSalon }) {
  const { t } = useTranslation(['cashier', 'nextVisit']);
  const message = useReceiptMessage(receipt, salon);
  if (!message) return null;
  return (
    <ButtonLink
      variant="ghost"
      icon={MessageCircle}
      href={message}
      target="_blank"
      rel="noopener"
      className="text-whatsapp!"
    >
      {t('nextVisit:sendReceipt')}
    </ButtonLink>
  );
}

/** "R$ 732,80 recebidos em PIX". */
function useTitle(payments: readonly Part[]): string {
  const { t } = useTranslation(['cashier', 'app', 'nextVisit']);
  const { money } = useFormat();
  const total = money(sumCents(payments.map(({ amount }) => amount)));
  const methods = payments.map(({ method }) => t(`app:paymentMethods.${method}`)).join(' + ');
  const isOwed = payments.every(({ method }) => meansOf(method).isPending);
  return t(isOwed ? 'nextVisit:owed' : 'nextVisit:received', { amount: total, methods });
}
