import type { ReactNode } from 'react';
import { displayPhone } from '#domain/shared/phone.ts';
import { classNames } from './class-names.ts';

export type PaperSalon = { business_name: string; address: string; phone: string };

type Props = {
  salon: PaperSalon;
  title: string;
  /** Below the title: its number or period. */
  note: ReactNode;
  facts: readonly (readonly [name: string, text: ReactNode])[];
  className?: string;
  children: ReactNode;
};

/** An A4 page that the salon hands out. Printed, it is alone on the sheet. */
export function Paper({ salon, title, note, facts, className, children }: Props) {
  return (
    <article aria-label={title} className={classNames('print-alone bg-white text-sm text-black', className)}>
      <header className="flex flex-wrap justify-between gap-4 border-b-2 border-black pb-4">
        <div className="min-w-0">
          <h2 className="text-2xl font-semibold break-words">{salon.business_name}</h2>
          <p className="whitespace-pre-line">{salon.address}</p>
          <p>{displayPhone(salon.phone)}</p>
        </div>
        <p className="text-right max-md:text-left print:text-right">
          <strong className="block text-xl font-semibold">{title}</strong>
          {note}
        </p>
      </header>
      <dl className="flex flex-wrap gap-x-12 gap-y-2 py-4 [&_dt]:text-13">
        {facts.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {children}
    </article>
  );
}

type TableProps = {
  heads: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  /** Columns from here on hold numbers and are right-aligned. */
  numbersFrom: 1 | 2;
  empty?: ReactNode;
  className?: string;
};

const numbers = {
  1: '[&_:is(td,th):nth-child(n+2)]:text-right',
  2: '[&_:is(td,th):nth-child(n+3)]:text-right [&_td:nth-child(n+3)]:whitespace-nowrap',
};

export function PaperTable({ heads, rows, numbersFrom, empty, className }: TableProps) {
  return (
    <table
      className={classNames(
        'w-full tabular-nums [&_td]:align-top [&_:is(td,th):not(:first-child)]:pl-3',
        numbers[numbersFrom],
        className,
      )}
    >
      <thead className="border-b border-black text-left">
        <tr>
          {heads.map((head) => (
            <th key={head}>{head}</th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-neutral-300">
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {cells.map((cell, place) => (
              <td key={heads[place]}>{cell}</td>
            ))}
          </tr>
        ))}
        {rows.length === 0 && empty && (
          <tr>
            <td colSpan={heads.length}>{empty}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

export function PaperSum({ name, value, className }: { name: string; value: string; className?: string }) {
  return (
    <p className={classNames('flex justify-between gap-6', className)}>
      <span>{name}</span>
      <span className="whitespace-nowrap">{value}</span>
    </p>
  );
}

type SignaturesProps = { of: readonly string[]; className?: string; children?: ReactNode };

/** Lines to sign on, each above a name. */
export function Signatures({ of, className, children }: SignaturesProps) {
  const names = of.map((name, place) => ({ name, key: `${place} ${name}` }));
  return (
    <div className={classNames('flex text-center *:border-t *:border-black *:pt-1', className)}>
      {names.map(({ name, key }) => (
        <p key={key} className="flex-1">
          {name}
        </p>
      ))}
      {children}
    </div>
  );
}
