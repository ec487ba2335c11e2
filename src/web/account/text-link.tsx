import { mergeProps } from '@base-ui/react/merge-props';
import { useRender } from '@base-ui/react/use-render';

/** A link inside running text or beside a label. */
export function TextLink({ render, ...link }: useRender.ComponentProps<'a'>) {
  const className = 'rounded-control text-13 font-medium text-brand-text underline-offset-3 hover:underline';
  return useRender({ defaultTagName: 'a', render, props: mergeProps<'a'>({ className }, link) });
}
