import { Lock, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { StatementEntry } from '#contract/commissions/operations.ts';
import { appointmentPath, comandaPath, salePath } from '#contract/paths.ts';
import { isEarning } from '#domain/commissions/statement.ts';
import { numberLocale } from '#domain/shared/countries.ts';
import { numberFormat } from '#domain/shared/formatters.ts';
import { client } from '#web/ground/api/client.ts';
import { refusalCode } from '#web/ground/api/errors.ts';
import { TextLink } from '#web/ground/text-link.tsx';
import { useMay } from '#web/ground/use-may.ts';
import { useSave } from '#web/ground/use-save.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { useConfirm } from '#web/ui/confirm.tsx';
import { usePlace } from '#web/ui/use-place.ts';
import { arithmeticOf, type Step } from './arithmetic.ts';
import { useWords } from './use-words.ts';

type Props = { entry: StatementEntry /** Whose statement it is. */; name: string };

/** Unfolded below an entry: the arithmetic and the source of a commission, or the actions on a payment. */
export function EntryDetails({ entry, name }: Props) {
  return (
    <div className="grid w-fit max-w-full gap-2 rounded-card border border-divider bg-surface px-4 py-3 text-13 max-md:w-full">
      {isEarning(entry.movement) ? <Earning entry={entry} name={name} /> : <Paid entry={entry} name={name} />}
    </div>
  );
}

function Earning({ entry, name }: Props) {
  const { t } = useTranslation('commissions');
  const told = arithmeticOf(entry);
  if (!told) {
    return (
      <p className="flex flex-wrap gap-x-4 text-muted">
        {t('statement.tipNote')} <Source entry={entry} />
      </p>
    );
  }
  const note = t(`arithmetic.notes.${told.note}`, { name });
  const buyer =
    entry.movement === 'product' && entry.client_name ? t('arithmetic.boughtBy', { name: entry.client_name }) : '';
  return (
    <>
      <dl className="flex flex-wrap gap-x-6 gap-y-2 max-md:grid max-md:gap-y-1">
        {told.steps.map((step) => (
          <StepOf key={step.label} step={step} entry={entry} name={name} />
        ))}
      </dl>
      <Foot>
        <span>{[note, buyer].filter(Boolean).join(' ')}</span>
        {entry.is_closed && <Closed />}
        <Source entry={entry} />
      </Foot>
    </>
  );
}

function StepOf({ step, entry, name }: Props & { step: Step }) {
  const { t } = useTranslation('commissions');
  const { money, percent } = useWords();
  const numbers = numberFormat(numberLocale(usePlace()), { maximumFractionDigits: 3 });
  const { label, sign, amount } = step;
  const sold = entry.arithmetic?.sold;
  const quantity = sold ? `${numbers.format(sold.quantity)} ${sold.unit_label}`.trim() : '';
  const isResult = label === 'commission';
  return (
    <div className={classNames('max-md:flex max-md:justify-between max-md:gap-3', isResult && 'font-semibold')}>
      <dt className={classNames('text-muted', isResult && 'max-md:text-text')}>
        {label === 'product' && quantity !== ''
          ? t('arithmetic.productOf', { quantity })
          : t(`arithmetic.steps.${label}`, { name: name.split(' ', 1)[0] })}
      </dt>
      <dd className="whitespace-nowrap tabular-nums">
        {sign && <span className="text-muted">{`${sign} `}</span>}
        {step.percent === undefined ? money(amount ?? 0) : percent(step.percent)}
      </dd>
    </div>
  );
}

/** To the appointment, or to the sale with what else was bought. */
function Source({ entry: { appointment_id, sale_id, date } }: { entry: StatementEntry }) {
  const { t } = useTranslation('commissions');
  const isSold = sale_id !== null;
  const may = useMay();
  const link = (to: string, words: string) => <TextLink render={<Link to={to} />}>{words}</TextLink>;
  if (!may(appointment_id && !isSold ? 'all_agenda' : 'payments')) return null;
  if (appointment_id && isSold) return link(comandaPath(appointment_id), t('statement.openComanda'));
  if (appointment_id) return link(appointmentPath({ id: appointment_id, date }), t('statement.openAppointment'));
  return sale_id ? link(salePath(sale_id), t('statement.openSale')) : null;
}

function Paid({ entry, name }: Props) {
  const { t } = useTranslation('commissions');
  const { date, money } = useWords();
  const { remove, isRemoving, kind } = useRemovePaid(entry, name);
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
      <p>
        {t(entry.movement === 'settlement' ? 'statement.settledOn' : 'statement.paidOn', {
          date: date(entry.date),
          amount: money(-entry.value),
        })}
      </p>
      {entry.is_closed ? (
        <Closed />
      ) : (
        <Button size="sm" variant="danger" icon={Trash2} className="-mx-2" loading={isRemoving} onClick={remove}>
          {t(`remove.${kind}.button`)}
        </Button>
      )}
    </div>
  );
}

function Closed() {
  const { t } = useTranslation('commissions');
  return (
    <span className="inline-flex items-center gap-1.5 text-muted">
      <Lock aria-hidden className="size-3.5" />
      {t('statement.closed')}
    </span>
  );
}

function Foot({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-divider pt-2 text-muted max-md:[&_a]:inline-flex max-md:[&_a]:min-h-11 max-md:[&_a]:items-center">
      {children}
    </div>
  );
}

function useRemovePaid({ id, date, value, movement }: StatementEntry, name: string) {
  const { t } = useTranslation('commissions');
  const { money, date: written } = useWords();
  const isSettled = movement === 'settlement';
  const kind: 'settlement' | 'advance' = isSettled ? 'settlement' : 'advance';
  const confirm = useConfirm();
  const { save, isSaving } = useSave({
    send: isSettled ? client.commissions.removeSettlement : client.commissions.removeAdvance,
    success: t(`remove.${kind}.done`),
    changed: ['commission_advances', 'commission_settlements'],
    failure: (error) => {
      const code = refusalCode(error);
      if (code === 'PERIOD_CLOSED') return t('advance.periodClosed');
      return t(`remove.${kind}.${code === 'NOT_FOUND' ? 'gone' : 'failed'}`);
    },
    isBrief: true,
  });
  return {
    kind,
    isRemoving: isSaving,
    remove: async () => {
      const isSure = await confirm({
        title: t(`remove.${kind}.question`),
        description: t(`remove.${kind}.text`, { amount: money(-value), date: written(date), name }),
        confirmLabel: t(`remove.${kind}.button`),
      });
      if (isSure) await save({ id });
    },
  };
}
