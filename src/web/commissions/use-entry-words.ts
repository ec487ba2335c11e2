import { useTranslation } from 'react-i18next';
import type { StatementEntry } from '#contract/commissions/operations.ts';
import { isEarning } from '#domain/commissions/statement.ts';

/** What a line of a statement is called, and what else is known of it. */
export function useEntryWords() {
  const { t } = useTranslation('commissions');
  return {
    title: ({ movement, service_name }: StatementEntry) =>
      isEarning(movement) ? service_name || t('statement.noService') : t(`statement.${movement}`),
    /** Of an advance or a settlement its note, else the client. */
    detail: ({ movement, description, client_name }: StatementEntry) =>
      isEarning(movement) ? client_name : description,
  };
}
