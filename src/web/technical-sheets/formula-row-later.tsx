import { texts } from '#web/texts/texts.ts';
import { later, useLater } from '#web/ui/later.tsx';
import type { FormulaRowProps } from './formula-row.tsx';

/** Its texts come with it: the pages that show it need not carry them. */
const row = later(async () => {
  const [{ FormulaRow }] = await Promise.all([
    import('./formula-row.tsx'),
    texts.load(['technicalSheets', 'pictures']),
  ]);
  return FormulaRow;
});

const nothing = () => {};

/** The client's last formula and the way to the technical sheet: beside the services of an appointment. It comes after the rest. */
export function FormulaRowLater(props: Omit<FormulaRowProps, 'clientId'> & { clientId: string | null }) {
  const Row = useLater(row, props.clientId !== null, nothing);
  const { clientId, ...rest } = props;
  return Row && clientId !== null ? <Row key={clientId} {...rest} clientId={clientId} /> : null;
}
