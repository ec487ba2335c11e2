import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { TimeOff } from '#contract/agenda-appointments.ts';
import { useFormat } from '#web/account/use-format.ts';
import { client } from '#web/app/api/client.ts';
import { refusalCode } from '#web/app/api/errors.ts';
import { useBanner } from '#web/ui/banner.tsx';
import { useConfirm } from '#web/ui/confirm.tsx';
import { appointmentsChanged } from './appointments-changed.ts';

/** Asks, and lifts a block. */
export function useUnblock() {
  const { t } = useTranslation('agenda');
  const banner = useBanner();
  const confirm = useConfirm();
  const format = useFormat();
  const unblock = useMutation({
    mutationFn: ({ id }: TimeOff) => client.agenda.unblockTime({ id }),
    onSuccess: () => banner.success(t('block.unblocked')),
    onError: (error) => {
      // Lifted in another window already: what was wanted is so.
      if (refusalCode(error) !== 'NOT_FOUND') banner.error(t('block.unblockFailed'));
    },
    onSettled: appointmentsChanged,
  });
  const written = (moment: string) => `${format.date(moment.slice(0, 10))} ${moment.slice(11, 16)}`;

  return async (off: TimeOff, name: string) => {
    const agreed = await confirm({
      title: t('block.unblockTitle'),
      description: t('block.unblockText', {
        name,
        from: written(off.starts_at),
        to: written(off.ends_at),
        reason: off.reason || t('grid.blocked'),
      }),
      confirmLabel: t('block.unblock'),
      danger: false,
    });
    if (agreed) unblock.mutate(off);
  };
}
