import { ChevronDown } from 'lucide-react';
import { toneOf } from '#domain/team/colours.ts';
import { useTeam } from '#web/team/use-team.ts';
import { classNames } from '#web/ui/class-names.ts';

type Props = {
  label: string;
  /** What is shown while nobody is chosen. */
  empty: string;
  value: string | null;
  onChange: (id: string | null) => void;
  nameOf?: (name: string) => string;
  /** Somebody must be chosen. */
  required?: boolean;
  hasDot?: boolean;
};

/** A line of text that opens the browser's own list of the team. Former members stay on what is theirs. */
export function PersonSelect({ label, empty, value, onChange, nameOf = (name) => name, required, hasDot }: Props) {
  const people = useTeam().rows.filter(({ id, ativo }) => id === value || ativo);
  const color = people.find(({ id }) => id === value)?.color;
  const isMissing = required && value === null;
  return (
    <span
      className={classNames(
        'relative -ml-1 inline-flex max-w-full min-w-0 items-center justify-self-start text-13',
        isMissing ? 'font-medium text-danger-text' : 'text-muted',
      )}
    >
      {hasDot && value !== null && (
        <span
          aria-hidden
          data-staff={(color && toneOf(color)) || 1}
          className="pointer-events-none absolute left-1 size-2 rounded-full bg-bar"
        />
      )}
      <select
        aria-label={label}
        aria-invalid={isMissing || undefined}
        value={value ?? ''}
        onChange={(event) => onChange(event.currentTarget.value || null)}
        className={classNames(
          'field-sizing-content max-w-full min-w-0 appearance-none truncate rounded-control bg-transparent py-1 pr-6 text-13! hover:text-text max-md:min-h-11',
          hasDot && value !== null ? 'pl-4.5' : 'pl-1',
        )}
      >
        {(!required || value === null) && (
          <option value="" className="bg-surface text-text">
            {empty}
          </option>
        )}
        {people.map(({ id, nome }) => (
          <option key={id} value={id} className="bg-surface text-text">
            {nameOf(nome)}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute right-1 size-4" />
    </span>
  );
}
