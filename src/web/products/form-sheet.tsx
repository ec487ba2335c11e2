import type { ReactNode, SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { useUnsavedGuard } from '#web/ui/use-unsaved-guard.ts';

export type SheetProps = { open: boolean; onOpenChange: (open: boolean) => void };

type Props = SheetProps & {
  title: string;
  saveLabel: string;
  form: { isDirty: boolean; isSubmitting: boolean; hasErrors: boolean };
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Said at the top when saving failed for no reason that a field could show. */
  failure?: string | false;
  children: ReactNode;
};

/** A form beside the list, which asks before something typed is lost. */
export function FormSheet({ open, onOpenChange, title, saveLabel, form, onSubmit, failure, children }: Props) {
  const { t } = useTranslation('common');
  const close = useUnsavedGuard(open && form.isDirty, onOpenChange);
  return (
    <Sheet
      open={open}
      onOpenChange={close}
      title={title}
      onSubmit={onSubmit}
      foot={
        <>
          <Button onClick={() => close(false)}>{t('cancel')}</Button>
          <Button variant="primary" type="submit" loading={form.isSubmitting}>
            {saveLabel}
          </Button>
        </>
      }
    >
      <div role="alert" className="sticky top-0 z-10 empty:hidden">
        {failure && !form.hasErrors && <Banner tone="danger">{failure}</Banner>}
      </div>
      {children}
    </Sheet>
  );
}

export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-4 border-t border-divider pt-4">
      <h3 className="text-base font-semibold">{title}</h3>
      {children}
    </section>
  );
}
