import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { client } from '#web/ground/api/client.ts';
import { useBanner } from '#web/ui/banner.tsx';
import type { PaperSalon } from '#web/ui/paper.tsx';
import { readWhole, type StatementInput, type WholeStatement } from './read-whole.ts';

export type PrintedStatement = { statement: WholeStatement; salon: PaperSalon };

/** Reads all of the statement, lays it out and prints it; until the paper is there the page holds it, unseen. */
export function usePaper(input: StatementInput) {
  const { t } = useTranslation('commissions');
  const banner = useBanner();
  const [whole, setWhole] = useState<PrintedStatement>();
  const [isBusy, setBusy] = useState(false);

  async function print() {
    setBusy(true);
    try {
      const [statement, salon] = await Promise.all([readWhole(input), client.account.settings()]);
      flushSync(() => setWhole({ statement, salon }));
      addEventListener('afterprint', () => setWhole(undefined), { once: true });
      window.print();
    } catch {
      banner.error(t('loadFailed'));
    } finally {
      setBusy(false);
    }
  }

  return { whole, isBusy, print: () => void print() };
}
