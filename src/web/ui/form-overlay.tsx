import { Fragment, type ReactNode, type SyntheticEvent } from 'react';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import type { OverlayProps, SheetProps } from './overlay-frame.tsx';
import { Sheet } from './sheet.tsx';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

type Props = Omit<OverlayProps, 'foot' | 'sum'> & {
  saveLabel: string;
  form: { isDirty: boolean; isSubmitting: boolean; hasErrors: boolean };
  /** At the top, if saving failed for a reason that no field shows. */
  failure?: ReactNode;
  /** Another action, at the left of the foot. A wide one leaves no room for "Cancelar" on the smallest phones. */
  deed?: ReactNode;
  isDeedWide?: boolean;
  saveClassName?: string;
  /** A second button, also Ctrl+Enter: saves and empties the form for another one. */
  again?: { label: string; onPress: (event: SyntheticEvent) => unknown } | undefined;
  /** Says what it saved last. */
  saved?: string | undefined;
  /** Another one shows the fields anew. */
  turn?: number;
};

type SheetLook = Pick<SheetProps, 'sum' | 'isWide' | 'isRoomy' | 'lead'>;

/** A form beside the page, which asks before it discards input. */
export function FormSheet({ sum, isWide, isRoomy, lead, ...props }: Props & SheetLook) {
  const { frame, inside } = useFormFrame(props);
  return (
    <Sheet {...frame} sum={sum} isWide={isWide} isRoomy={isRoomy} lead={lead}>
      {inside}
    </Sheet>
  );
}

/** The same above the page, for a few fields. */
export function FormDialog(props: Props) {
  const { frame, inside } = useFormFrame(props);
  return <Dialog {...frame}>{inside}</Dialog>;
}

function useFormFrame(props: Props) {
  const { open, onOpenChange, title, saveLabel, form, onSubmit, failure, deed, isDeedWide, saveClassName } = props;
  const { again, saved, turn } = props;
  const { t } = useTranslation('common');
  const close = useUnsavedGuard(open && form.isDirty, onOpenChange);
  const foot = (
    <>
      {deed}
      {/* The cross does the same. */}
      <Button
        className={again ? 'max-md:hidden' : isDeedWide ? 'max-[24rem]:hidden' : undefined}
        onClick={() => close(false)}
      >
        {t('cancel')}
      </Button>
      {again && (
        <Button ref={alsoByKey} aria-keyshortcuts="Control+Enter" loading={form.isSubmitting} onClick={again.onPress}>
          {again.label}
        </Button>
      )}
      <Button variant="primary" type="submit" className={saveClassName} loading={form.isSubmitting}>
        {saveLabel}
      </Button>
    </>
  );
  const inside = (
    <>
      <div role="alert" className="sticky top-0 z-10 empty:hidden">
        {failure && !form.hasErrors && <Banner tone="danger">{failure}</Banner>}
      </div>
      <div role="status" className="sticky top-0 z-10 empty:hidden">
        {saved !== undefined && <Banner tone="success">{saved}</Banner>}
      </div>
      <Fragment key={turn}>{props.children}</Fragment>
    </>
  );
  return { frame: { open, onOpenChange: close, title, onSubmit, foot }, inside };
}

/** Ctrl+Enter in any field of its form presses the button. */
function alsoByKey(button: HTMLButtonElement | null) {
  const fields = button?.form;
  if (!fields) return undefined;
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat) button.click();
  };
  fields.addEventListener('keydown', press, true);
  return () => fields.removeEventListener('keydown', press, true);
}
