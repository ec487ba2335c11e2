import { ChevronRight, Ellipsis, KeyRound, LogOut, Mail, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Invitation, SalonMember } from '#contract/members/operations.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { Table } from '#web/ui/table.tsx';
import { Differences, differs } from './differences.tsx';
import { RoleBadge } from './role-badge.tsx';
import { useInvitationWords, useLastUsed } from './use-moments.ts';
import { useTone } from './use-tone.ts';

type Props = {
  members: readonly SalonMember[];
  invitations: readonly Invitation[];
  isLoading: boolean;
  onRights: (member: SalonMember) => void;
  onEnd: (member: SalonMember) => void;
  /** Without a name the one who gets it is chosen there. */
  onHandOver: (member?: SalonMember) => void;
  onRenew: (invitation: Invitation) => void;
  onCancel: (invitation: Invitation) => void;
};

type Row =
  | { key: string; member: SalonMember; invitation?: never }
  | { key: string; invitation: Invitation; member?: never };

/** First those who come in, then those who are invited. */
export function MembersTable(props: Props) {
  const { members, invitations, isLoading, onRights, onHandOver, onEnd, onRenew, onCancel } = props;
  const { t } = useTranslation('members');
  const rows: Row[] = [
    ...members.map((member) => ({ key: member.id, member })),
    ...invitations.map((invitation) => ({ key: invitation.id, invitation })),
  ];
  const press = (member: SalonMember) => (member.role === 'owner' ? onHandOver() : onRights(member));

  const deeds = (member: SalonMember) =>
    member.role === 'owner' ? (
      <Button size="sm" variant="ghost" onClick={() => onHandOver()}>
        {t('handOver.open')}
      </Button>
    ) : (
      <>
        <Button
          size="sm"
          variant="ghost"
          className="text-brand-text!"
          aria-label={t('sheet.title', { name: member.name })}
          onClick={() => onRights(member)}
        >
          {t('sheet.open')}
        </Button>
        <Menu
          trigger={<IconButton size="sm" icon={Ellipsis} label={t('moreOf', { name: member.name })} />}
          groups={[
            [{ label: t('handOver.to', { name: member.name }), icon: KeyRound, onSelect: () => onHandOver(member) }],
            [{ label: t('end.open'), icon: LogOut, danger: true, onSelect: () => onEnd(member) }],
          ]}
        />
      </>
    );

  const answers = (invitation: Invitation, look: 'ghost' | 'secondary') => (
    <>
      <Button
        size="sm"
        variant={look}
        className="text-brand-text! max-md:flex-1"
        aria-label={t('invitation.renewOf', { name: invitation.email || t('invitation.byLink') })}
        onClick={() => onRenew(invitation)}
      >
        {t('invitation.renew')}
      </Button>
      <IconButton
        size="sm"
        variant={look}
        icon={X}
        label={t('invitation.cancelOf', { name: invitation.email || t('invitation.byLink') })}
        onClick={() => onCancel(invitation)}
      />
    </>
  );

  return (
    <Table
      label={t('list')}
      rows={rows}
      rowKey={({ key }) => key}
      isLoading={isLoading}
      columns={[
        {
          key: 'person',
          header: t('columns.person'),
          isRowHead: true,
          className: 'py-3.75',
          cell: ({ member, invitation }) => (member ? <Member {...member} /> : <Invited {...invitation} />),
        },
        {
          key: 'role',
          header: t('columns.role'),
          width: '9.25rem',
          cell: ({ member }) => (member ? <RoleBadge role={member.role} /> : <OpenBadge />),
        },
        {
          key: 'difference',
          header: t('columns.difference'),
          width: '31%',
          cell: ({ member, invitation }) =>
            invitation ? <As {...invitation} /> : differs(member) ? <Differences of={member} /> : <None />,
        },
        {
          key: 'used',
          header: t('columns.used'),
          width: '8rem',
          cell: ({ member }) => member && <LastUsed iso={member.last_used_at} />,
        },
        {
          key: 'actions',
          header: t('columns.actions'),
          isHeaderHidden: true,
          align: 'right',
          width: '9rem',
          cell: ({ member, invitation }) => (
            <span className="-mr-2 inline-flex items-center gap-1">
              {member ? deeds(member) : answers(invitation, 'ghost')}
            </span>
          ),
        },
      ]}
      phone={({ member, invitation }) =>
        member
          ? {
              title: (
                <button
                  type="button"
                  data-row-button
                  onClick={() => press(member)}
                  className="w-full truncate py-1 text-left outline-none after:absolute after:inset-0"
                >
                  <Member {...member} />
                </button>
              ),
              isCovered: true,
              value: (
                <span className="inline-flex items-center gap-1">
                  <RoleBadge role={member.role} />
                  <ChevronRight aria-hidden className="size-4.5 text-muted" />
                </span>
              ),
              actions: differs(member) && <Differences of={member} />,
            }
          : {
              title: <Invited {...invitation} />,
              value: <OpenBadge />,
              detail: <As {...invitation} />,
              actions: <span className="flex gap-2">{answers(invitation, 'secondary')}</span>,
            }
      }
    />
  );
}

function Member(member: SalonMember) {
  const tone = useTone()(member);
  return <Person name={member.name} below={member.email} picture={<Avatar name={member.name} tone={tone} />} />;
}

function Person({ name, below, picture }: { name: string; below: string; picture: ReactNode }) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      {picture}
      <span className="grid min-w-0">
        <span className="truncate font-medium max-wide:whitespace-normal max-wide:wrap-anywhere">{name}</span>
        <span className="truncate text-13 font-normal text-muted max-wide:whitespace-normal md:max-wide:wrap-anywhere">
          {below}
        </span>
      </span>
    </span>
  );
}

function Invited(invitation: Invitation) {
  const { t } = useTranslation('members');
  const words = useInvitationWords(invitation);
  const picture = (
    <span className="inline-flex size-9 flex-none items-center justify-center rounded-full bg-subtle text-muted">
      <Mail aria-hidden strokeWidth={1.75} className="size-4" />
    </span>
  );
  return <Person name={invitation.email || t('invitation.byLink')} below={words} picture={picture} />;
}

function OpenBadge() {
  const { t } = useTranslation('members');
  return <Badge tone="pending">{t('invitation.badge')}</Badge>;
}

function As({ role, staff_name }: Invitation) {
  const { t } = useTranslation('members');
  const name = t(`roles.${role}`);
  return (
    <span className="text-13 text-muted md:whitespace-normal">
      {staff_name ? t('invitation.tied', { role: name, name: staff_name }) : name}
    </span>
  );
}

function None() {
  return <span className="text-muted">–</span>;
}

function LastUsed({ iso }: { iso: string }) {
  const { isNow, words } = useLastUsed(iso);
  return (
    <span className="inline-flex items-center gap-1.5 text-13 text-muted">
      {isNow && <span aria-hidden className="size-2 rounded-full bg-success-bar" />}
      {words}
    </span>
  );
}
