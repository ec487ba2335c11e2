import { useId, useRef } from 'react';
import type { CommissionSummaryRow } from '#contract/commissions/operations.ts';
import { client } from '#web/ground/api/client.ts';
import { useSave } from '#web/ground/use-save.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Banner } from '#web/ui/banner.tsx';
import { overlayLater } from '#web/ui/later.tsx';
import { useOverlay } from '#web/ui/use-overlay.ts';
import { CloseButton } from './close-button.tsx';
import { ClosedNotices } from './closed-notices.tsx';
import { FilterBar, useAddress } from './filter-bar.tsx';
import type { Settling } from './settle-dialog.tsx';
import { NobodyChosen, StatementCard } from './statement-card.tsx';
import { SummaryCard, useSummary } from './summary-card.tsx';
import { useWords } from './use-words.ts';

const AdvanceDialog = overlayLater(async () => (await import('./advance-dialog.tsx')).AdvanceDialog);
const SettleDialog = overlayLater(async () => (await import('./settle-dialog.tsx')).SettleDialog);

/** What everybody earned and was paid, line by line for whoever is chosen; which days and whose stands in the address. */
export function Page() {
  const [asked, go] = useAddress();
  const read = useSummary(asked.range);
  const paying = useOverlay<CommissionSummaryRow>();
  const settling = useOverlay<Settling>();
  const settleButton = useRef<HTMLButtonElement>(null);
  const statement = useRef<HTMLDivElement>(null);
  const reasonId = useId();
  const rows = read.data?.rows ?? [];
  const offered = read.data?.settlement_offer;
  // Another window may pay while the form is open: offer the current balance until it closes.
  const payee = paying.state.open ? rows.find(({ staff_id }) => staff_id === paying.what?.staff_id) : undefined;

  /** Scrolls to the statement, which is far below the row in a large team. */
  function choose(professional: string) {
    go({ professional });
    requestAnimationFrame(() => {
      const { top = 0 } = statement.current?.getBoundingClientRect() ?? {};
      if (top > innerHeight * 0.75) statement.current?.scrollIntoView();
    });
  }

  /** The offer disappears once accepted, so the focus returns to the button that stays. */
  function settle(what: Settling) {
    settleButton.current?.focus();
    settling.open(what);
  }

  return (
    <div className="grid grid-cols-1 gap-6 max-md:gap-4">
      <div className="grid grid-cols-1 gap-4">
        <FilterBar asked={asked} people={rows} onChoose={go}>
          <CloseButton
            period={asked.period}
            summary={read.isPlaceholderData ? undefined : read.data}
            reasonId={reasonId}
          />
        </FilterBar>
        {read.data && (
          <ClosedNotices
            period={asked.period}
            summary={read.data}
            isBusy={read.isPlaceholderData}
            reasonId={reasonId}
            onShow={(range) => go({ period: range })}
          />
        )}
      </div>
      {offered && rows.length > 0 && (
        <SettlementOffer
          day={offered}
          onSettle={() => settle({ staff_id: null, day: offered })}
          onDismissed={() => settleButton.current?.focus()}
        />
      )}
      <SummaryCard
        read={read}
        chosen={asked.professional}
        onChoose={choose}
        onPay={paying.open}
        onSettle={() => settle({ staff_id: asked.professional || null, day: asked.range.last })}
        settleButton={settleButton}
      />
      <div ref={statement} className="scroll-mt-20">
        {asked.professional === '' ? (
          rows.length > 0 && <NobodyChosen />
        ) : (
          <StatementCard key={asked.professional} professional={asked.professional} range={asked.range} />
        )}
      </div>
      {paying.what && (
        <AdvanceDialog key={paying.turn} {...paying.state} row={payee ?? paying.what} range={asked.range} />
      )}
      {settling.what && <SettleDialog key={settling.turn} {...settling.state} settling={settling.what} people={rows} />}
    </div>
  );
}

type Props = { day: string; onSettle: () => void; onDismissed: () => void };

/** Offered once to salons from before commissions were recorded: their old balances were most likely paid long ago. */
function SettlementOffer({ day, onSettle, onDismissed }: Props) {
  const { t } = useTranslation('commissions');
  const { date } = useWords();
  const { save } = useSave({
    send: client.commissions.dismissSettlementOffer,
    changed: ['commission_settlements'],
    onSaved: onDismissed,
    failure: () => t('loadFailed'),
  });
  return (
    <div className="no-print">
      <Banner tone="info" onDismiss={() => void save({})}>
        {/* On a phone the way to take it stands below the words. */}
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <p className="min-w-0 flex-1 basis-48">{t('settle.offer', { date: date(day) })}</p>
          <button
            type="button"
            onClick={onSettle}
            className="-my-2 min-h-control font-semibold underline max-md:-mb-3 max-md:mt-0"
          >
            {t('settle.offerAction')}
          </button>
        </div>
      </Banner>
    </div>
  );
}
