import { Switch as Base } from '@base-ui/react/switch';

type Props = { label: string; describedBy?: string; checked: boolean; onChange: (checked: boolean) => void };

/** On or off; the words are beside it. */
export function Switch({ label, describedBy, checked, onChange }: Props) {
  return (
    <Base.Root
      aria-label={label}
      aria-describedby={describedBy}
      checked={checked}
      onCheckedChange={(next) => onChange(next)}
      className="relative inline-flex h-6 w-10 flex-none items-center rounded-full bg-control transition-colors data-checked:bg-brand-fill max-md:h-7 max-md:w-12 forced-colors:border before:absolute before:-inset-2.5"
    >
      <Base.Thumb className="size-4.5 translate-x-[3px] rounded-full bg-white transition-[translate] data-checked:translate-x-[19px] max-md:size-5.5 max-md:data-checked:translate-x-[23px] forced-colors:bg-[CanvasText]" />
    </Base.Root>
  );
}
