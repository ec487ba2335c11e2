import { useTranslation } from 'react-i18next';
import type { StatementLine } from './lines.ts';

/** What a line is called and, for a part, on which date it is counted. */
export function useLineWords() {
  const { t } = useTranslation('reports');
  return ({ key }: StatementLine): { label: string; date?: string } => {
    if (key === 'revenue' || key === 'costs' || key === 'remains') return { label: t(`result.${key}`) };
    return { label: t(`result.lines.${key}.label`), date: t(`result.lines.${key}.date`) };
  };
}
