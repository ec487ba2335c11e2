import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { client } from '#web/app/api/client.ts';
import { failureDetail, refusalCode } from '#web/app/api/errors.ts';
import { useBanner } from '#web/ui/banner.tsx';
import { useConfirm } from '#web/ui/confirm.tsx';
import { appointmentsChanged } from './appointments-changed.ts';

type Request = { id: string; client_name: string };

type Options = {
  onDecided?: () => void;
  /** Where the page's banner would not be seen. */
  onFailure?: (text: string) => void;
};

/** Approves or refuses an online request and says how it went. */
export function useRequestDecision({ onDecided, onFailure }: Options = {}) {
  const { t } = useTranslation('agenda');
  const banner = useBanner();
  const fail = onFailure ?? banner.error;
  const confirm = useConfirm();

  const approval = useMutation({
    mutationFn: (input: { id: string; professional_id?: string }) => client.agenda.approve(input),
    onSuccess: async ({ conflict, professional }) => {
      onDecided?.();
      if (conflict) banner.warning(t('requests.approvedOver', { professional }));
      else banner.success(t('requests.approved'));
      await appointmentsChanged();
    },
    onError: (error) => fail(approvalFailure(error)),
  });
  const refusal = useMutation({
    mutationFn: ({ id }: Request) => client.agenda.refuse({ id }),
    onSuccess: async () => {
      onDecided?.();
      banner.success(t('requests.refused'));
      await appointmentsChanged();
    },
    onError: (error) => fail(t('requests.refuseFailed', { detail: detailOf(error) })),
  });

  function approvalFailure(error: unknown): string {
    const code = refusalCode(error);
    if (code === 'PROFESSIONAL_MISSING') return t('requests.unassigned');
    if (code === 'PROFESSIONAL_NOT_FOUND') return t('requests.professionalGone');
    return t('requests.approveFailed', { detail: detailOf(error) });
  }

  /** Decided in another window already, most likely. */
  const detailOf = (error: unknown) =>
    refusalCode(error) === 'NOT_FOUND' ? t('sheet.failures.notFound') : failureDetail(error);

  return {
    isDeciding: approval.isPending || refusal.isPending,
    /** Without a professional, for the one that the request already names. */
    approve: (id: string, professional_id?: string) => approval.mutate({ id, professional_id }),
    refuse: async (request: Request) => {
      const agreed = await confirm({
        title: t('requests.refuseTitle'),
        description: t('requests.refuseQuestion', { name: request.client_name }),
        confirmLabel: t('requests.refuse'),
      });
      if (agreed) refusal.mutate(request);
    },
  };
}
