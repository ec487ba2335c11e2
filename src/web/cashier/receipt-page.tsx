import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, MessageCircle, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { comandaPath, paths, salePath } from '#contract/paths.ts';
import { api } from '#web/ground/api/client.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { FilterChips } from '#web/ui/filter-chips.tsx';
import { SkeletonRows } from '#web/ui/loading.tsx';
import type { PaperSalon } from '#web/ui/paper.tsx';
import { PrintButton } from '#web/ui/print-button.tsx';
import { Roll, SheetOfPaper } from './receipt/papers.tsx';
import { type Receipt, receiptOfComanda, receiptOfSale } from './receipt/receipt.ts';
import { useReceiptMessage } from './receipt/use-receipt-words.ts';

/** The receipt of a sale, or of an appointment with its sales. */
export function Page() {
  const { t } = useTranslation('cashier');
  const [params] = useSearchParams();
  const [saleId, appointmentId] = [params.get('venda') ?? '', params.get('agendamento') ?? ''];
  const sale = useQuery({ ...api.cashier.readSale.queryOptions({ input: { id: saleId } }), enabled: saleId !== '' });
  const comanda = useQuery({
    ...api.cashier.comanda.queryOptions({ input: { id: appointmentId } }),
    enabled: saleId === '',
  });
  const salon = useQuery(api.account.settings.queryOptions());
  const paid = saleId === '' ? comanda : sale;
  const receipt = sale.data ? receiptOfSale(sale.data) : comanda.data ? receiptOfComanda(comanda.data) : undefined;
  if (receipt && salon.data) return <Shown receipt={receipt} salon={salon.data} />;
  const failed = [paid, salon].filter(({ isError }) => isError);
  if (receipt === null) {
    const toPay = saleId === '' ? comandaPath(appointmentId) : salePath(saleId);
    return (
      <Card>
        <EmptyState
          picture={ReceiptText}
          title={t('receipt.notPaid')}
          action={<ButtonLink render={<Link to={toPay} />}>{t('receipt.goToSale')}</ButtonLink>}
        >
          {t('receipt.notPaidText')}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card>
      {failed.length > 0 ? (
        <ErrorState message={t('receipt.loadFailed')} onRetry={() => failed.map(({ refetch }) => refetch())} />
      ) : (
        <SkeletonRows />
      )}
    </Card>
  );
}

function Shown({ receipt, salon }: { receipt: Receipt; salon: PaperSalon }) {
  const { t } = useTranslation('cashier');
  const [paper, setPaper] = useState<'roll' | 'a4'>('roll');
  const message = useReceiptMessage(receipt, salon);
  const Paper = paper === 'roll' ? Roll : SheetOfPaper;
  const back = t('sale.backTo', { place: t('sale.cashier') });
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="no-print flex flex-wrap items-center gap-3">
        <Link
          to={paths.cashier}
          aria-label={back}
          title={back}
          className="-ml-2 inline-flex size-control flex-none items-center justify-center rounded-control text-muted hover:bg-subtle hover:text-text"
        >
          <ArrowLeft aria-hidden strokeWidth={1.75} className="size-5" />
        </Link>
        <div className="flex-1">
          <FilterChips
            label={t('receipt.paper')}
            value={paper}
            onChange={setPaper}
            chips={[
              { value: 'roll', label: t('receipt.roll') },
              { value: 'a4', label: t('receipt.a4') },
            ]}
          />
        </div>
        <div className="flex gap-3 max-md:w-full max-md:*:flex-1">
          {message && (
            <ButtonLink icon={MessageCircle} href={message} target="_blank" rel="noopener" className="text-whatsapp!">
              {t('receipt.whatsapp')}
            </ButtonLink>
          )}
          <PrintButton variant="primary" />
        </div>
      </div>
      <div className="rounded-card bg-subtle p-8 max-md:p-2 print:p-0">
        <Paper receipt={receipt} salon={salon} />
      </div>
    </div>
  );
}
