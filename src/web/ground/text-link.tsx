import { type ComponentProps, cloneElement, type ReactElement } from 'react';

const look = 'rounded-control font-medium text-brand-text underline-offset-3 hover:underline';

/** A link inside running text or beside a label. */
export function TextLink({ render, children }: { render: ReactElement<ComponentProps<'a'>>; children: string }) {
  return cloneElement(render, { className: look }, children);
}
