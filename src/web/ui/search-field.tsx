import { Search } from 'lucide-react';
import type { Ref } from 'react';
import { TextField } from './text-field.tsx';

type Props = {
  ref?: Ref<HTMLInputElement>;
  label: string;
  placeholder: string;
  typed: string;
  type: (text: string) => void;
  className?: string | undefined;
};

/** Looks through the list below it. */
export function SearchField({ ref, label, placeholder, typed, type, className }: Props) {
  return (
    <TextField
      ref={ref}
      label={label}
      hideLabel
      type="search"
      icon={Search}
      capitalise="off"
      autoComplete="off"
      maxLength={200}
      placeholder={placeholder}
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
      className={className}
    />
  );
}
