import { Ban, Check, Clock, Lock, type LucideIcon } from 'lucide-react';
import type { CSSProperties } from 'react';
import type { PortalAppointment } from '#contract/portal/appointments.ts';
import { type ShownStatus, statusOf } from '#domain/agenda/statuses.ts';
import { formatTime } from '#domain/shared/time.ts';
import { markIcons } from '#web/ground/mark-icons.ts';
import { warningIcons } from '#web/ground/warning-icons.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { classNames } from '#web/ui/class-names.ts';
import type { Block } from './blocks.ts';
import { type Say, StepButton, useVisit } from './visit.tsx';

/** A usual appointment has no icon. */
const statusIcons: Partial<Record<ShownStatus, LucideIcon>> = { aguardando: Clock, finalizado: Check, cancelado: Ban };

/** The least heights for two and three lines. */
const TWO_LINES = 44;
const THREE_LINES = 70;

type Props = {
  appointment: PortalAppointment;
  tone: number;
  style: CSSProperties & { height: number };
  onOpen: () => void;
  onSay: Say;
};

/** An appointment; orange while it waits for approval. */
export function AppointmentBlock({ appointment, tone, style, onOpen, onSay }: Props) {
  const { t } = useTranslation('portal');
  const { client_name: client, service_name: service, start, end, read_only: readOnly } = appointment;
  const status = statusOf(appointment);
  const { mark, words, step } = useVisit(appointment);
  const Icon = mark ? markIcons[mark] : (statusIcons[status] ?? (readOnly ? Lock : undefined));
  const word = words ?? (Icon === Lock ? t('page.agenda.readOnlyMark') : t(`page.agenda.status.${status}`));
  const range = t('page.agenda.range', { start, end });
  const plain = t('page.agenda.label', { client, service, range, status: word });
  const [warning] = appointment.warnings;
  const Warning = warning && warningIcons[warning.kind];
  const label = warning
    ? t('page.warnings.sign', { label: plain, kind: t(`page.warnings.${warning.kind}`), title: warning.title })
    : plain;
  const isStruck = status === 'cancelado' && !mark;
  const isLine = style.height < TWO_LINES;
  const isTall = style.height >= THREE_LINES;
  return (
    <li
      data-staff={tone}
      data-status={status}
      data-mark={mark}
      style={style}
      className="appointment @container absolute overflow-hidden rounded-control"
    >
      {/* In the order in which it is read aloud. The status stands beside the name; on a narrow card below it, before the service. */}
      <button
        type="button"
        data-row-button
        aria-label={label}
        onClick={onOpen}
        className={classNames(
          'grid size-full grid-cols-[minmax(0,1fr)_auto] content-start gap-x-2 overflow-hidden pr-3 pl-4 text-left outline-none',
          isLine ? 'content-center' : 'py-1',
          step && !isTall && 'pr-28',
        )}
      >
        <span className={classNames('truncate leading-5.5', isStruck ? 'line-through' : 'font-semibold')}>
          {client}
          {Warning && (
            <Warning
              aria-hidden
              strokeWidth={2.25}
              className={classNames(
                'ml-1 inline size-3.5 align-[-0.125em]',
                warning.kind === 'harm' ? 'text-danger-text' : 'text-pending-text',
              )}
            />
          )}
        </span>{' '}
        {!isLine && (
          <span
            className={classNames(
              'col-span-2 row-start-2 flex gap-x-1.5 text-sm text-(--soft) @max-[11rem]:flex-wrap',
              Icon && (isTall ? '@max-[11rem]:row-start-3' : '@max-[11rem]:hidden'),
            )}
          >
            <span className={classNames('truncate', isStruck && 'line-through')}>{service}</span>{' '}
            <span className="flex-none tabular-nums">{range}</span>
          </span>
        )}{' '}
        {Icon && (isTall || !step) && (
          <span
            data-mark={mark}
            className={classNames(
              'col-start-2 row-start-1 flex items-center gap-1 text-13 font-semibold text-(--word,var(--soft))',
              mark && 'visit-mark self-center',
              !isLine && '@max-[11rem]:col-span-2 @max-[11rem]:col-start-1 @max-[11rem]:row-start-2',
            )}
          >
            <Icon aria-hidden strokeWidth={2} className="size-3.5 flex-none" />
            <span className={isLine ? 'hidden @min-[11rem]:inline' : undefined}>{word}</span>
          </span>
        )}
      </button>
      {step && (
        <StepButton
          appointment={appointment}
          step={step}
          onSay={onSay}
          className={classNames('absolute right-1', isTall ? 'bottom-1' : 'inset-y-0 my-auto max-h-full')}
        />
      )}
    </li>
  );
}

/** Blocked time: hatched, with its reason. */
export function OffBlock({ block, style }: { block: Block & { off: { reason: string } }; style: CSSProperties }) {
  const { t } = useTranslation('portal');
  const reason = block.off.reason || t('page.agenda.blocked');
  const range = t('page.agenda.range', { start: formatTime(block.start), end: formatTime(block.end) });
  return (
    <li style={style} className="time-off absolute flex items-start overflow-hidden rounded-control p-2">
      <span
        aria-hidden="true"
        className="flex max-w-full items-center gap-1.5 rounded-control bg-surface px-2 py-0.5 text-13 font-medium"
      >
        <Lock className="size-3.25 flex-none" />
        <span className="truncate">{reason}</span>
      </span>
      <span className="sr-only">{t('page.agenda.blockedLabel', { reason, range })}</span>
    </li>
  );
}
