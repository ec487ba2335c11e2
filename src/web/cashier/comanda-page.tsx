import { useQuery } from '@tanstack/react-query';
import { CalendarX2, MessageCircle } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import type { Comanda } from '#contract/cashier/sales.ts';
import { appointmentPath, paths } from '#contract/paths.ts';
import type { Part } from '#domain/payments/parts.ts';
import { whatsappLink } from '#domain/shared/phone.ts';
import { ShortHistory } from '#web/activity/short-history.tsx';
import { api, client } from '#web/ground/api/client.ts';
import { refusalCode, refusedWith } from '#web/ground/api/errors.ts';
import { useAskAhead } from '#web/ground/use-ask-ahead.ts';
import { FAILURE_SECONDS, useFailureBanner } from '#web/ground/use-failure-banner.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useMay } from '#web/ground/use-may.ts';
import { useSave } from '#web/ground/use-save.ts';
import { WarningList } from '#web/ground/warning-list.tsx';
import { FormulaRowLater } from '#web/technical-sheets/formula-row-later.tsx';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Banner, useBanner } from '#web/ui/banner.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { overlayLater } from '#web/ui/later.tsx';
import { Query } from '#web/ui/query.tsx';
import { hasUnsavedOnPage } from '#web/ui/unsaved.ts';
import { useOverlay } from '#web/ui/use-overlay.ts';
import { usePhone } from '#web/ui/use-phone.ts';
import { useUnsavedPage } from '#web/ui/use-unsaved-guard.ts';
import { finishFailure } from './failures.ts';
import { formOf, soldNames } from './sale/draft.ts';
import { FinishedComanda } from './sale/finished-comanda.tsx';
import { CancelSale, useFinished } from './sale/leave-sale.tsx';
import type { Finished } from './sale/next-visit-dialog.tsx';
import { SaleEditor } from './sale/sale-editor.tsx';
import { SaleHead } from './sale/sale-head.tsx';
import { PaidSales, ProfessionalDot, ServiceLines } from './sale/service-lines.tsx';
import { useLinePrices } from './sale/use-line-prices.ts';
import { useSale } from './sale/use-sale.ts';
import { EditVisit, VisitLines } from './sale/visit-lines.tsx';

const NextVisitDialog = overlayLater(async () => (await import('./sale/next-visit-dialog.tsx')).NextVisitDialog);

/** The appointment's services and what the client takes home, paid together. */
export function Page() {
  const { t } = useTranslation('cashier');
  const { appointmentId: id = '' } = useParams();
  const query = useQuery(api.cashier.comanda.queryOptions({ input: { id } }));
  const isGone = refusalCode(query.error) === 'NOT_FOUND';
  const next = useNextVisit();
  // A failed refetch keeps what was read and typed.
  useFailureBanner(query.data && !isGone ? query.error : null, () => t('comanda.loadFailed'));
  if (isGone) return <Gone />;
  return (
    <Query query={query} failure={() => t('comanda.loadFailed')} isOnCard>
      {(comanda) => (
        <div className="grid gap-6 max-md:gap-4">
          {isOver(comanda) ? (
            <>
              <Head comanda={comanda} actions={<BackToCashier />} />
              <FinishedComanda comanda={comanda} onNextVisit={() => next.open({ comanda })} />
            </>
          ) : (
            <Open key={id} comanda={comanda} onFinished={next.open} />
          )}
          {next.dialog}
        </div>
      )}
    </Query>
  );
}

/** Stays while the page below turns into the finished comanda; closed after finishing it leads to the cashier. */
function useNextVisit() {
  const navigate = useNavigate();
  const { what, turn, open, state } = useOverlay<Finished>();
  const onOpenChange = (isOpen: boolean) => {
    state.onOpenChange(isOpen);
    if (!isOpen && what?.now) void navigate(paths.cashier);
  };
  const dialog = what && <NextVisitDialog key={turn} open={state.open} onOpenChange={onOpenChange} finished={what} />;
  return { open, dialog };
}

const isOver = ({ appointment, sale }: Comanda) => appointment.status === 'finalizado' && sale?.status !== 'open';

/** It never existed or was deleted, so there is nothing to retry. */
function Gone() {
  const { t } = useTranslation('cashier');
  return (
    <Card>
      <EmptyState picture={CalendarX2} title={t('comanda.loadFailed')} action={<BackToCashier />}>
        {t('comanda.gone')}
      </EmptyState>
    </Card>
  );
}

type OpenProps = { comanda: Comanda; onFinished: (finished: Finished) => void };

function Open({ comanda, onFinished }: OpenProps) {
  const { t } = useTranslation('cashier');
  const { appointment } = comanda;
  const { id, client_id, client_name: name, client_phone: phone, version } = appointment;
  const editing = useSale({
    sale: comanda.sale?.status === 'open' ? comanda.sale : null,
    appointmentId: id,
    client: client_id === null ? null : { id: client_id, name, phone },
  });
  const may = useMay();
  const prices = useLinePrices(appointment);
  const banner = useBanner();
  // Whoever finishes or leaves it has said so before: another window was faster, without what is typed here.
  const overtaken = useEffectEvent(() => {
    if (hasUnsavedOnPage()) banner.error(t('sale.notOpen'), { seconds: FAILURE_SECONDS });
  });
  useEffect(() => () => overtaken(), []);
  // Without a line of its own there is no sale yet that could store it.
  const isDiscountOnly = editing.stored === null && Boolean(editing.draft.discount.amount);
  useUnsavedPage(prices.isChanged || isDiscountOnly);
  const { finished, settled } = useFinished(editing);
  const about = {
    changed: ['sales', 'appointments', 'products', 'stock_movements'],
    failure: (error: unknown) => finishFailure(error, soldNames(editing.latest())),
    isBrief: true,
    isRepeatable: true,
  } as const;
  const askAhead = useAskAhead();
  const finishing = useSave({
    send: client.cashier.finishComanda,
    onSaved: ({ comanda, below_zero }, { payments }) => {
      if (client_id === null || !may('all_agenda')) return finished({ appointment: id }, below_zero);
      settled();
      onFinished({ comanda, now: { payments: payments as Part[], belowZero: below_zero } });
    },
    onRefused: (error, { payments, tip }) => {
      const limit = refusedWith<{ percent: number }>(error, 'DISCOUNT_LIMIT');
      if (limit) return [editing.showLimit(error), prices.showLimit(limit.percent)].includes(true);
      return askAhead(error, () => finish(payments as Part[], tip, true));
    },
    ...about,
  });
  // The appointment is paid already; only what was added since is open.
  const finalising = useSave({
    send: client.cashier.finaliseSale,
    onSaved: (sale) => finished({ sale: sale.id }),
    ...about,
  });
  const isPaid = appointment.status === 'finalizado';

  /** Reads what is on the screen now: it may have been saved since the question about an early finish. */
  async function finish(payments: Part[], tip?: { staff_id: string; amount: number } | null, move_to_today?: boolean) {
    if (isPaid) {
      const latest = (await editing.save()) && (await editing.atRest());
      if (latest) await finalising.save({ ...latest, payments, tip });
      return;
    }
    const latest = await editing.atRest();
    const form = formOf(editing.latest());
    const sale = form && { ...form, client_id: undefined };
    const sale_version = latest?.version ?? null;
    await editing.withoutSaving(() =>
      finishing.save({ id, version, sale_version, sale, lines: prices.form, payments, tip, move_to_today }),
    );
  }

  const isPhone = usePhone();
  const seldom = (
    <>
      <CancelSale editing={editing} />
      <BackToCashier />
    </>
  );

  if (appointment.status === 'cancelado') {
    return (
      <>
        <Head comanda={comanda} actions={<BackToCashier />} />
        <Banner tone="warning">{t('comanda.appointmentCancelled')}</Banner>
      </>
    );
  }
  return (
    <>
      <Head comanda={comanda} actions={isPhone ? null : seldom} />
      <SaleEditor
        editing={editing}
        seldom={isPhone ? seldom : null}
        professional={appointment.professional_id}
        visit={
          isPaid
            ? undefined
            : {
                due: prices.due,
                lines: <VisitLines appointment={appointment} prices={prices} />,
                action: may('all_agenda') && <EditVisit appointment={appointment} />,
                isReadable: prices.isReadable,
              }
        }
        between={
          <>
            {may('clients') && <LastFormula appointment={appointment} />}
            <PaidSales sales={comanda.paid_sales} />
          </>
        }
        isFinishing={finishing.isSaving || finalising.isSaving}
        history={<History sale={editing.stored?.id} appointment={id} />}
        onFinish={finish}
      >
        {isPaid && <ServiceLines appointment={appointment} />}
      </SaleEditor>
    </>
  );
}

/** Until something is sold beside the appointment, the appointment's. */
function History({ sale, appointment }: { sale: string | undefined; appointment: string }) {
  const may = useMay();
  if (sale) return <ShortHistory key={sale} entity="sales" id={sale} isOnPage />;
  return may('all_agenda') && <ShortHistory entity="appointments" id={appointment} isOnPage />;
}

function LastFormula({ appointment }: Pick<Comanda, 'appointment'>) {
  const { id, client_id, client_name, date, professional_id, professional_name, lines } = appointment;
  const services = lines.map(({ service_name }) => service_name);
  return (
    <FormulaRowLater
      clientId={client_id}
      clientName={client_name}
      visit={{ appointment_id: id, date, services, professional_id, professional_name }}
      className="border-t border-divider px-6 py-2.5 max-md:px-4"
    />
  );
}

function BackToCashier() {
  const { t } = useTranslation('cashier');
  return (
    <ButtonLink variant="ghost" render={<Link to={paths.cashier} />}>
      {t('sale.backToCashier')}
    </ButtonLink>
  );
}

function Head({ comanda: { appointment }, actions }: { comanda: Comanda; actions?: ReactNode }) {
  const { t } = useTranslation(['cashier', 'clientCard']);
  const format = useFormat();
  const may = useMay();
  const { client_name, client_phone, date, start_time, end_time } = appointment;
  return (
    <div className="grid grid-cols-1 gap-3">
      <SaleHead
        title={client_name}
        back={
          may('all_agenda')
            ? { to: appointmentPath(appointment).replace(/&agendamento=.*/, ''), label: t('comanda.agenda') }
            : { to: paths.cashier, label: t('sale.cashier') }
        }
        actions={actions}
        sign={
          client_phone && (
            <ButtonLink
              icon={MessageCircle}
              href={whatsappLink(client_phone)}
              target="_blank"
              rel="noopener"
              aria-label={t('comanda.whatsapp', { name: client_name })}
              className="text-whatsapp! max-md:min-w-11 max-md:px-3"
            >
              <span className="max-md:hidden">{t('receipt.whatsapp')}</span>
            </ButtonLink>
          )
        }
      >
        <span>{format.longDate(date)}</span>
        <span className="tabular-nums">
          {start_time} – {end_time}
        </span>
        <ProfessionalDot name={appointment.professional_name} color={appointment.professional_color} />
      </SaleHead>
      <WarningList
        label={t('clientCard:warnings.title')}
        warnings={appointment.client_warnings}
        kindOf={(kind) => t(`clientCard:warnings.kinds.${kind}`)}
        isWide
      />
    </div>
  );
}
