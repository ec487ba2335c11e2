import { Pencil, Plus, Tags, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Category } from '#contract/services.ts';
import { client } from '#web/app/api/client.ts';
import { failureDetail } from '#web/app/api/errors.ts';
import { useBanner } from '#web/ui/banner.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState, ErrorState } from '#web/ui/empty-state.tsx';
import { Table } from '#web/ui/table.tsx';
import { CategoryDialog } from './category-dialog.tsx';
import { CategoryToggle } from './category-toggle.tsx';
import { DeletionConfirm } from './deletion-confirm.tsx';
import { ServicesTabs } from './services-tabs.tsx';
import { useCategories } from './use-categories.ts';

/** What an overlay is about stays while it closes; every opening starts with a fresh one. */
type Opened = { turn: number; isOpen: boolean; category?: Category };
const closed: Opened = { turn: 0, isOpen: false };
const opened =
  (category?: Category) =>
  ({ turn }: Opened): Opened => ({ turn: turn + 1, isOpen: true, category });

export function Page() {
  const { t } = useTranslation('services');
  const banner = useBanner();
  const [dialog, setDialog] = useState(closed);
  const [deletion, setDeletion] = useState(closed);
  const doomed = deletion.category;
  return (
    <div className="grid max-w-240 grid-cols-[minmax(0,1fr)] gap-4">
      <ServicesTabs />
      <div className="flex flex-wrap items-center justify-between gap-3 max-md:[&>button]:w-full">
        <p className="text-muted">{t('categories.intro')}</p>
        <Button variant="primary" icon={Plus} onClick={() => setDialog(opened())}>
          {t('categories.new')}
        </Button>
      </div>
      <Categories
        onEdit={(category) => setDialog(opened(category))}
        onDelete={(category) => setDeletion(opened(category))}
      />
      <CategoryDialog
        key={dialog.turn}
        category={dialog.category}
        open={dialog.isOpen}
        onOpenChange={(isOpen) => setDialog((dialog) => ({ ...dialog, isOpen }))}
      />
      {doomed && (
        <DeletionConfirm
          key={`deletion ${deletion.turn}`}
          open={deletion.isOpen}
          onOpenChange={(isOpen) => setDeletion((deletion) => ({ ...deletion, isOpen }))}
          title={t('categories.deletion.title')}
          description={t('categories.deletion.text', { name: doomed.name })}
          confirmLabel={t('categories.deletion.confirm')}
          deletion={(password) => client.services.deleteCategory({ id: doomed.id, password })}
          onDeleted={() => banner.success(t('categories.deletion.done'))}
          onFailed={(detail) => banner.error(t('categories.deletion.failed', { detail }))}
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
  if (query.isError && !query.data) {
    return (
      <Card>
        <ErrorState
          message={t('categories.loadFailed', { detail: failureDetail(query.error) })}
          onRetry={() => query.refetch()}
          retrying={query.isFetching}
        />
      </Card>
    );
  }
  return (
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
  );
}
