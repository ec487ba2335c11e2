import { failureDetail } from '#web/ground/api/errors.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Select } from '#web/ui/select.tsx';
import { useOverlay } from '#web/ui/use-overlay.ts';
import { CategoryDialog } from '../category-dialog.tsx';
import { useCategories } from '../use-categories.ts';

type CategoryFieldProps = { value: string; onChange: (category: string) => void; error?: string };

/** One of the active categories, or a new one. */
export function CategoryField({ value, onChange, error }: CategoryFieldProps) {
  const { t } = useTranslation('services');
  const { query } = useCategories();
  const dialog = useOverlay();
  const offered = query.data?.filter(({ show_in_dropdown }) => show_in_dropdown).map(({ name }) => name) ?? [];
  // A service keeps a category that was hidden or deleted since.
  const names = value === '' || offered.includes(value) ? offered : [value, ...offered];
  const loadFailure = query.isError && t('categories.loadFailed', { detail: failureDetail(query.error) });
  return (
    <>
      <Select
        label={t('form.category')}
        required
        value={value}
        onChange={onChange}
        options={names.map((name) => ({ value: name, label: name }))}
        error={error ?? (loadFailure || undefined)}
        aside={
          <button
            type="button"
            onClick={() => dialog.open()}
            className="-my-1 rounded-control py-1 text-13 font-medium text-brand-text hover:underline"
          >
            {t('form.newCategory')}
          </button>
        }
      />
      <CategoryDialog key={dialog.turn} {...dialog.state} onSaved={({ name }) => onChange(name)} />
    </>
  );
}
