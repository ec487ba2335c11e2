import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useRef } from 'react';
import type { Invitation, IssuedInvitation, SalonMember } from '#contract/members/operations.ts';
import { api, client } from '#web/ground/api/client.ts';
import { failureDetail, minutesToWait, refusalCode } from '#web/ground/api/errors.ts';
import { PasswordDeed } from '#web/ground/password-deed.tsx';
import { useSession } from '#web/ground/session.ts';
import { ASKED, useAsked } from '#web/ground/use-asked.ts';
import { useSave } from '#web/ground/use-save.ts';
import { TeamTabs } from '#web/team/team-tabs.tsx';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { useConfirm } from '#web/ui/confirm.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { overlayLater } from '#web/ui/later.tsx';
import { ListHead } from '#web/ui/list-head.tsx';
import { Query } from '#web/ui/query.tsx';
import { useOverlay } from '#web/ui/use-overlay.ts';
import { MembersTable } from './members-table.tsx';
import { RoleCards } from './role-cards.tsx';

const InviteDialog = overlayLater(async () => (await import('./invite-dialog.tsx')).InviteDialog);
const RightsSheet = overlayLater(async () => (await import('./rights-sheet.tsx')).RightsSheet);
const HandOverDialog = overlayLater(async () => (await import('./hand-over-dialog.tsx')).HandOverDialog);

/** Who comes into the salon with a password of their own, and what each may. */
export function Page() {
  const { t } = useTranslation('members');
  const { profile } = useSession();
  const list = useQuery(api.members.list.queryOptions());
  const { members = [], invitations = [] } = list.data ?? {};
  const inviting = useOverlay<string>();
  const rights = useOverlay<SalonMember>();
  const ending = useOverlay<SalonMember>();
  const handing = useOverlay<SalonMember>();
  useAsked(ASKED, () => inviting.open());
  const invite = useRef<HTMLButtonElement>(null);
  // Not the next row: a second Enter would make somebody else's link anew.
  const answers = useAnswers(inviting.open, () => invite.current?.focus());
  const inviteButton = (
    <Button ref={invite} variant="primary" icon={UserPlus} onClick={() => inviting.open()}>
      {t('invite.title')}
    </Button>
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <TeamTabs />
      <ListHead
        start={
          <p className="text-sm text-muted max-md:hidden">
            {list.data ? t('intro', { count: members.length, salon: profile.business_name }) : ' '}
          </p>
        }
      >
        {inviteButton}
      </ListHead>
      {/* The table's head would cover the rounded corners. */}
      <Card className="overflow-hidden">
        <Query query={list} failure={(detail) => t('loadFailed', { detail })}>
          <MembersTable
            members={members}
            invitations={invitations}
            isLoading={list.isPending}
            onRights={rights.open}
            onEnd={ending.open}
            onHandOver={handing.open}
            onRenew={answers.renew}
            onCancel={answers.cancel}
          />
          {members.length === 1 && invitations.length === 0 && (
            <div className="border-t border-divider">
              <EmptyState picture={UserPlus} title={t('empty.title')}>
                {t('empty.text')}
              </EmptyState>
            </div>
          )}
        </Query>
      </Card>
      <div className="mt-2 max-md:mt-0">
        <RoleCards members={members} />
      </div>
      <InviteDialog
        key={`invite ${inviting.turn}`}
        {...inviting.state}
        members={members}
        {...(inviting.what && { renewed: inviting.what })}
      />
      {rights.what && (
        <RightsSheet
          key={`rights ${rights.turn}`}
          {...rights.state}
          member={rights.what}
          members={members}
          onEnd={() => ending.open(rights.what)}
        />
      )}
      <HandOverDialog key={`hand over ${handing.turn}`} {...handing.state} members={members} to={handing.what} />
      {ending.what && (
        <PasswordDeed
          key={`end ${ending.turn}`}
          {...ending.state}
          title={t('end.title', { name: ending.what.name })}
          description={t('end.text')}
          confirmLabel={t('end.open')}
          deed={(password) => client.members.end({ id: ending.what?.id ?? '', password })}
          onDone={() => rights.state.onOpenChange(false)}
          changed={['members']}
          success={t('end.done', { name: ending.what.name })}
          failure={(detail) => t('end.failed', { detail })}
        />
      )}
    </div>
  );
}

/** What becomes of an invitation: a new link, mailed or shown, or its end. */
function useAnswers(show: (token: string) => void, onCancelled: () => void) {
  const { t } = useTranslation('members');
  const confirm = useConfirm();
  const renewal = useSave({
    send: ({ id }: Invitation) => client.members.renewInvitation({ id }),
    onSaved: ({ token }: IssuedInvitation) => token !== null && show(token),
    success: ({ token }, { email }) => t(token === null ? 'invite.mailed' : 'invite.made', { email }),
    changed: ['member_invitations'],
    failure: (error) =>
      refusalCode(error) === 'TOO_MANY_TRIES'
        ? t('invite.tooManyMails', { count: minutesToWait(error) })
        : t('invite.failed', { detail: failureDetail(error) }),
  });
  const ending = useSave({
    send: ({ id }: Invitation) => client.members.removeInvitation({ id }),
    onSaved: onCancelled,
    success: t('invitation.cancelled'),
    changed: ['member_invitations'],
    failure: (error) => t('invitation.cancelFailed', { detail: failureDetail(error) }),
  });
  return {
    renew: renewal.save,
    cancel: async (invitation: Invitation) => {
      const name = invitation.email || t('invitation.byLink');
      const question = {
        title: t('invitation.cancelQuestion'),
        description: t('invitation.cancelText', { name }),
        confirmLabel: t('invitation.cancel'),
      };
      if (await confirm(question)) await ending.save(invitation);
    },
  };
}
