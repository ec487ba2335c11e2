import { Link2, Send } from 'lucide-react';
import { useState } from 'react';
import { type InvitationForm, invitationForm } from '#contract/members/forms.ts';
import type { IssuedInvitation, SalonMember } from '#contract/members/operations.ts';
import { client } from '#web/ground/api/client.ts';
import { failureDetail, minutesToWait, refusalCode } from '#web/ground/api/errors.ts';
import { useSave } from '#web/ground/use-save.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmailField } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import type { OverlayState } from '#web/ui/use-overlay.ts';
import { useUnsavedGuard } from '#web/ui/use-unsaved-guard.ts';
import { CopyLink, IssuedLink, useIssuedLink } from './issued-link.tsx';
import { RoleChoice } from './role-choice.tsx';
import { TieField } from './tie-field.tsx';

type Props = OverlayState & {
  members: readonly SalonMember[] /** One that was renewed: only its link is shown. */;
  renewed?: string;
};

/** Invites somebody: the link is shown here once, or mailed and shown to nobody else. */
export function InviteDialog({ members, renewed, open, onOpenChange }: Props) {
  const { t } = useTranslation(['members', 'common']);
  const [token, setToken] = useState<string | null>(renewed ?? null);
  const issued = useIssuedLink(token);
  const form = useForm(invitationForm, {
    defaultValues: { email: '', role: 'receptionist', staff_id: null, by: 'mail' },
  });
  const close = useUnsavedGuard(open && form.isDirty && token === null, onOpenChange);
  const role = form.control('role');
  const tie = form.control('staff_id');

  const { save, error, isSaving } = useSave({
    send: (input: InvitationForm) => client.members.invite(input),
    form,
    fields: { ALREADY_MEMBER: { email: 'members:errors.alreadyMember' } },
    onSaved: ({ token }: IssuedInvitation) => (token === null ? onOpenChange(false) : setToken(token)),
    success: ({ token }, { email }) => t(token === null ? 'invite.mailed' : 'invite.made', { email }),
    changed: ['member_invitations'],
  });

  const foot =
    token === null ? (
      <>
        <Button
          icon={Link2}
          className="max-md:flex-1 max-md:px-2 max-[24rem]:[&>svg]:hidden"
          loading={isSaving}
          onClick={(event) => {
            form.setValue('by', 'link');
            return form.submit(save)(event);
          }}
        >
          {t('invite.makeLink')}
        </Button>
        <Button
          variant="primary"
          type="submit"
          icon={Send}
          className="max-md:px-2 max-[24rem]:[&>svg]:hidden"
          loading={isSaving}
        >
          {t('invite.mail')}
        </Button>
      </>
    ) : (
      <>
        <CopyLink {...issued} />
        <Button variant="primary" className="max-md:flex-1" onClick={() => onOpenChange(false)}>
          {t('link.done')}
        </Button>
      </>
    );

  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={t(renewed ? 'link.renewed' : 'invite.title')}
      width="roomy"
      foot={foot}
      onSubmit={
        token === null
          ? (event) => {
              form.setValue('by', 'mail');
              form.submit(save)(event);
            }
          : undefined
      }
    >
      <div role="alert" className="empty:hidden">
        {error && !form.hasErrors && <Banner tone="danger">{failure(error)}</Banner>}
      </div>
      {!renewed && (
        <fieldset disabled={token !== null} className="contents">
          <EmailField
            label={t('invite.email')}
            hint={t('invite.emailHint')}
            {...form.field('email')}
            autoComplete="off"
            readOnly={token !== null}
          />
          <RoleChoice value={role.value} onChange={role.onChange} />
          <TieField members={members} role={role.value} value={tie.value} error={tie.error} onChange={tie.onChange} />
        </fieldset>
      )}
      {token !== null && <IssuedLink {...issued} />}
    </Dialog>
  );

  function failure(error: unknown): string {
    const code = refusalCode(error);
    if (code === 'TOO_MANY_INVITATIONS') return t('invite.tooMany');
    if (code === 'TOO_MANY_TRIES') return t('invite.tooManyMails', { count: minutesToWait(error) });
    return t('invite.failed', { detail: failureDetail(error) });
  }
}
