import { daysBetween } from '#domain/shared/time.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { useConfirm } from '#web/ui/confirm.tsx';
import { refusedWith } from './api/errors.ts';
import { useFormat } from './use-format.ts';

/** The appointment's day, which is still to come, and the salon's today. */
type Ahead = { date: string; today: string };

/**
 * "É de amanhã": finalising an appointment before its day moves it to today. Answers whether the server refused for that reason; if so, it asks, and
 * goes on once that is agreed to.
 */
export function useAskAhead(): (error: unknown, finaliseOn: (today: string) => unknown) => boolean {
  const { t } = useTranslation('app');
  const format = useFormat();
  const confirm = useConfirm();

  async function ask({ date, today }: Ahead): Promise<boolean> {
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
    const ahead = refusedWith<Ahead>(error, 'AHEAD');
    if (ahead) ask(ahead).then((agreed) => agreed && finaliseOn(ahead.today));
    return ahead !== undefined;
  };
}
