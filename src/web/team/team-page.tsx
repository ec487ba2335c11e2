import { UserPlus, Users } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Professional } from '#contract/team.ts';
import { failureDetail } from '#web/app/api/errors.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState, ErrorState } from '#web/ui/empty-state.tsx';
import { FilterChips } from '#web/ui/filter-chips.tsx';
import { ProfessionalSheet } from './professional-sheet.tsx';
import { StatusConfirm } from './status-confirm.tsx';
import { TeamTable } from './team-table.tsx';
import { useTeam } from './use-team.ts';

type Filter = 'all' | 'active' | 'inactive';

const shows: Record<Filter, (professional: Professional) => boolean> = {
  all: () => true,
  active: ({ ativo }) => ativo,
  inactive: ({ ativo }) => !ativo,
};

/** What an overlay is about stays while it closes; every opening starts with a fresh one. */
type Opened = { turn: number; isOpen: boolean; professional?: Professional };
const closed: Opened = { turn: 0, isOpen: false };

export function Page() {
  const { t } = useTranslation('team');
  const { query, professionals } = useTeam();
  const [filter, setFilter] = useState<Filter>('all');
  const [sheet, setSheet] = useState(closed);
  const [status, setStatus] = useState(closed);

  const edit = (professional?: Professional) =>
    setSheet(({ turn }) => ({ turn: turn + 1, isOpen: true, professional }));
  const changeStatus = (professional: Professional) =>
    setStatus(({ turn }) => ({ turn: turn + 1, isOpen: true, professional }));
  const addButton = (
    <Button variant="primary" icon={UserPlus} className="max-md:w-full" onClick={() => edit()}>
      {t('add')}
    </Button>
  );

  return (
    <div className="grid gap-4">
      <div className="flex min-w-0 flex-wrap items-center justify-between gap-3">
        <FilterChips
          label={t('filters.label')}
          value={filter}
          onChange={setFilter}
          chips={(['all', 'active', 'inactive'] as const).map((value) => ({
            value,
            label: t(`filters.${value}`),
            count: query.data && professionals.filter(shows[value]).length,
          }))}
        />
        {addButton}
      </div>
      {/* The table's head has corners of its own. */}
      <Card className="overflow-hidden">
        {!(query.isError && professionals.length === 0) && (
          <TeamTable
            professionals={professionals.filter(shows[filter])}
            isLoading={query.isPending}
            onEdit={edit}
            onChangeStatus={changeStatus}
            empty={
              professionals.length === 0 ? (
                <EmptyState picture={Users} title={t('empty.title')} action={addButton}>
                  {t('empty.text')}
                </EmptyState>
              ) : (
                <EmptyState picture={Users} title={t(filter === 'active' ? 'empty.active' : 'empty.inactive')} />
              )
            }
          />
        )}
        {query.isError && (
          <ErrorState
            message={t('loadFailed', { detail: failureDetail(query.error) })}
            onRetry={() => query.refetch()}
            retrying={query.isFetching}
          />
        )}
      </Card>
      <ProfessionalSheet
        key={`sheet ${sheet.turn}`}
        professional={sheet.professional}
        open={sheet.isOpen}
        onOpenChange={(isOpen) => setSheet((opened) => ({ ...opened, isOpen }))}
        onChangeStatus={changeStatus}
      />
      {status.professional && (
        <StatusConfirm
          key={`status ${status.turn}`}
          professional={status.professional}
          isLastActive={status.professional.ativo && professionals.filter(shows.active).length === 1}
          open={status.isOpen}
          onOpenChange={(isOpen) => setStatus((opened) => ({ ...opened, isOpen }))}
        />
      )}
    </div>
  );
}
