import { useTranslation } from 'react-i18next';
import type { Category } from '#contract/services.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useUnsavedGuard } from '#web/ui/use-unsaved-guard.ts';
import { useCategoryForm } from './use-category-form.ts';

type Props = {
  /** What to rename; without one, a new one. */
  category?: Category;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSaved?: (saved: Category) => void;
};

export function CategoryDialog({ category, open, onOpenChange, onSaved }: Props) {
  const { t } = useTranslation(['services', 'common']);
  const { form, submit, failure } = useCategoryForm(category, (saved) => {
    onSaved?.(saved);
    onOpenChange(false);
  });
  const close = useUnsavedGuard(open && form.isDirty, onOpenChange);
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={t(category ? 'categories.edit' : 'categories.new')}
      onSubmit={submit}
      foot={
        <>
          <Button onClick={() => close(false)}>{t('common:cancel')}</Button>
          <Button variant="primary" type="submit" loading={form.isSubmitting}>
            {t('categories.save')}
          </Button>
        </>
      }
    >
      <div role="alert" className="empty:hidden">
        {failure && <Banner tone="danger">{failure}</Banner>}
      </div>
      <TextField label={t('categories.name')} {...form.field('name')} autoComplete="off" required />
    </Dialog>
  );
}
