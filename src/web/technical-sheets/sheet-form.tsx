import { useQuery } from '@tanstack/react-query';
import { Copy, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { NewSheet, SheetForm } from '#contract/technical-sheets/forms.ts';
import type { SheetVisit, TechnicalSheet } from '#contract/technical-sheets/operations.ts';
import { formulaInWords, isEmptyLine } from '#domain/technical-sheets/formula.ts';
import { api, client } from '#web/ground/api/client.ts';
import { failureDetail, refusalCode, refusedWith } from '#web/ground/api/errors.ts';
import { StaleNotice } from '#web/ground/stale-notice.tsx';
import { useFormOverlay } from '#web/ground/use-form-overlay.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useSalonToday } from '#web/ground/use-salon-today.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { FormSheet } from '#web/ui/form-overlay.tsx';
import { TextArea } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import type { OverlayState } from '#web/ui/use-overlay.ts';
import { FormulaLines } from './formula-lines.tsx';
import { PhotosOfVisit } from './photos-of-visit.tsx';
import { emptyLine, typedSheet, useFormulaLines, valuesOf } from './sheet-draft.ts';
import { showSheet } from './show-saved.ts';
import { useRemoveSheet } from './use-sheets.ts';
import { WithoutVisit } from './without-visit.tsx';

type Visit = Pick<SheetVisit, 'appointment_id' | 'date' | 'services' | 'professional_id' | 'professional_name'>;

type Props = OverlayState & {
  clientId: string;
  /** Null for a sheet without a visit. */
  visit: Visit | null;
  /** As it was read; null where there is none yet. */
  sheet: TechnicalSheet | null;
};

/** What was mixed and how it came out: a new sheet, or one that is changed. */
export function SheetFormPanel({ clientId, visit, sheet, ...overlay }: Props) {
  const { t } = useTranslation('technicalSheets');
  const format = useFormat();
  const today = useSalonToday();
  const appointmentId = visit?.appointment_id ?? null;
  /** What saving changes; null where it adds one. */
  const [target, setTarget] = useState(sheet && { id: sheet.id, version: sheet.version });
  const [fresh, setFresh] = useState<TechnicalSheet>();
  const form = useForm(typedSheet, {
    defaultValues: valuesOf(sheet ?? undefined, {
      date: visit?.date ?? today,
      staff_id: visit?.professional_id ?? null,
    }),
  });
  const lines = useFormulaLines(form);
  const last = useQuery({
    ...api.technicalSheets.last.queryOptions({
      input: { client_id: clientId, ...(appointmentId === null ? {} : { appointment_id: appointmentId }) },
    }),
    enabled: overlay.open && sheet === null,
  });

  const { frame } = useFormOverlay(overlay, form, {
    send: (values: SheetForm, call) =>
      target
        ? client.technicalSheets.change({ ...values, ...target })
        : client.technicalSheets.create(
            { ...values, client_id: clientId, appointment_id: appointmentId } satisfies NewSheet,
            call,
          ),
    onSaved: showSheet,
    success: t('form.saved'),
    changed: ['technical_sheets'],
    onRefused: (error) => {
      const now = (
        refusedWith<{ sheet: TechnicalSheet }>(error, 'STALE') ?? refusedWith<{ sheet: TechnicalSheet }>(error, 'TAKEN')
      )?.sheet;
      if (!now) return false;
      setFresh(now);
      // Saving again writes over it, knowingly.
      setTarget({ id: now.id, version: now.version });
      return true;
    },
    failure: (error) =>
      !['STALE', 'TAKEN'].includes(refusalCode(error) ?? '') &&
      t('form.failed', { detail: refusalCode(error) === 'NOT_FOUND' ? t('form.gone') : failureDetail(error) }),
  });
  const removal = useRemoveSheet(() => overlay.onOpenChange(false));
  const copied = last.data?.last;
  const isUnwritten = form.watch('lines').every(isEmptyLine);

  function take(now: TechnicalSheet) {
    form.reset(valuesOf(now, now));
    lines.replace(now.lines.length > 0 ? now.lines : [emptyLine]);
    setFresh(undefined);
  }

  return (
    <FormSheet
      {...frame}
      isWide
      title={t(sheet ? 'form.edit' : 'form.new')}
      saveLabel={t('form.save')}
      deed={
        sheet && (
          <IconButton
            icon={Trash2}
            variant="danger"
            label={t('form.delete')}
            className="mr-auto"
            disabled={removal.isRemoving}
            onClick={() => void removal.ask(sheet.id)}
          />
        )
      }
    >
      <StaleNotice fresh={fresh} words={(now) => formulaInWords(now.lines) || now.result} onTake={take} />
      {appointmentId !== null && visit ? (
        <p className="text-muted">
          <span className="font-medium text-text">{visit.services.join(', ') || t('noService')}</span>
          {', '}
          {visit.professional_name
            ? t('with', { when: format.date(visit.date), name: visit.professional_name })
            : format.date(visit.date)}
        </p>
      ) : (
        <WithoutVisit form={form} staffName={sheet?.staff_name ?? ''} />
      )}
      {copied && isUnwritten && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-brand-fill bg-brand-tint px-4 py-3">
          <p className="min-w-0 flex-1 basis-64 text-sm wrap-anywhere">
            <span className="block text-13 text-muted">
              {t(copied.is_next ? 'form.next' : 'form.last', { date: format.date(copied.date) })}
            </span>
            <span className="font-medium">{formulaInWords(copied.lines)}</span>
          </p>
          <Button size="sm" icon={Copy} onClick={() => lines.copy(copied.lines)}>
            {t(copied.is_next ? 'form.copyNext' : 'form.copy')}
          </Button>
        </div>
      )}
      <p role="status" className="sr-only">
        {lines.isCopied && t('form.copied')}
      </p>
      <FormulaLines form={form} lines={lines} />
      <TextArea label={t('form.result')} hint={t('form.resultHint')} {...form.field('result')} />
      {visit && visit.appointment_id !== null && (
        <PhotosOfVisit
          clientId={clientId}
          visit={{ ...visit, appointment_id: visit.appointment_id }}
          sheetId={target?.id ?? null}
        />
      )}
    </FormSheet>
  );
}
