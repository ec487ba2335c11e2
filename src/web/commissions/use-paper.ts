import { useState } from 'react';
import { flushSync } from 'react-dom';
import { client } from '#web/ground/api/client.ts';
import type { PaperSalon } from '#web/ui/paper.tsx';
import { type StatementInput, useWholeStatement, type WholeStatement } from './read-whole.ts';

export type PrintedStatement = { statement: WholeStatement; salon: PaperSalon };

/** Lays all of the statement out and prints it; until the paper is there the page holds it, unseen. */
export function usePaper(input: StatementInput) {
  const { isBusy, read } = useWholeStatement(input);
  const [whole, setWhole] = useState<PrintedStatement>();
  const print = () =>
    read(async (statement) => {
      const salon = await client.account.settings();
      flushSync(() => setWhole({ statement, salon }));
      addEventListener('afterprint', () => setWhole(undefined), { once: true });
      window.print();
    });
  return { whole, isBusy, print };
}
