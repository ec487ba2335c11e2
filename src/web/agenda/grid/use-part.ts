import { formatTime } from '#domain/shared/time.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import type { CardBlock } from './columns.ts';

/** What a block says of its appointment where it is one piece of several: what is done in it and until when. */
export function usePart({ part, services, isFirst, whole, start, end }: CardBlock) {
  const { t } = useTranslation('agenda');
  const word = part && t('grid.part', part);
  return {
    services: [services.join(', '), word].filter(Boolean).join(', '),
    // The first piece also says when the client may go.
    until: isFirst && part ? whole.end : end,
    label: part && `${word}, ${formatTime(start)} – ${formatTime(end)}`,
  };
}
