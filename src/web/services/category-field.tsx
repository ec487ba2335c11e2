import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureDetail } from '#web/app/api/errors.ts';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useCategories } from './use-categories.ts';
import { useCategoryForm } from './use-category-form.ts';

type Props = { value: string; onChange: (category: string) => void; error?: string };

/** One of the active categories, or a new one made on the spot. */
export function CategoryField({ value, onChange, error }: Props) {
  const { t } = useTranslation('services');
  const { query } = useCategories();
  const [isNew, setNew] = useState(false);
  if (isNew) {
    return (
      <NewCategory
        onCancel={() => setNew(false)}
        onCreated={(name) => {
          onChange(name);
          setNew(false);
        }}
      />
    );
  }
  const offered = query.data?.filter(({ show_in_dropdown }) => show_in_dropdown).map(({ name }) => name) ?? [];
  // A service keeps the category that was hidden or deleted since.
  const names = value === '' || offered.includes(value) ? offered : [value, ...offered];
  return (
    <Select
      label={t('form.category')}
      required
      value={value}
      onChange={onChange}
      options={names.map((name) => ({ value: name, label: name }))}
      error={error ?? (query.isError ? t('categories.loadFailed', { detail: failureDetail(query.error) }) : undefined)}
      aside={
        <button
          type="button"
          onClick={() => setNew(true)}
          className="-my-1 rounded-control py-1 text-13 font-medium text-brand-text hover:underline"
        >
          {t('form.newCategory')}
        </button>
      }
    />
  );
}

type NewCategoryProps = { onCancel: () => void; onCreated: (name: string) => void };

/** Inside the service's form, which must not be sent when somebody presses Enter here. */
function NewCategory({ onCancel, onCreated }: NewCategoryProps) {
  const { t } = useTranslation(['services', 'common']);
  const { form, submit, failure } = useCategoryForm(undefined, ({ name }) => onCreated(name));
  const { error, ...field } = form.field('name');
  return (
    <div className="grid gap-2 rounded-card bg-subtle p-3">
      <TextField
        label={t('form.newCategoryName')}
        {...field}
        error={error ?? failure}
        autoComplete="off"
        autoFocus
        required
        onKeyDown={(event) => event.key === 'Enter' && submit(event)}
      />
      <div className="flex justify-end gap-2">
        <Button size="sm" onClick={onCancel}>
          {t('common:cancel')}
        </Button>
        <Button size="sm" variant="primary" loading={form.isSubmitting} onClick={submit}>
          {t('form.createCategory')}
        </Button>
      </div>
    </div>
  );
}
