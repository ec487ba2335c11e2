import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Category } from '#contract/services/operations.ts';
import { client } from '#web/ground/api/client.ts';
import { failureDetail } from '#web/ground/api/errors.ts';
import { useSave } from '#web/ground/use-save.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';

/**
 * Shows at once what was chosen; a refusal puts it back. What was chosen is kept here and not read from the mutation:
 * that tells of itself only after the click, and until then the box would jump back.
 */
export function CategoryToggle({ category }: { category: Category }) {
  const { t } = useTranslation('services');
  const [chosen, setChosen] = useState<boolean>();
  const { save } = useSave({
    send: client.services.changeCategoryShown,
    success: ({ show_in_dropdown }) => t(show_in_dropdown ? 'categories.activated' : 'categories.deactivated'),
    changed: ['service_categories'],
    failure: (error) => t('categories.statusFailed', { detail: failureDetail(error) }),
  });
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
      onChange={async (event) => {
        const { checked } = event.currentTarget;
        setChosen(checked);
        await save({ id: category.id, show_in_dropdown: checked });
        setChosen(undefined);
      }}
    />
  );
}
