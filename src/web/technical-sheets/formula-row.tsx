import { useQuery } from '@tanstack/react-query';
import { FlaskConical } from 'lucide-react';
import type { SheetVisit, TechnicalSheet } from '#contract/technical-sheets/operations.ts';
import { formulaInWords } from '#domain/technical-sheets/formula.ts';
import { api } from '#web/ground/api/client.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { useOverlay } from '#web/ui/use-overlay.ts';
import { FormulaRoom } from './formula-room.tsx';
import { SheetForm } from './sheet-form-later.tsx';

export type FormulaRowProps = {
  clientId: string;
  clientName: string;
  /** The visit as it is stored; null while its appointment is not. */
  visit: Pick<SheetVisit, 'appointment_id' | 'date' | 'services' | 'professional_id' | 'professional_name'> | null;
  className?: string | undefined;
};

/** Says nothing while it is not known, nor where there is nothing to say: it is an aside. */
export function FormulaRow({ clientId, clientName, visit, className }: FormulaRowProps) {
  const { t } = useTranslation('technicalSheets');
  const appointment_id = visit?.appointment_id ?? undefined;
  const { data, isPending } = useQuery(
    api.technicalSheets.last.queryOptions({ input: { client_id: clientId, appointment_id } }),
  );
  const form = useOverlay<TechnicalSheet | null>();
  if (!data) return visit && isPending ? <FormulaRoom className={className} /> : null;
  const { own, last } = data;
  const told = own ?? last;
  // Without a stored visit there is nothing to fill in yet, but the last one can be read.
  if (!told && !visit) return null;
  const opened = own ?? (visit ? null : last);
  const word = t(own ? 'row.own' : last?.is_next ? 'row.next' : 'row.last');
  return (
    <div className={classNames('flex items-center gap-3 text-13', className)}>
      <FlaskConical aria-hidden className="size-5 flex-none text-muted" strokeWidth={1.75} />
      {/* The page's banners are not read aloud while a sheet is open: what was saved is. */}
      <p aria-live="polite" className="min-w-0 flex-1 wrap-anywhere">
        {told ? (
          <>
            {word} <b className="font-semibold">{formulaInWords(told.lines) || told.result}</b>
          </>
        ) : (
          t('form.edit')
        )}
      </p>
      <Button
        size="sm"
        variant="ghost"
        className="text-brand-text!"
        aria-label={told ? t('row.openOf', { name: clientName }) : t('fillInOf', { visit: clientName })}
        onClick={() => form.open(opened)}
      >
        {t(told ? 'row.open' : 'fillIn')}
      </Button>
      {form.turn > 0 && (
        <SheetForm
          key={form.turn}
          {...form.state}
          clientId={clientId}
          visit={visit ?? (opened && ofSheet(opened))}
          sheet={form.what ?? null}
        />
      )}
    </div>
  );
}

const ofSheet = ({ appointment_id, date, services, staff_id, staff_name }: TechnicalSheet) => ({
  appointment_id,
  date,
  services,
  professional_id: staff_id,
  professional_name: staff_name,
});
