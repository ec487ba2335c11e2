import { useRef } from 'react';
import { classNames } from './class-names.ts';
import { Skeleton } from './loading.tsx';
import { RowButton, rowWithButton, TableScroller } from './table-parts.tsx';
import type { PhoneRow, TableProps } from './table-props.ts';
import { useRowWindow } from './use-row-window.ts';

type Props<Row> = Pick<
  TableProps<Row>,
  'label' | 'rowKey' | 'unfold' | 'phoneTotal' | 'isLoading' | 'more' | 'onRowClick'
> & { rows: readonly Row[]; phone: (row: Row) => PhoneRow };

/** Two lines per row: a table on a phone, or a list in a sheet. */
export function TableList<Row>(props: Props<Row>) {
  const { label, rows, rowKey, phone, phoneTotal, isLoading, more, onRowClick, unfold } = props;
  const press = unfold?.onToggle ?? onRowClick;
  const scroller = useRef<HTMLElement>(null);
  const { isWindowed, indexes, before, after, measure } = useRowWindow(rows.length, 73, scroller, Boolean(more));
  return (
    <TableScroller ref={scroller} label={label} isWindowed={isWindowed} rowCount={rows.length} more={more}>
      <ul aria-label={label} aria-busy={isLoading} className="divide-y divide-divider">
        {isLoading ? <LoadingRows /> : null}
        <Gap height={before} />
        {indexes.map((index) => {
          const row = rows[index];
          if (isLoading || row === undefined) return null;
          const isOpen = unfold?.isOpen(row);
          return (
            <li
              key={rowKey(row)}
              ref={measure}
              data-index={index}
              aria-setsize={isWindowed ? rows.length : undefined}
              aria-posinset={isWindowed ? index + 1 : undefined}
              data-open={isOpen || undefined}
            >
              <Lines {...phone(row)} isOpen={isOpen} onPress={press && (() => press(row))} />
              {isOpen && unfold?.content(row)}
            </li>
          );
        })}
        <Gap height={after} />
        {phoneTotal && !isLoading ? (
          <li className="sticky bottom-0 bg-page font-semibold dark:bg-subtle">
            <Lines {...phoneTotal} />
          </li>
        ) : null}
      </ul>
    </TableScroller>
  );
}

type LinesProps = PhoneRow & { isOpen?: boolean | undefined; onPress?: (() => void) | undefined };

function Lines({ lead, keepsTitle, title, isCovered, value, detail, badge, actions, isOpen, onPress }: LinesProps) {
  const isButton = onPress !== undefined || isCovered;
  const name = onPress ? (
    <RowButton isExpanded={isOpen} onClick={onPress}>
      {title}
    </RowButton>
  ) : (
    title
  );
  if (lead) {
    return (
      <div
        className={classNames(
          'flex min-h-15 items-center gap-x-3 px-4',
          keepsTitle ? 'flex-wrap py-2' : 'py-2.5',
          actions !== undefined && 'flex-wrap gap-y-2',
          isButton && rowWithButton,
        )}
      >
        {lead}
        <div className={classNames('grid min-w-0 flex-1 justify-items-start', keepsTitle && 'basis-36')}>
          {name}
          <span className="max-w-full text-sm wrap-anywhere text-muted">{detail}</span>
          {badge}
        </div>
        <div className="ml-auto tabular-nums">{value}</div>
        {actions && <div className="basis-full">{actions}</div>}
      </div>
    );
  }
  return (
    <div
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 px-4 py-2.5',
        isButton && rowWithButton,
      )}
    >
      <div className="truncate font-medium">{name}</div>
      <div className="text-right font-medium tabular-nums">{value}</div>
      <div className="min-w-0 text-sm wrap-anywhere text-muted tabular-nums">{detail}</div>
      <div className="justify-self-end">{badge}</div>
      {actions && <div className="col-span-2 pt-1">{actions}</div>}
    </div>
  );
}

function LoadingRows() {
  return ['a', 'b', 'c', 'd', 'e'].map((row) => (
    <li key={row}>
      <Lines title={<Skeleton className="h-5 w-2/3" />} detail={<Skeleton className="h-4 w-1/2" />} />
    </li>
  ));
}

function Gap({ height }: { height: number }) {
  return height > 0 ? <li aria-hidden style={{ height }} /> : null;
}
