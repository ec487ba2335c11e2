import { ClockAlert, type LucideIcon, Play, UserCheck, UserX } from 'lucide-react';
import type { Mark } from '#domain/agenda/visit.ts';
import { useTranslation } from '#web/texts/use-translation.ts';

export const markIcons: Record<Mark['mark'], LucideIcon> = {
  arrived: UserCheck,
  in_service: Play,
  no_show: UserX,
  late: ClockAlert,
};

/** A mark in words, and in fewer where there is little room. */
export function useMarkWords() {
  const { t } = useTranslation('agenda');
  return {
    words: ({ mark, minutes: count }: Mark) =>
      mark === 'arrived'
        ? t('visit.arrivedAgo', { count })
        : mark === 'late'
          ? t('visit.late', { count })
          : t(`visit.${mark}`),
    fewWords: ({ mark, minutes: count }: Mark) =>
      mark === 'arrived'
        ? t('visit.ago', { count })
        : mark === 'late'
          ? t('visit.shortLate', { count })
          : t(mark === 'in_service' ? 'visit.shortService' : 'visit.no_show'),
  };
}
