import { texts } from '#web/texts/texts.ts';
import { overlayLater } from '#web/ui/later.tsx';

/** The ways to pay are the cashier's, and most people who look at a client owe nothing. */
export const ReceiveSheet = overlayLater(async () => {
  const [{ ReceiveSheet }] = await Promise.all([
    import('#web/cashier/debts/receive-panel.tsx'),
    texts.load(['cashier', 'debts']),
  ]);
  return ReceiveSheet;
});
