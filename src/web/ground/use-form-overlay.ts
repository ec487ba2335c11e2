import type { ReactNode, SyntheticEvent } from 'react';
import type { OverlayState } from '#web/ui/use-overlay.ts';
import { useSave } from './use-save.ts';

type Form<Input> = {
  isDirty: boolean;
  isSubmitting: boolean;
  hasErrors: boolean;
  submit: (save: (values: Input) => Promise<unknown>) => (event: SyntheticEvent) => unknown;
  refuse: (fields: Record<string, string>) => boolean;
};

type Saving<Input, Answer> = Omit<Parameters<typeof useSave<Input, Answer>>[0], 'form' | 'failure' | 'onFailure'> & {
  /** Shown at the top of the form, if no field shows it. */
  failure: (error: unknown) => ReactNode;
};

/** A form in a sheet or dialog, which closes once it is saved: `<FormSheet {...frame} title=… saveLabel=…>`. */
export function useFormOverlay<Input, Answer>(
  overlay: OverlayState,
  form: Form<Input>,
  { failure, onSaved, ...saving }: Saving<Input, Answer>,
) {
  const { save, error } = useSave({
    ...saving,
    form,
    onSaved: (answer, input) => {
      overlay.onOpenChange(false);
      return onSaved?.(answer, input);
    },
  });
  const { open, onOpenChange } = overlay;
  return { save, frame: { open, onOpenChange, form, onSubmit: form.submit(save), failure: error && failure(error) } };
}
