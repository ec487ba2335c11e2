import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { classNames } from './class-names.ts';
import type { Column, Sort } from './table-props.ts';

type Props<Row> = { columns: readonly Column<Row>[]; sort?: Sort; onSort: (sort: Sort) => void };

/** Stays visible while the rows scroll. A second press on a head reverses the order. */
export function TableHead<Row>({ columns, sort, onSort }: Props<Row>) {
  return (
    <thead>
      <tr>
        {columns.map((column) => {
          const direction = sort?.key === column.key ? sort.direction : undefined;
          const Head = column.header === '' ? 'td' : 'th';
          return (
            <Head
              key={column.key}
              scope={column.header === '' ? undefined : 'col'}
              aria-sort={direction}
              style={{ width: column.width }}
              className={classNames(
                'sticky top-0 z-2 border-b border-divider bg-surface px-3 py-2.5 text-xs font-medium whitespace-nowrap text-muted first:pl-6 last:pr-6',
                column.align === 'right' ? 'text-right' : 'text-left',
                column.className,
              )}
            >
              {column.sortBy ? (
                <button
                  type="button"
                  onClick={() =>
                    onSort({ key: column.key, direction: direction === 'ascending' ? 'descending' : 'ascending' })
                  }
                  className="-my-1 inline-flex items-center gap-1 rounded-control py-1 hover:text-text"
                >
                  {column.header}
                  <SortIcon direction={direction} />
                </button>
              ) : (
                <span className={column.isHeaderHidden ? 'sr-only' : undefined}>{column.header}</span>
              )}
            </Head>
          );
        })}
      </tr>
    </thead>
  );
}

function SortIcon({ direction }: { direction?: Sort['direction'] }) {
  const Icon = direction === 'ascending' ? ArrowUp : direction === 'descending' ? ArrowDown : ChevronsUpDown;
  return <Icon aria-hidden className="size-3.5" strokeWidth={2} />;
}
