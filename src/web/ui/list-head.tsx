import { Search } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { TextField } from './text-field.tsx';
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
  /** In a narrow card, the search is below the rest. */
  isColumn?: boolean;
  /** Buttons; on a phone they share the line below. */
  children: ReactNode;
};

/** Above a list: its count, its search and the buttons that add to it. */
export function ListHead({ start, search, isColumn, children }: Props) {
  const field = search && (
    <TextField
      label={search.label}
      hideLabel
      type="search"
      icon={Search}
      capitalise="off"
      autoComplete="off"
      maxLength={200}
      placeholder={search.placeholder}
      value={search.typed}
      onChange={(event) => search.type(event.currentTarget.value)}
      className={isColumn ? undefined : 'mr-auto flex-1 basis-60 max-md:basis-full md:max-w-96'}
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
      {children}
    </div>
  );
}

const onPhones = 'max-md:[&>button]:flex-1 max-md:[&>button]:px-3 max-md:[&>button:only-of-type]:basis-full';
