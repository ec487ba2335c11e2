import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Category } from '#contract/services.ts';
import { categoryForm } from '#contract/services-forms.ts';
import { client } from '#web/app/api/client.ts';
import { failureDetail, refusalCode, refusedFields } from '#web/app/api/errors.ts';
import { useBanner } from '#web/ui/banner.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { refreshServices } from './use-services.ts';

/** The one field of a category: creates it, or renames the one that is given. */
export function useCategoryForm(category: Category | undefined, onSaved: (saved: Category) => void) {
  const { t } = useTranslation('services');
  const banner = useBanner();
  const form = useForm(categoryForm, { defaultValues: { name: category?.name ?? '' } });
  const save = useMutation({
    mutationFn: ({ name }: { name: string }) =>
      category ? client.services.renameCategory({ id: category.id, name }) : client.services.createCategory({ name }),
    onSuccess: async (saved) => {
      await refreshServices();
      banner.success(t(category ? 'categories.updated' : 'categories.created'));
      onSaved(saved);
    },
    onError: (error) =>
      form.refuse(refusalCode(error) === 'NAME_TAKEN' ? { name: 'services:errors.nameTaken' } : refusedFields(error)),
  });
  return {
    form,
    submit: form.submit((values) => save.mutateAsync(values).catch(() => {})),
    failure:
      save.isError && !form.hasErrors ? t('categories.failed', { detail: failureDetail(save.error) }) : undefined,
  };
}
