import type { FormulaLine } from '#domain/technical-sheets/formula.ts';
import { useTranslation } from '#web/texts/use-translation.ts';

const columns = '@lg:grid-cols-[minmax(4rem,0.7fr)_minmax(0,2fr)_minmax(0,1.4fr)_4.5rem]';

/** What was mixed, line by line; where there is little room, each line is two. */
export function FormulaTable({ lines }: { lines: readonly FormulaLine[] }) {
  const { t } = useTranslation('technicalSheets');
  if (lines.length === 0) return null;
  return (
    <div className="divide-y divide-divider">
      <div
        aria-hidden="true"
        className={`hidden gap-3 px-4 py-2 text-xs font-medium text-muted @lg:grid print:grid ${columns}`}
      >
        <span>{t('columns.place')}</span>
        <span>{t('columns.product')}</span>
        <span>{t('columns.proportion')}</span>
        <span className="text-right">{t('columns.minutes')}</span>
      </div>
      <ul aria-label={t('formula')} className="divide-y divide-divider">
        {lines.map(({ place, product, brand, proportion, minutes }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a sheet that is read stay in their places
            key={index}
            className={`grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 px-4 py-2.5 text-sm wrap-anywhere ${columns}`}
          >
            <span className="text-muted @max-lg:col-span-2 @max-lg:text-13 @max-lg:empty:hidden">{place}</span>
            <span>
              <span className="font-medium">{product}</span>
              {brand && <span className="text-13 text-muted"> {brand}</span>}
            </span>
            <span className="tabular-nums @max-lg:text-right">{proportion}</span>
            <span className="tabular-nums @max-lg:col-span-2 @max-lg:text-13 @max-lg:text-muted @max-lg:empty:hidden @lg:text-right">
              {minutes !== null && t('minutes', { count: minutes })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
