import { useTranslation } from 'react-i18next';
import type { LineForm } from '#contract/agenda-appointments-forms.ts';
import { dateLocale, type Language } from '#domain/shared/countries.ts';
import { useFormat } from '#web/account/use-format.ts';
import { countable } from './line-draft.ts';

/** What lies folded away: "Comissão 40%, R$ 32,00, nenhum produto". */
export function LineSummary({ line }: { line: LineForm }) {
  const { t, i18n } = useTranslation('agenda');
  const { money } = useFormat();
  const amount = countable(line.commission_amount);
  const percent = (line.commission_percent ?? 0) / 100;
  const language = (i18n.resolvedLanguage ?? 'pt') as Language;
  const share = new Intl.NumberFormat(dateLocale(language), { style: 'percent', maximumFractionDigits: 2 });
  return (
    <span className="flex-1 tabular-nums">
      {amount === undefined
        ? t('sheet.noCommission')
        : t('sheet.commission', { percent: share.format(percent), amount: money(amount) })}
      <span className="text-muted">, {t('sheet.products', { count: line.products_used.length })}</span>
    </span>
  );
}
