import type { TimeOff } from '#contract/agenda/appointments.ts';
import { client } from '#web/ground/api/client.ts';
import { refusalCode } from '#web/ground/api/errors.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useSave } from '#web/ground/use-save.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { useConfirm } from '#web/ui/confirm.tsx';

/** Asks, and lifts a block; answers whether it is gone. */
export function useUnblock() {
  const { t } = useTranslation('agenda');
  const confirm = useConfirm();
  const format = useFormat();
  const { save } = useSave({
    send: ({ id }: TimeOff) => client.agenda.removeTimeOff({ id }),
    success: t('block.unblocked'),
    changed: ['staff_time_off'],
    // Already lifted in another window: that is what was wanted.
    onRefused: (error) => refusalCode(error) === 'NOT_FOUND',
    failure: () => t('block.unblockFailed'),
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
    if (!agreed) return false;
    await save(off);
    return true;
  };
}
