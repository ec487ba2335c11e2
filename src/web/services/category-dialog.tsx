import { categoryForm } from '#contract/services/forms.ts';
import type { Category } from '#contract/services/operations.ts';
import { api, client } from '#web/ground/api/client.ts';
import { failureDetail } from '#web/ground/api/errors.ts';
import { showSaved } from '#web/ground/api/show-saved.ts';
import { useFormOverlay } from '#web/ground/use-form-overlay.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { FormDialog } from '#web/ui/form-overlay.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import type { OverlayState } from '#web/ui/use-overlay.ts';

type Props = OverlayState & {
  /** Without a category, a new one. */
  category?: Category;
  onSaved?: (saved: Category) => void;
};

export function CategoryDialog({ category, onSaved, ...overlay }: Props) {
  const { t } = useTranslation('services');
  const form = useForm(categoryForm, { defaultValues: { name: category?.name ?? '' } });
  const failed = category ? 'categories.failed' : 'categories.createFailed';
  const { frame } = useFormOverlay(overlay, form, {
    send: ({ name }: { name: string }) =>
      category ? client.services.changeCategory({ id: category.id, name }) : client.services.createCategory({ name }),
    fields: { NAME_TAKEN: { name: 'services:errors.nameTaken' } },
    success: t(category ? 'categories.updated' : 'categories.created'),
    changed: ['service_categories', 'services'],
    onSaved: (saved) => {
      showSaved(api.services.categories, saved);
      onSaved?.(saved);
    },
    failure: (error) => t(failed, { detail: failureDetail(error) }),
  });
  return (
    <FormDialog {...frame} title={t(category ? 'categories.edit' : 'categories.new')} saveLabel={t('categories.save')}>
      <TextField label={t('categories.name')} {...form.field('name')} autoComplete="off" required />
    </FormDialog>
  );
}
