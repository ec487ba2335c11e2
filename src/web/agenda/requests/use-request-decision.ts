import type { Answered } from '#contract/agenda/requests.ts';
import { client } from '#web/ground/api/client.ts';
import { failureDetail, refusalCode, refusedWith } from '#web/ground/api/errors.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useSave } from '#web/ground/use-save.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { useBanner } from '#web/ui/banner.tsx';
import { useConfirm } from '#web/ui/confirm.tsx';
import { rememberApproval, useUndoApproval } from './approvals.ts';

type Request = { id: string; client_name: string };
type Approving = { request: Request; professional_id: string | undefined };

type Options = {
  onDecided?: () => void;
  /** Shows a failure where the page's banner would be hidden. */
  onFailure?: (text: string) => void;
};

/** Approves or refuses an online request and says how it went. An approval can be undone. */
export function useRequestDecision({ onDecided, onFailure }: Options = {}) {
  const { t } = useTranslation('agenda');
  const banner = useBanner();
  const confirm = useConfirm();
  const { moment } = useFormat();
  const { undo } = useUndoApproval();

  const approval = useSave({
    send: ({ request: { id }, professional_id }: Approving) => client.agenda.approve({ id, professional_id }),
    onSaved: ({ conflict, not_done_by: [notDone], professional, version }, { request: { id, client_name } }) => {
      onDecided?.();
      const approval = { id, version, client_name };
      rememberApproval(approval);
      const takeBack = { label: t('grid.undo'), onPress: () => void undo(approval) };
      if (conflict) banner.warning(t('requests.approvedOver', { professional }), takeBack);
      else if (notDone) banner.warning(t('requests.approvedNotDoneBy', notDone), takeBack);
      else banner.success(t('requests.approved'), takeBack);
    },
    changed: ['appointments', 'clients'],
    failure: approvalFailure,
    onFailure,
  });
  const refusal = useSave({
    send: ({ id }: Request) => client.agenda.refuse({ id }),
    onSaved: onDecided,
    success: t('requests.refused'),
    changed: ['appointments', 'clients'],
    failure: (error) => answeredBefore(error) ?? t('requests.refuseFailed', { detail: detailOf(error) }),
    onFailure,
  });

  function approvalFailure(error: unknown): string {
    const code = refusalCode(error);
    if (code === 'PROFESSIONAL_MISSING') return t('requests.unassigned');
    if (code === 'PROFESSIONAL_NOT_FOUND') return t('requests.professionalGone');
    return answeredBefore(error) ?? t('requests.approveFailed', { detail: detailOf(error) });
  }

  /** Who answered it before, how and when. */
  function answeredBefore(error: unknown): string | undefined {
    const answered = refusedWith<Answered>(error, 'ANSWERED');
    return answered && t(`requests.answered.${answered.how}`, { by: answered.by, moment: moment(answered.at) });
  }

  const detailOf = (error: unknown) =>
    refusalCode(error) === 'NOT_FOUND' ? t('sheet.failures.notFound') : failureDetail(error);

  return {
    isDeciding: approval.isSaving || refusal.isSaving,
    /** Without a professional, for the one that the request already names. */
    approve: ({ id, client_name }: Request, professional_id?: string) =>
      approval.save({ request: { id, client_name }, professional_id }),
    refuse: async (request: Request) => {
      const agreed = await confirm({
        title: t('requests.refuseTitle'),
        description: t('requests.refuseQuestion', { name: request.client_name }),
        confirmLabel: t('requests.refuse'),
      });
      if (agreed) await refusal.save(request);
    },
  };
}
