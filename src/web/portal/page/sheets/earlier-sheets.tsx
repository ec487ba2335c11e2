import type { PortalSheet } from '#contract/portal/sheets.ts';
import { FormulaTable } from '#web/technical-sheets/formula-table.tsx';
import { useTranslation } from '#web/texts/use-translation.ts';
import { useWriting } from '../use-writing.ts';

/** The client's earlier sheets, whoever wrote them. */
export function EarlierSheets({ sheets }: { sheets: PortalSheet['earlier'] }) {
  const { t } = useTranslation('technicalSheets');
  const writing = useWriting();
  if (sheets.length === 0) return null;
  return (
    <section className="grid gap-3 border-t border-divider pt-4">
      <h3 className="font-semibold">{t('portal.earlier')}</h3>
      {sheets.map((sheet) => (
        <article key={sheet.id} className="grid gap-1">
          <h4 className="text-13 text-muted">
            {[sheet.services.join(', '), writing.date(sheet.date), sheet.staff_name].filter(Boolean).join(', ')}
          </h4>
          <div className="@container rounded-card border border-divider">
            <FormulaTable lines={sheet.lines} />
            {sheet.result && (
              <p className="border-t border-divider px-4 py-3 text-sm whitespace-pre-line wrap-anywhere first:border-t-0">
                {sheet.result}
              </p>
            )}
          </div>
        </article>
      ))}
    </section>
  );
}
