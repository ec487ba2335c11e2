import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CommissionClosing, CommissionSummary } from '#contract/commissions/operations.ts';
import { type Closable, closableOf } from '#domain/periods/closable.ts';
import { type DayRange, type Period, rangeOf } from '#domain/shared/period.ts';
import { ShortHistory } from '#web/activity/short-history.tsx';
import { client } from '#web/ground/api/client.ts';
import { refusalCode } from '#web/ground/api/errors.ts';
import { PasswordDeed } from '#web/ground/password-deed.tsx';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Banner } from '#web/ui/banner.tsx';
import { type OverlayState, useOverlay } from '#web/ui/use-overlay.ts';
import { useWords } from './use-words.ts';

type Props = {
  period: Period;
  summary: CommissionSummary;
  /** Other days are being loaded. */
  isBusy: boolean;
  /** Links the reason why these days cannot be closed to the button. */
  reasonId: string;
  onShow: (range: DayRange) => void;
};

/** Keeps a year of closed months to a few lines. */
const MOST = 3;

/** Who closed these days and when, or else the last closed period; and why these days cannot be closed. */
export function ClosedNotices({ period, summary, isBusy, reasonId, onShow }: Props) {
  const { t } = useTranslation('commissions');
  const reopening = useOverlay<CommissionClosing>();
  const touching = summary.closings.toReversed();
  const shown = touching.length > 0 ? touching : summary.latest ? [summary.latest] : [];
  const closable = closableOf(period, closedRanges(summary), summary.today);
  const { first, last } = rangeOf(period);
  return (
    <div className="no-print grid grid-cols-1 gap-2 empty:hidden" aria-busy={isBusy}>
      {shown.slice(0, MOST).map((closing) => (
        <Notice key={closing.id} closing={closing}>
          {(closing.start_date !== first || closing.end_date !== last) && (
            <Deed onPress={() => onShow(rangeOfClosing(closing))}>{t('closed.show')}</Deed>
          )}
          {closing.is_latest && <Deed onPress={() => reopening.open(closing)}>{t('closed.reopen')}</Deed>}
        </Notice>
      ))}
      {shown.map(
        ({ id, start_date, end_date }) =>
          start_date === first &&
          end_date === last && <ShortHistory key={id} entity="commission_closings" id={id} isOnPage />,
      )}
      {shown.length > MOST && (
        <p className="px-4 text-13 text-muted">{t('closed.more', { count: shown.length - MOST })}</p>
      )}
      {!isBusy && !closable.ok && closable.reason !== 'closed' && (
        <div id={reasonId}>
          <Reason closable={closable} today={summary.today} onShow={onShow} />
        </div>
      )}
      {reopening.what && <ReopenDeed key={reopening.turn} {...reopening.state} closing={reopening.what} />}
    </div>
  );
}

type ReasonProps = Pick<Props, 'onShow'> & { closable: Exclude<Closable, { ok: true }>; today: string };

/** What is closed stays, what is open can be closed by itself. */
function Reason({ closable, today, onShow }: ReasonProps) {
  const { t } = useTranslation('commissions');
  const { date, days } = useWords();
  if (closable.reason !== 'partly_closed') {
    if (closable.reason === 'closed') return null;
    return <p className="text-13 text-muted">{t(`close.reasons.${closable.reason}`, { date: date(today) })}</p>;
  }
  const { open } = closable;
  if (!open) return <Banner tone="info">{t('closed.restToCome')}</Banner>;
  return (
    <Banner tone="info" action={{ label: t('closed.showOpen'), onPress: () => onShow(open) }}>
      {t('closed.partly', { range: days(open) })}
    </Banner>
  );
}

function Notice({ closing, children }: { closing: CommissionClosing; children: ReactNode }) {
  const { t } = useTranslation('commissions');
  const words = useWords();
  return (
    <div className="flex items-center gap-3 rounded-card bg-subtle px-4 py-3 text-sm text-muted max-md:items-start forced-colors:border">
      <Lock aria-hidden strokeWidth={1.75} className="size-5 flex-none" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4">
        <p className="min-w-0 flex-auto break-words">
          {t('closed.by', {
            period: words.period(rangeOfClosing(closing)),
            who: closing.closed_by,
            ...words.moment(closing.closed_at),
          })}
        </p>
        <div className="flex gap-4">{children}</div>
      </div>
    </div>
  );
}

function Deed({ onPress, children }: { onPress: () => void; children: string }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="-my-2.5 min-h-control rounded-control font-medium text-brand-text underline-offset-3 hover:underline max-md:-mb-2.5 max-md:mt-0"
    >
      {children}
    </button>
  );
}

function ReopenDeed({ closing, ...state }: OverlayState & { closing: CommissionClosing }) {
  const { t } = useTranslation('commissions');
  const { period } = useWords();
  return (
    <PasswordDeed
      {...state}
      title={t('reopen.title')}
      description={t('reopen.text', { period: period(rangeOfClosing(closing)) })}
      confirmLabel={t('reopen.title')}
      deed={(password) => client.commissions.removeClosing({ id: closing.id, password })}
      changed={['commission_closings']}
      success={t('reopen.done')}
      failure={(detail, error) => {
        const code = refusalCode(error);
        if (code === 'NOT_LATEST') return t('reopen.notLatest');
        return code === 'NOT_FOUND' ? t('reopen.gone') : t('reopen.failed', { detail });
      }}
    />
  );
}

const rangeOfClosing = ({ start_date, end_date }: CommissionClosing): DayRange => ({
  first: start_date,
  last: end_date,
});

/** Those that touch the days of the summary. */
export const closedRanges = ({ closings }: Pick<CommissionSummary, 'closings'>) => closings.map(rangeOfClosing);
