import { HandCoins } from 'lucide-react';
import { createContext, type ReactNode, use } from 'react';
import type { Card } from '#contract/agenda/appointments.ts';
import type { Cents } from '#domain/shared/money.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { texts } from '#web/texts/texts.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { overlayLater } from '#web/ui/later.tsx';
import { useOverlay } from '#web/ui/use-overlay.ts';
import { useOwed } from './open-tickets.tsx';

const ReceiveSheet = overlayLater(async () => {
  const [{ ReceiveSheet }] = await Promise.all([
    import('#web/cashier/debts/receive-panel.tsx'),
    texts.load(['cashier', 'debts']),
  ]);
  return ReceiveSheet;
});

type Receiving = { card: Card; of: readonly string[] };

const OpenContext = createContext<(receiving: Receiving) => void>(() => {});

/** One for the whole agenda: its cards open it. */
export function ReceiveSheets({ children }: { children: ReactNode }) {
  const { what, turn, open, state } = useOverlay<Receiving>();
  const { client_id: id = null, client_name: name = '' } = what?.card ?? {};
  return (
    <OpenContext value={open}>
      {children}
      {id && <ReceiveSheet key={turn} {...state} debtor={{ id, name }} of={what?.of} />}
    </OpenContext>
  );
}

type Props = { card: Card; isTabStop?: boolean; className: string };

/** Receives what is still owed of an appointment that is finished; nothing where all of it was paid. */
export function ReceiveButton({ card, isTabStop = true, className }: Props) {
  const { t } = useTranslation('agenda');
  const { money } = useFormat();
  const open = use(OpenContext);
  const owed = useOwed(card.id);
  if (owed === undefined || card.client_id === null) return null;
  const label = t('ticket.receive', { amount: money(owed.amount as Cents), name: card.client_name });
  return (
    <button
      type="button"
      // The grid leaves presses on it alone: they open no sheet and drag nothing.
      data-foot
      data-owed
      aria-haspopup="dialog"
      aria-label={label}
      title={label}
      tabIndex={isTabStop ? 0 : -1}
      onClick={() => open({ card, of: owed.of })}
      className={`items-center justify-center rounded-control border border-edge bg-raised text-pending-text shadow-1 hover:text-success-text ${className}`}
    >
      <HandCoins aria-hidden className="size-4" />
    </button>
  );
}
