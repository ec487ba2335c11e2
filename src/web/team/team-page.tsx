import { useQuery } from '@tanstack/react-query';
import { Ellipsis, Upload, UserPlus, Users } from 'lucide-react';
import { useState } from 'react';
import type { Professional, TeamMember } from '#contract/team/operations.ts';
import { api, client } from '#web/ground/api/client.ts';
import { PasswordDeed } from '#web/ground/password-deed.tsx';
import { ASKED, useAsked } from '#web/ground/use-asked.ts';
import { useImportAddress } from '#web/imports/use-import-address.ts';
import { texts } from '#web/texts/texts.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FilterChips } from '#web/ui/filter-chips.tsx';
import { overlayLater } from '#web/ui/later.tsx';
import { ListHead } from '#web/ui/list-head.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { Query } from '#web/ui/query.tsx';
import { type OverlayState, useOverlay } from '#web/ui/use-overlay.ts';
import { TeamTable } from './team-table.tsx';
import { TeamTabs } from './team-tabs.tsx';
import { useTeam } from './use-team.ts';

const AccessDialog = overlayLater(async () => (await import('#web/portal/access-dialog.tsx')).AccessDialog);
const ImportTeam = overlayLater(async () => {
  const [part] = await Promise.all([import('./import-team.tsx'), texts.load(['imports'])]);
  return part.ImportTeam;
});
const ProfessionalSheet = overlayLater(async () => (await import('./professional-sheet.tsx')).ProfessionalSheet);

type Filter = 'all' | 'active' | 'inactive';

const shows: Record<Filter, (member: TeamMember) => boolean> = {
  all: () => true,
  active: ({ ativo }) => ativo,
  inactive: ({ ativo }) => !ativo,
};

export function Page() {
  const { t } = useTranslation(['team', 'app']);
  const team = useTeam();
  const professionals = team.rows;
  const [filter, setFilter] = useState<Filter>('all');
  const sheet = useOverlay<TeamMember>();
  const importing = useImportAddress();
  const status = useOverlay<TeamMember>();
  const portal = useOverlay<TeamMember>();
  useAsked(ASKED, () => sheet.open());
  const addButton = (
    <Button variant="primary" icon={UserPlus} onClick={() => sheet.open()}>
      {t('add')}
    </Button>
  );

  return (
    <div className="grid gap-4">
      <TeamTabs />
      <ListHead
        menu={
          <Menu
            trigger={<IconButton icon={Ellipsis} label={t('app:moreActions')} variant="secondary" />}
            groups={[[{ label: t('app:import'), icon: Upload, onSelect: importing.open }]]}
          />
        }
        start={
          <FilterChips
            label={t('filters.label')}
            value={filter}
            onChange={setFilter}
            chips={(['all', 'active', 'inactive'] as const).map((value) => ({
              value,
              label: t(`filters.${value}`),
              count: team.data ? professionals.filter(shows[value]).length : undefined,
            }))}
          />
        }
      >
        {addButton}
      </ListHead>
      {/* The table's head would cover the rounded corners. */}
      <Card className="overflow-hidden">
        <Query query={team} failure={(detail) => t('loadFailed', { detail })}>
          <TeamTable
            professionals={professionals.filter(shows[filter])}
            isLoading={team.isPending}
            onEdit={sheet.open}
            onChangeStatus={status.open}
            onOpenPortal={portal.open}
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
        </Query>
      </Card>
      <ImportTeam key={`import ${importing.turn}`} {...importing.state} />
      <ProfessionalSheet
        key={`sheet ${sheet.turn}`}
        {...sheet.state}
        professional={sheet.what}
        onChangeStatus={status.open}
        onOpenPortal={portal.open}
      />
      {portal.what && <AccessDialog key={`portal ${portal.turn}`} {...portal.state} member={portal.what} />}
      {status.what && (
        <StatusConfirm
          key={`status ${status.turn}`}
          {...status.state}
          professional={status.what}
          isLastActive={status.what.ativo && professionals.filter(shows.active).length === 1}
        />
      )}
    </div>
  );
}

type Props = OverlayState & {
  professional: Professional;
  /** Nobody would be left to book. */
  isLastActive: boolean;
};

/** Activates or deactivates a professional with the password. */
function StatusConfirm({ professional: { id, nome: name, ativo }, isLastActive, ...state }: Props) {
  const { t } = useTranslation('team');
  const deed = ativo ? 'deactivate' : 'activate';
  return (
    <PasswordDeed
      {...state}
      title={t(`status.${deed}.title`)}
      description={isLastActive ? t('status.lastActive', { name }) : t(`status.${deed}.text`, { name })}
      confirmLabel={t(`actions.${deed}`)}
      deed={(password) => client.team.changeActive({ id, ativo: !ativo, password })}
      changed={['staff']}
      success={t(`status.${deed}.done`)}
      failure={(detail) => t('status.failed', { detail })}
    >
      {ativo && !isLastActive && <OnlyOne id={id} />}
    </PasswordDeed>
  );
}

/** So many services are named. */
const NAMED = 3;

/** What visitors can no longer book, because nobody else does it. */
function OnlyOne({ id }: Pick<Professional, 'id'>) {
  const { t } = useTranslation('team');
  const { data = [] } = useQuery(api.services.byProfessional.queryOptions({ input: { staff_id: id } }));
  const alone = data.filter(({ does, has_others }) => does && !has_others).map(({ name }) => name);
  if (alone.length === 0) return null;
  const [named, count] = [alone.slice(0, NAMED).join(', '), alone.length - NAMED];
  const names = count > 0 ? t('status.andMore', { names: named, count }) : named;
  return <Banner tone="warning">{t('status.onlyOne', { names, count: alone.length })}</Banner>;
}
