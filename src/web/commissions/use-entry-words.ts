import { useTranslation } from 'react-i18next';
import type { StatementEntry } from '#contract/commissions.ts';

/** What a line of a statement is called, and what else is known of it. */
export function useEntryWords() {
  const { t } = useTranslation('commissions');
  return {
    title: ({ movement, service_name }: StatementEntry) =>
      movement === 'advance' ? t('statement.advance') : service_name || t('statement.noService'),
    /** Of an advance its note, else the client. */
    detail: ({ movement, description, client_name }: StatementEntry) =>
      movement === 'advance' ? description : client_name,
  };
}
