import { ORPCError } from '@orpc/client';
import { useTranslation } from 'react-i18next';
import { daysBetween } from '#domain/shared/time.ts';
import { useConfirm } from '#web/ui/confirm.tsx';
import { refusalCode } from './api/errors.ts';
import { useFormat } from './use-format.ts';

/** The day of an appointment that has not come, and the salon's today; undefined where it was refused for another reason. */
function aheadOf(error: unknown): { date: string; today: string } | undefined {
  return error instanceof ORPCError && refusalCode(error) === 'AHEAD' ? error.data : undefined;
}

/**
 * "É de amanhã": whoever finalises it before its day moves it to today. Answers whether that is why it was refused; then it asks, and goes on where that was
 * agreed to.
 */
export function useAskAhead(): (error: unknown, finaliseOn: (today: string) => unknown) => boolean {
  const { t } = useTranslation('app');
  const format = useFormat();
  const confirm = useConfirm();

  async function ask({ date, today }: { date: string; today: string }): Promise<boolean> {
    const isTomorrow = daysBetween(today, date) === 1;
    return confirm({
      title: isTomorrow ? t('ahead.tomorrow') : t('ahead.later', { date: format.longDateInside(date) }),
      description: t('ahead.question', { date: format.date(today) }),
      confirmLabel: t('ahead.confirm'),
      cancelLabel: t('ahead.keep'),
      danger: false,
    });
  }

  return (error, finaliseOn) => {
    const ahead = aheadOf(error);
    if (ahead) ask(ahead).then((agreed) => agreed && finaliseOn(ahead.today));
    return ahead !== undefined;
  };
}
