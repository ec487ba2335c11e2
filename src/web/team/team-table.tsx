import { Coins, Crown, KeyRound, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#contract/paths.ts';
import type { Professional, TeamMember } from '#contract/team/operations.ts';
import { mayHavePortal, SHOWN_BY_A_LINK } from '#domain/portal/who.ts';
import { isOwnerRole } from '#domain/shared/names.ts';
import { toneOf } from '#domain/team/colours.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useMay } from '#web/ground/use-may.ts';
import { WhatsappLink } from '#web/ground/whatsapp-link.tsx';
import { pictureUrl } from '#web/pictures/picture-url.ts';
import { AccessBadge } from '#web/portal/access-state.tsx';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button, ButtonLink, IconButton } from '#web/ui/button.tsx';
import { type Column, Table } from '#web/ui/table.tsx';

type Props = {
  professionals: readonly TeamMember[];
  isLoading: boolean;
  empty: ReactNode;
  onEdit: (member: TeamMember) => void;
  onChangeStatus: (member: TeamMember) => void;
  onOpenPortal: (member: TeamMember) => void;
};

export function TeamTable({ professionals, isLoading, empty, onEdit, onChangeStatus, onOpenPortal }: Props) {
  const { t } = useTranslation(['team', 'portal']);
  const { percent } = useFormat();
  const may = useMay();
  const commission = ({ comissao_percentual }: Professional) =>
    comissao_percentual === null ? '—' : percent(comissao_percentual);

  const columns: Column<TeamMember>[] = [
    {
      key: 'professional',
      header: t('columns.professional'),
      cell: (professional) => <Who {...professional} />,
      sortBy: ({ nome }) => nome,
      width: '26%',
    },
    { key: 'contact', header: t('columns.contact'), cell: (professional) => <Contact {...professional} /> },
    {
      key: 'role',
      header: t('columns.role'),
      cell: (professional) => <Role {...professional} />,
      sortBy: ({ funcao }) => funcao,
    },
    {
      key: 'commission',
      header: t('columns.commission'),
      align: 'right',
      cell: commission,
      sortBy: ({ comissao_percentual }) => comissao_percentual,
    },
    {
      key: 'status',
      header: t('columns.status'),
      cell: (professional) => <Status {...professional} />,
      sortBy: ({ ativo }) => Number(!ativo),
    },
    {
      key: 'actions',
      header: t('columns.actions'),
      align: 'right',
      cell: (professional) => (
        <span className="inline-flex items-center gap-1">
          {!isOwnerRole(professional.funcao) && may('all_commissions') && <CommissionsLink {...professional} />}
          {mayHavePortal(professional) && SHOWN_BY_A_LINK.every(may) && (
            <IconButton
              icon={KeyRound}
              size="sm"
              label={t(professional.portal ? 'portal:access.manageFor' : 'portal:access.generateFor', {
                name: professional.nome,
              })}
              onClick={() => onOpenPortal(professional)}
            />
          )}
          <IconButton
            icon={Pencil}
            size="sm"
            label={t('actions.edit', { name: professional.nome })}
            onClick={() => onEdit(professional)}
          />
          <Button
            size="sm"
            variant="ghost"
            className="min-w-24"
            aria-label={t(professional.ativo ? 'actions.deactivateName' : 'actions.activateName', {
              name: professional.nome,
            })}
            onClick={() => onChangeStatus(professional)}
          >
            {t(professional.ativo ? 'actions.deactivate' : 'actions.activate')}
          </Button>
        </span>
      ),
    },
  ];

  return (
    <Table
      label={t('title')}
      columns={columns}
      rows={professionals}
      rowKey={({ id }) => id}
      isLoading={isLoading}
      empty={empty}
      onRowClick={onEdit}
      phone={(professional) => ({
        title: (
          <Who {...professional}>
            <Role {...professional} />
          </Who>
        ),
        value: commission(professional),
        // Under the name, beside the avatar’s place; the smallest phones need that for the number.
        detail: professional.telefone && (
          <span className="pl-12 max-[22.5rem]:pl-0">
            <WhatsappLink phone={professional.telefone} />
          </span>
        ),
        badge: <Status {...professional} />,
      })}
    />
  );
}

function CommissionsLink({ id, nome }: Professional) {
  const { t } = useTranslation('team');
  const words = t('actions.commissions', { name: nome });
  return (
    <ButtonLink
      variant="ghost"
      size="sm"
      icon={Coins}
      aria-label={words}
      title={words}
      className="w-8 px-0 [&>svg]:ml-0"
      render={<Link to={`${paths.commissions}?profissional=${id}`} />}
    />
  );
}

/** Inactive ones are greyed. */
function Who({ nome, color, ativo, picture, children }: TeamMember & { children?: ReactNode }) {
  return (
    <span className={`flex items-center gap-3 md:max-w-80 md:min-w-40 ${ativo ? '' : 'text-muted'}`}>
      <Avatar
        name={nome}
        tone={ativo ? toneOf(color) : undefined}
        src={picture ? pictureUrl(picture.id, 'small') : undefined}
      />
      <span className="grid min-w-0 justify-items-start">
        <span className="line-clamp-2 max-w-full max-md:line-clamp-1 md:whitespace-normal">{nome}</span>
        {children && <span className="max-w-full truncate text-sm font-normal text-muted">{children}</span>}
      </span>
    </span>
  );
}

function Contact({ email, telefone }: Professional) {
  if (!email && !telefone) return <span className="text-muted">—</span>;
  return (
    <span className="grid max-w-64 justify-items-start text-13">
      {telefone && <WhatsappLink phone={telefone} />}
      {email && <span className="max-w-full truncate text-muted">{email}</span>}
    </span>
  );
}

function Role({ funcao }: Professional) {
  const { t } = useTranslation('team');
  if (!isOwnerRole(funcao)) return <span className="block max-w-48 truncate">{funcao}</span>;
  return (
    <Badge tone="brand" icon={Crown}>
      {t('owner')}
    </Badge>
  );
}

/** With the state of their portal link, if they may have one. */
function Status({ portal, ...professional }: TeamMember) {
  const { t } = useTranslation('team');
  const { ativo } = professional;
  return (
    <span className="inline-flex flex-wrap items-center gap-1">
      <Badge tone={ativo ? 'success' : 'cancel'}>{t(ativo ? 'status.active' : 'status.inactive')}</Badge>
      {portal && mayHavePortal(professional) && <AccessBadge state={portal.state} />}
    </span>
  );
}
