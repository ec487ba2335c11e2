import { formatTime } from '#domain/shared/time.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import type { CardBlock } from './columns.ts';

/** What a block says of its appointment where it is one piece of several: what is done in it and until when. */
export function usePart({ card, part, services, by, isFirst, whole, start, end }: CardBlock) {
  const { t } = useTranslation('agenda');
  const done = part ? [...services, t('grid.part', part)] : services;
  // The first piece also says when the client may go.
  const until = isFirst && part ? whole.end : end;
  return {
    services: done.join(', '),
    until,
    /** The appointment as the piece is read aloud. */
    card: {
      ...card,
      start_time: formatTime(start),
      end_time: formatTime(until),
      services: [...done],
      professional_name: by,
    },
  };
}
