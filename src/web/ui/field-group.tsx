import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type Props = { label: string; className?: string; children: ReactNode };

/** Fields that make up one choice, under one label. A legend cannot be laid out, so a copy of it is shown. */
export function FieldGroup({ label, className, children }: Props) {
  return (
    <fieldset className={classNames('relative grid min-w-0 gap-1.5', className)}>
      <legend className="sr-only">{label}</legend>
      <span aria-hidden className="text-13 font-medium">
        {label}
      </span>
      {children}
    </fieldset>
  );
}
