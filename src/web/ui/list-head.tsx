import { Search } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { TextField } from './text-field.tsx';
import { useSettled } from './use-settled.ts';

type Typing = { typed: string; type: (text: string) => void };

/** What is typed into the search of a list, and what to look for: that follows once the typing pauses. */
export function useListSearch(initial = ''): Typing & { wanted: string } {
  const [typed, type] = useState(initial);
  return { typed, type, wanted: useSettled(typed.trim()) };
}

type Props = {
  /** How many there are, or which of them to show. */
  start?: ReactNode;
  search?: Typing & { label: string; placeholder: string };
  /** In a card of its own beside the page the search stands below the rest. */
  isColumn?: boolean;
  /** The buttons; on a phone they share the line below, or one has it alone. */
  children: ReactNode;
};

/** Above a list: what it holds, the search in it and what can be added to it. */
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
