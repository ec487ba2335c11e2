import { Pencil, Plus, Tags, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Category } from '#contract/services/operations.ts';
import { client } from '#web/ground/api/client.ts';
import { failureDetail } from '#web/ground/api/errors.ts';
import { PasswordDeed } from '#web/ground/password-deed.tsx';
import { useSave } from '#web/ground/use-save.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { overlayLater } from '#web/ui/later.tsx';
import { ListHead } from '#web/ui/list-head.tsx';
import { Query } from '#web/ui/query.tsx';
import { Table } from '#web/ui/table.tsx';
import { useOverlay } from '#web/ui/use-overlay.ts';
import { ServicesTabs } from './services-tabs.tsx';
import { useCategories } from './use-categories.ts';

const CategoryDialog = overlayLater(async () => (await import('./category-dialog.tsx')).CategoryDialog);

export function Page() {
  const { t } = useTranslation('services');
  const dialog = useOverlay<Category>();
  const deletion = useOverlay<Category>();
  const doomed = deletion.what;
  return (
    <div className="grid max-w-240 grid-cols-[minmax(0,1fr)] gap-4">
      <ServicesTabs />
      <ListHead start={<p className="text-muted">{t('categories.intro')}</p>}>
        <Button variant="primary" icon={Plus} onClick={() => dialog.open()}>
          {t('categories.new')}
        </Button>
      </ListHead>
      <Categories onEdit={dialog.open} onDelete={deletion.open} />
      <CategoryDialog key={dialog.turn} {...dialog.state} category={dialog.what} />
      {doomed && (
        <PasswordDeed
          key={`deletion ${deletion.turn}`}
          {...deletion.state}
          title={t('categories.deletion.title')}
          description={t('categories.deletion.text', { name: doomed.name })}
          confirmLabel={t('categories.deletion.confirm')}
          deed={(password) => client.services.removeCategory({ id: doomed.id, password })}
          changed={['service_categories', 'services']}
          success={t('categories.deletion.done')}
          failure={(detail) => t('categories.deletion.failed', { detail })}
        />
      )}
    </div>
  );
}

type CategoriesProps = { onEdit: (category: Category) => void; onDelete: (category: Category) => void };

function Categories({ onEdit, onDelete }: CategoriesProps) {
  const { t } = useTranslation('services');
  const { query, createDefaults, isCreating } = useCategories();
  const deleteButton = (category: Category) => (
    <IconButton
      icon={Trash2}
      variant="danger"
      label={t('categories.deletion.label', { name: category.name })}
      onClick={() => onDelete(category)}
    />
  );
  return (
    <Query query={query} isOnCard failure={(detail) => t('categories.loadFailed', { detail })}>
      <Card className="overflow-clip">
        <Table
          label={t('tabs.categories')}
          rows={query.data ?? []}
          rowKey={({ id }) => id}
          isLoading={query.isPending}
          columns={[
            { key: 'name', header: t('categories.columns.name'), cell: ({ name }) => name, sortBy: ({ name }) => name },
            {
              key: 'services',
              header: t('categories.columns.services'),
              align: 'right',
              width: '8rem',
              cell: ({ services_count }) => services_count,
              sortBy: ({ services_count }) => services_count,
            },
            {
              key: 'status',
              header: t('categories.columns.status'),
              width: '10rem',
              cell: (category) => <CategoryToggle category={category} />,
            },
            {
              key: 'actions',
              header: t('categories.columns.actions'),
              isHeaderHidden: true,
              align: 'right',
              width: '8rem',
              cell: (category) => (
                <>
                  <IconButton
                    icon={Pencil}
                    label={t('categories.editOne', { name: category.name })}
                    onClick={() => onEdit(category)}
                  />
                  {deleteButton(category)}
                </>
              ),
            },
          ]}
          phone={(category) => ({
            title: category.name,
            value: deleteButton(category),
            detail: t('categories.services', { count: category.services_count }),
            badge: <CategoryToggle category={category} />,
          })}
          onRowClick={onEdit}
          empty={
            <EmptyState
              picture={Tags}
              title={t('categories.empty.title')}
              action={
                <Button variant="primary" onClick={createDefaults} loading={isCreating}>
                  {t('categories.empty.action')}
                </Button>
              }
            >
              {t('categories.empty.text')}
            </EmptyState>
          }
        />
      </Card>
    </Query>
  );
}

/**
 * Shows the choice at once; a refusal reverts it. The choice is kept here, because the mutation's state comes only after the click, and the
 * box would jump back.
 */
function CategoryToggle({ category }: { category: Category }) {
  const { t } = useTranslation('services');
  const [chosen, setChosen] = useState<boolean>();
  const presses = useRef(0);
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
        presses.current += 1;
        const press = presses.current;
        setChosen(checked);
        await save({ id: category.id, show_in_dropdown: checked });
        // Pressed again meanwhile: the later press has the last word.
        if (press === presses.current) setChosen(undefined);
      }}
    />
  );
}
