import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Category } from '#contract/services.ts';
import { api } from '#web/app/api/client.ts';
import { failureDetail } from '#web/app/api/errors.ts';
import { useBanner } from '#web/ui/banner.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { refreshServices } from './use-services.ts';

/**
 * Shows at once what was chosen; a refusal puts it back. What was chosen is kept here and not read from the mutation:
 * that tells of itself only after the click, and until then the box would jump back.
 */
export function CategoryToggle({ category }: { category: Category }) {
  const { t } = useTranslation('services');
  const banner = useBanner();
  const [chosen, setChosen] = useState<boolean>();
  const show = useMutation(
    api.services.showCategory.mutationOptions({
      onSuccess: async ({ show_in_dropdown }) => {
        await refreshServices();
        banner.success(t(show_in_dropdown ? 'categories.activated' : 'categories.deactivated'));
      },
      onError: (error) => banner.error(t('categories.statusFailed', { detail: failureDetail(error) })),
      onSettled: () => setChosen(undefined),
    }),
  );
  const isShown = chosen ?? category.show_in_dropdown;
  return (
    <Checkbox
      label={
        <>
          <span className="sr-only">{category.name}: </span>
          {t(isShown ? 'categories.active' : 'categories.inactive')}
        </>
      }
      checked={isShown}
      onChange={(event) => {
        const { checked } = event.currentTarget;
        setChosen(checked);
        show.mutate({ id: category.id, show_in_dropdown: checked });
      }}
    />
  );
}
