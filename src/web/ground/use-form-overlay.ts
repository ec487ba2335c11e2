import { type ReactNode, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '#web/texts/use-translation.ts';
import type { OverlayState } from '#web/ui/use-overlay.ts';
import { rightsFailure } from './api/errors.ts';
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
  /** For a new row, where people enter many: "Salvar e novo" confirms it and empties the form, which stays open. */
  next?: { nameOf: (answer: Answer) => string; empty: (answer: Answer) => void } | undefined;
};

/** A form in a sheet or dialog, which closes once it is saved: `<FormSheet {...frame} title=… saveLabel=…>`. */
export function useFormOverlay<Input, Answer>(
  overlay: OverlayState,
  form: Form<Input>,
  { failure, onSaved, next, ...saving }: Saving<Input, Answer>,
) {
  const { t } = useTranslation('app');
  const goesOn = useRef(false);
  const fields = useRef<HTMLFormElement>(null);
  const [saved, setSaved] = useState<{ name: string; turn: number }>();
  const { save, error } = useSave({
    ...saving,
    form,
    onSaved: (answer, input) => {
      if (goesOn.current) return undefined;
      overlay.onOpenChange(false);
      return onSaved?.(answer, input);
    },
  });

  // The fields of the next one are there only after they are drawn. At once then: where the focus went with the old ones, the dialog takes it
  // a moment later, and what is typed is lost.
  const turn = saved?.turn ?? 0;
  useLayoutEffect(() => {
    if (turn > 0) fields.current?.querySelector<HTMLElement>(FIRST_FIELD)?.focus();
  }, [turn]);

  async function saveAndNew(event: SyntheticEvent) {
    fields.current = event.currentTarget.closest('form');
    let answer: Answer | undefined;
    goesOn.current = true;
    await form.submit(async (input) => {
      answer = await save(input);
    })(event);
    goesOn.current = false;
    if (answer === undefined || !next) return;
    // Only now: while it is being submitted, an empty form would be checked.
    next.empty(answer);
    const name = next.nameOf(answer);
    setSaved((last) => ({ name, turn: (last?.turn ?? 0) + 1 }));
  }

  const { open, onOpenChange } = overlay;
  const isEdited = form.isDirty;
  return {
    save,
    frame: {
      open,
      onOpenChange,
      form,
      onSubmit: form.submit(save),
      again: next && { label: t('saveAndNew'), onPress: saveAndNew },
      /** What was saved last, until the next one is begun. */
      saved: isEdited || !saved ? undefined : t('savedNowNext', { name: saved.name }),
      /** Fields begin anew with each: some of them keep what was typed by themselves. */
      turn,
      failure: error && (rightsFailure(error) ?? failure(error)),
    },
  };
}

const FIRST_FIELD = 'input:enabled, select:enabled, textarea:enabled';
