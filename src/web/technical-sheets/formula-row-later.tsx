import { useState } from 'react';
import { texts } from '#web/texts/texts.ts';
import { later, useLater } from '#web/ui/later.tsx';
import { FormulaRoom } from './formula-room.tsx';
import type { FormulaRowProps } from './formula-row.tsx';

/** Its texts come with it: the pages that show it need not carry them. */
const row = later(async () => {
  const [{ FormulaRow }] = await Promise.all([
    import('./formula-row.tsx'),
    texts.load(['technicalSheets', 'pictures']),
  ]);
  return FormulaRow;
});

/** The client's last formula and the way to the technical sheet: beside the services of an appointment. It comes after the rest. */
export function FormulaRowLater(props: Omit<FormulaRowProps, 'clientId'> & { clientId: string | null }) {
  const { clientId, ...rest } = props;
  const [isMissing, setMissing] = useState(false);
  const Row = useLater(row, clientId !== null, () => setMissing(true));
  if (clientId === null) return null;
  if (Row) return <Row key={clientId} {...rest} clientId={clientId} />;
  return props.visit && !isMissing && <FormulaRoom className={props.className} />;
}
