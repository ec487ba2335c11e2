import { type ReactNode, useState } from 'react';
import { SearchField } from './search-field.tsx';
import { useDebounced } from './use-debounced.ts';

type Typing = { typed: string; type: (text: string) => void };

/** The search of a list: `typed` at once, `wanted` once the typing pauses. */
export function useListSearch(initial = ''): Typing & { wanted: string } {
  const [typed, type] = useState(initial);
  return { typed, type, wanted: useDebounced(typed.trim()) };
}

type Props = {
  /** A count or filters. */
  start?: ReactNode;
  search?: Typing & { label: string; placeholder: string };
  /** Further actions, behind one button at the end. */
  menu?: ReactNode;
  /** In a narrow card, the search is below the rest. */
  isColumn?: boolean;
  /** Buttons; on a phone they share the line below. */
  children: ReactNode;
};

/** Above a list: its count, its search and the buttons that add to it. */
export function ListHead({ start, search, menu, isColumn, children }: Props) {
  const field = search && (
    <SearchField
      {...search}
      className={
        isColumn
          ? undefined
          : `mr-auto flex-1 basis-60 md:max-w-96 ${menu ? 'max-md:-order-1 max-md:basis-[calc(100%-3.5rem)]' : 'max-md:basis-full'}`
      }
    />
  );
  if (isColumn) {
    return (
      <div className="grid gap-3 border-b border-divider p-4">
        <div className="flex flex-wrap items-center justify-end gap-2">
          <span className="flex-auto font-medium whitespace-nowrap tabular-nums">{start}</span>
          {children}
        </div>
        {field}
      </div>
    );
  }
  return (
    <div className={`flex min-w-0 flex-wrap items-center justify-between gap-3 ${onPhones}`}>
      {start}
      {field}
      {menu && !field ? (
        <div className={`flex gap-3 max-md:flex-auto ${onPhones}`}>
          {children}
          <span>{menu}</span>
        </div>
      ) : (
        <>
          {children}
          {/* On a phone beside the search, because two buttons fill the line below. */}
          {menu && <span className="max-md:-order-1">{menu}</span>}
        </>
      )}
    </div>
  );
}

const onPhones = 'max-md:[&>button]:flex-1 max-md:[&>button]:px-3 max-md:[&>button:only-of-type]:basis-full';
