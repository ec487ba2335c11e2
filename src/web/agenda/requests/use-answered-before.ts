import { ORPCError } from '@orpc/client';
import { useTranslation } from 'react-i18next';
import type { Answered } from '#contract/agenda/requests.ts';
import { refusalCode } from '#web/ground/api/errors.ts';
import { useFormat } from '#web/ground/use-format.ts';

/** Who answered the request before, how and when, where an answer was refused for that. */
export function useAnsweredBefore(): (error: unknown) => string | undefined {
  const { t } = useTranslation('agenda');
  const { moment } = useFormat();
  return (error) => {
    if (refusalCode(error) !== 'ANSWERED' || !(error instanceof ORPCError)) return undefined;
    const { how, by, at } = error.data as Answered;
    return t(`requests.answered.${how}`, { by, moment: moment(at) });
  };
}
