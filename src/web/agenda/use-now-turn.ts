import { useState } from 'react';
import { useAgendaAddress } from './use-agenda-address.ts';

/** "Hoje": leads to today, and each time to now, which may lie out of sight on the day that is shown already. */
export function useNowTurn() {
  const { today, goTo } = useAgendaAddress();
  const [nowTurn, setNowTurn] = useState(0);
  return {
    nowTurn,
    backToNow() {
      goTo(today);
      setNowTurn((turn) => turn + 1);
    },
  };
}
