import { Check } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { ClientAppointment } from '#contract/clients/operations.ts';
import { appointmentPath, comandaPath } from '#contract/paths.ts';
import type { Cents } from '#domain/shared/money.ts';
import { CLIENT_PAYMENT_METHODS, type ClientPaymentMethod } from '#domain/shared/payment-methods.ts';
import { barOf } from '#domain/team/colours.ts';
import { client } from '#web/ground/api/client.ts';
import { refusalCode, refusedFields } from '#web/ground/api/errors.ts';
import { markIcons } from '#web/ground/mark-icons.ts';
import { MayLink } from '#web/ground/may-link.tsx';
import { TextLink } from '#web/ground/text-link.tsx';
import { useFormat } from '#web/ground/use-format.ts';
import { useMay } from '#web/ground/use-may.ts';
import { useMethods } from '#web/ground/use-methods.ts';
import { useSave } from '#web/ground/use-save.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { useBanner } from '#web/ui/banner.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { rowWithButton } from '#web/ui/table-parts.tsx';
import { PaidParts } from './paid-parts.tsx';

/** One line if there is room; otherwise name and value first, the rest below. */
export const historyColumns = 'gap-x-3 @2xl:grid-cols-[5.5rem_minmax(0,1fr)_6.5rem_13rem_6.5rem]';

type LineProps = {
  entry: { date: string; start_time: string };
  /** A link that covers the line. */
  what: ReactNode;
  amount: ReactNode;
  paid: ReactNode;
  badge: ReactNode;
};

export function HistoryLine({ entry, what, amount, paid, badge }: LineProps) {
  const { date } = useFormat();
  return (
    <li
      className={`grid min-h-15 grid-cols-[minmax(0,1fr)_auto] items-center gap-y-1 px-6 py-2 hover:bg-page max-md:px-4 dark:hover:bg-subtle ${rowWithButton} ${historyColumns}`}
    >
      <p className="tabular-nums @max-2xl:order-3 @max-2xl:text-muted">
        {date(entry.date)} <span className="text-13 text-muted @2xl:block">{entry.start_time}</span>
      </p>
      <div className="min-w-0 break-words @max-2xl:order-1">{what}</div>
      <p className="text-right font-medium tabular-nums @max-2xl:order-2">{amount}</p>
      {paid}
      <div className="@max-2xl:order-4 @max-2xl:justify-self-end">{badge}</div>
    </li>
  );
}

const tones = { pendente: 'neutral', finalizado: 'success', cancelado: 'cancel' } satisfies Record<string, BadgeTone>;

export function HistoryRow({ appointment }: { appointment: ClientAppointment }) {
  const { t } = useTranslation(['clients', 'agenda']);
  const { status, requires_confirmation: isWaiting, no_show: isMissed } = appointment;
  return (
    <HistoryLine
      entry={appointment}
      what={<Services appointment={appointment} />}
      amount={<Amount appointment={appointment} />}
      paid={
        <div className="relative @max-2xl:order-last">
          {status === 'finalizado' ? (
            <Paid appointment={appointment} />
          ) : (
            <span className="pl-2 text-muted @max-2xl:hidden">–</span>
          )}
        </div>
      }
      badge={
        isMissed ? (
          <Badge tone="danger" icon={markIcons.no_show}>
            {t('agenda:visit.no_show')}
          </Badge>
        ) : (
          <Badge tone={isWaiting ? 'pending' : tones[status]}>
            {t(`agenda:status.${isWaiting ? 'aguardando' : status}`)}
          </Badge>
        )
      }
    />
  );
}

type Part = { appointment: ClientAppointment };

/** A payment in parts is corrected on its comanda. */
function Paid({ appointment }: Part) {
  const { t } = useTranslation(['agenda', 'app']);
  const may = useMay();
  const { payment_method: method, payments } = appointment;
  if (payments.length < 2 && may('corrections')) return <PaymentMethodField appointment={appointment} />;
  if (payments.length < 2) return <span className="pl-2">{method ? t(`app:paymentMethods.${method}`) : '–'}</span>;
  return (
    <div className="grid gap-0.5 pl-2 text-13">
      <PaidParts payments={payments} />
      {may('payments') && (
        <TextLink render={<Link to={comandaPath(appointment.id)} />}>{t('payment.correct')}</TextLink>
      )}
    </div>
  );
}

function Services({ appointment }: Part) {
  const { t } = useTranslation('clients');
  const { date } = useFormat();
  return (
    <>
      {/* Closing the sheet comes back here. */}
      <MayLink
        needs="all_agenda"
        to={appointmentPath(appointment)}
        state={{ opened: true }}
        data-row-button
        className="block break-words outline-none after:absolute after:inset-0 @max-2xl:font-medium"
      >
        {appointment.services.join(', ') || t('history.noService')}{' '}
        <span className="sr-only">{date(appointment.date)}</span>
      </MayLink>
      {appointment.professional_name && (
        <p className="flex items-center gap-1.5 text-13 text-muted">
          <span
            aria-hidden="true"
            className="size-2 flex-none rounded-full"
            style={{ backgroundColor: barOf(appointment.professional_color ?? '') }}
          />
          <span className="truncate">{appointment.professional_name}</span>
        </p>
      )}
    </>
  );
}

function Amount({ appointment }: Part) {
  const { t } = useTranslation('clients');
  const { money } = useFormat();
  const { revenue, full_price } = appointment;
  // Who does not see what was paid.
  if (revenue === null || full_price === null) return '–';
  const isDiscounted = revenue < full_price;
  return (
    <>
      {isDiscounted && (
        <span className="block text-13 font-normal text-muted">
          <span className="sr-only">{t('history.before')}</span> <s>{money(full_price as Cents)}</s>
        </span>
      )}
      {money(revenue as Cents)}
    </>
  );
}

/** Saved by a button, so that an accidental arrow key changes no payment. */
function PaymentMethodField({ appointment }: { appointment: ClientAppointment }) {
  const { t } = useTranslation(['agenda', 'app']);
  const format = useFormat();
  const change = usePaymentChange(appointment);
  const [chosen, setChosen] = useState<ClientPaymentMethod>();
  const { id, payment_method } = appointment;
  const methods = useMethods(CLIENT_PAYMENT_METHODS, payment_method);
  const date = format.date(appointment.date);
  const isOther = chosen !== undefined && chosen !== payment_method;
  return (
    <div className="flex gap-1">
      <NativeSelect
        label={t('payment.of', { date })}
        hideLabel
        quiet
        className="flex-1"
        options={methods.map((method) => ({ value: method, label: t(`app:paymentMethods.${method}`) }))}
        value={chosen ?? payment_method ?? ''}
        disabled={change.isSaving}
        onChange={(event) => setChosen(event.currentTarget.value as ClientPaymentMethod)}
      />
      {isOther && (
        <IconButton
          icon={Check}
          variant="primary"
          label={t('payment.change', { date })}
          onClick={async () => {
            await change.save({ id, payment_method: chosen, was: payment_method ?? undefined });
            setChosen(undefined);
          }}
        />
      )}
    </div>
  );
}

/** Changes the payment method of a finalised appointment, with undo. */
function usePaymentChange({ id, payment_method: before }: ClientAppointment) {
  const { t } = useTranslation('agenda');
  const banner = useBanner();
  // A rule's own message says what to do.
  const failure = (error: unknown) => {
    const [why] = Object.values(refusedFields(error));
    if (refusalCode(error) === 'STALE') return t('payment.stale');
    return why ? String(t(why as never)) : t('payment.failed');
  };
  const undo = useSave({
    send: client.agenda.changePaymentMethod,
    success: t('grid.undone'),
    changed: ['appointments', 'payments'],
    failure,
  });
  return useSave({
    send: client.agenda.changePaymentMethod,
    onSaved: (_, { payment_method }) => {
      const takeBack = before && {
        label: t('grid.undo'),
        onPress: () => undo.save({ id, payment_method: before, was: payment_method }),
      };
      banner.success(t('payment.changed'), takeBack ?? undefined);
    },
    changed: ['appointments', 'payments'],
    failure,
  });
}
