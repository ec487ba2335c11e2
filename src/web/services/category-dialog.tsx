import { useTranslation } from 'react-i18next';
import { categoryForm } from '#contract/services/forms.ts';
import type { Category } from '#contract/services/operations.ts';
import { client } from '#web/ground/api/client.ts';
import { failureDetail } from '#web/ground/api/errors.ts';
import { useSave } from '#web/ground/use-save.ts';
import { FormDialog } from '#web/ui/form-overlay.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import type { OverlayState } from '#web/ui/use-overlay.ts';

type Props = OverlayState & {
  /** What to rename; without one, a new one. */
  category?: Category;
  onSaved?: (saved: Category) => void;
};

export function CategoryDialog({ category, open, onOpenChange, onSaved }: Props) {
  const { t } = useTranslation('services');
  const form = useForm(categoryForm, { defaultValues: { name: category?.name ?? '' } });
  const { save, error } = useSave({
    send: ({ name }: { name: string }) =>
      category ? client.services.changeCategory({ id: category.id, name }) : client.services.createCategory({ name }),
    form,
    fields: { NAME_TAKEN: { name: 'services:errors.nameTaken' } },
    success: t(category ? 'categories.updated' : 'categories.created'),
    changed: ['service_categories', 'services'],
    onSaved: (saved) => {
      onSaved?.(saved);
      onOpenChange(false);
    },
  });
  const failure = category ? 'categories.failed' : 'categories.createFailed';
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t(category ? 'categories.edit' : 'categories.new')}
      saveLabel={t('categories.save')}
      form={form}
      onSubmit={form.submit(save)}
      failure={error && t(failure, { detail: failureDetail(error) })}
    >
      <TextField label={t('categories.name')} {...form.field('name')} autoComplete="off" required />
    </FormDialog>
  );
}
