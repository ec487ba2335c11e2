import './heat-map.css';
import type { ReactNode } from 'react';
import { heatStep } from './heat-step.ts';

/** A share with its text, which may still grow (open); 'shut' where there can be none; null for nothing yet. */
export type HeatCell = { share: number; words: string; more?: string | undefined; isOpen?: boolean } | 'shut' | null;

type Head = {
  key: string;
  /** Abbreviated if there is little room; then `name` is the full text. */
  label: string;
  name?: string | undefined;
};

type HeatRow = Head & { lead?: string; cells: readonly HeatCell[]; total?: string | undefined };

type Props = {
  label: string;
  corner: string;
  isCornerHidden?: boolean;
  columns: readonly Head[];
  rows: readonly HeatRow[];
  /** The head of a plain column before the cells. */
  lead?: string;
  total?: string;
  foot: { label: string; lead?: string; cells: readonly string[]; total?: string };
  /** The meaning of hatched cells, for screen readers. */
  shut?: string;
  first?: string;
};

/** A table whose cells are darker for larger shares. Each prints its figure, so that nobody needs the colour. */
export function HeatMap({ label, corner, isCornerHidden, columns, rows, lead, total, foot, shut, first }: Props) {
  return (
    <Scroller label={label} isWide={columns.length > MOST_WITHOUT_SCROLLING}>
      <table className="heat-map">
        <caption className="sr-only">{label}</caption>
        <colgroup>
          <col style={first === undefined ? undefined : { width: first }} />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">
              <span className={isCornerHidden ? 'sr-only' : undefined}>{corner}</span>
            </th>
            {lead !== undefined && <th scope="col">{lead}</th>}
            {columns.map((column) => (
              <th key={column.key} scope="col" abbr={column.name}>
                {column.label}
              </th>
            ))}
            {total !== undefined && (
              <th scope="col" className="heat-total">
                {total}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row" abbr={row.name}>
                {row.label}
              </th>
              {lead !== undefined && <td className="heat-lead">{row.lead}</td>}
              {columns.map(({ key }, index) => (
                <Cell key={key} cell={row.cells[index] ?? null} shut={shut} />
              ))}
              {total !== undefined && <td className="heat-total">{row.total}</td>}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="heat-foot">
            <th scope="row">{foot.label}</th>
            {lead !== undefined && <td>{foot.lead}</td>}
            {columns.map(({ key }, index) => (
              <td key={key}>{foot.cells[index]}</td>
            ))}
            {total !== undefined && <td>{foot.total}</td>}
          </tr>
        </tfoot>
      </table>
    </Scroller>
  );
}

/** A salon that is open day and night has more hours than fit on a screen. */
const MOST_WITHOUT_SCROLLING = 16;

function Scroller({ label, isWide, children }: { label: string; isWide: boolean; children: ReactNode }) {
  return (
    <section
      aria-label={isWide ? label : undefined}
      tabIndex={isWide ? 0 : undefined}
      className={isWide ? 'overflow-x-auto' : undefined}
    >
      <div className={isWide ? 'min-w-4xl' : undefined}>{children}</div>
    </section>
  );
}

function Cell({ cell, shut }: { cell: HeatCell; shut: string | undefined }) {
  if (cell === null) return <td />;
  if (cell === 'shut') {
    return (
      <td className="heat-shut">
        <span className="sr-only">{shut}</span>
      </td>
    );
  }
  return (
    <td className={`heat-${heatStep(cell.share)}${cell.isOpen ? ' heat-open' : ''}`}>
      {cell.words}
      {cell.more !== undefined && <small>{cell.more}</small>}
    </td>
  );
}

export function HeatLegend({ steps, shut }: { steps: readonly string[]; shut: string }) {
  return (
    <ul className="heat-legend">
      {steps.map((words, index) => (
        <li key={words}>
          <i aria-hidden="true" className={`heat-${index + 1}`} />
          {words}
        </li>
      ))}
      <li>
        <i aria-hidden="true" className="heat-shut" />
        {shut}
      </li>
    </ul>
  );
}
