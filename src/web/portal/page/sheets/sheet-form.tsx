import { Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import type { PortalAppointment } from '#contract/portal/appointments.ts';
import type { PortalSheet } from '#contract/portal/sheets.ts';
import type { TechnicalSheet } from '#contract/technical-sheets/operations.ts';
import { formulaInWords, isEmptyLine } from '#domain/technical-sheets/formula.ts';
import type { PlainRefusal } from '#web/ground/api/plain-call.ts';
import { useOnce } from '#web/ground/use-once.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Banner, useBanner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-field.tsx';
import { Question, Sheet } from '../overlay.tsx';
import { useSession } from '../session.ts';
import { useWriting } from '../use-writing.ts';
import { EarlierSheets } from './earlier-sheets.tsx';
import { FormulaFields } from './formula-fields.tsx';
import { type Draft, draftOf, formOf, keyAt, linesOf } from './sheet-draft.ts';
import { SheetPhotos } from './sheet-photos.tsx';

type Props = {
  appointment: PortalAppointment;
  /** As it is now: another one when somebody changed it elsewhere. */
  read: PortalSheet;
  /** A photo came or went: what is being read meanwhile does not know of it. */
  onChange: () => void;
  onClose: () => void;
};
type Refusal = { sentence: string; wrong?: { key: number; field: string } | undefined; fresh?: TechnicalSheet | null };

export function SheetForm({ appointment, read, onChange, onClose }: Props) {
  const { t } = useTranslation(['technicalSheets', 'ui']);
  const writing = useWriting();
  const banner = useBanner();
  const { ask } = useSession();
  const { isBusy, once } = useOnce();
  const body = useRef<HTMLDivElement>(null);
  const [first, setFirst] = useState(() => draftOf(read.sheet));
  const [draft, setDraft] = useState(first);
  const [version, setVersion] = useState(read.sheet?.version ?? null);
  /** What the form began with: what is read later is news. */
  const [seen, setSeen] = useState(read);
  const [refusal, setRefusal] = useState<Refusal>();
  const [isAsked, setAsked] = useState(false);
  const isTyped = JSON.stringify(formOf(draft)) !== JSON.stringify(formOf(first));
  const [last] = read.earlier.filter(({ lines }) => lines.length > 0);
  const isUnwritten = draft.lines.every(isEmptyLine);
  // Changed elsewhere: shown at once if nothing was typed. Otherwise saving is refused and offers it.
  if (read !== seen && !isTyped && !isBusy) {
    setSeen(read);
    if ((read.sheet?.version ?? null) !== version) take(read.sheet);
  }

  const close = () => {
    if (!isBusy) isTyped ? setAsked(true) : onClose();
  };
  const save = () =>
    void once(async () => {
      setRefusal(undefined);
      const answer = await ask<TechnicalSheet>('sheet_save', { id: appointment.id, version, ...formOf(draft) });
      if (!answer.ok) {
        const refusal = refusalOf(answer, draft, t('portal.saveFailed'));
        // Saving again writes over it, knowingly.
        if (refusal.fresh !== undefined) setVersion(refusal.fresh?.version ?? null);
        return setRefusal(refusal);
      }
      banner.success(t('form.saved'));
      onClose();
    });

  function take(fresh: TechnicalSheet | null) {
    setSeen(read);
    setVersion(fresh?.version ?? null);
    setFirst(draftOf(fresh));
    setDraft(draftOf(fresh));
    setRefusal(undefined);
  }

  const { fresh } = refusal ?? {};
  const seeTheirs = fresh && { label: t('portal.takeTheirs'), onPress: () => take(fresh) };
  return (
    <>
      {isAsked && (
        <Question
          title={t('ui:overlays.unsaved.question')}
          text={t('ui:overlays.unsaved.warning')}
          yes={t('ui:overlays.unsaved.discard')}
          no={t('ui:overlays.unsaved.stay')}
          onYes={onClose}
          onNo={() => setAsked(false)}
        />
      )}
      <Sheet
        title={t('portal.title')}
        body={body}
        onClose={close}
        onSubmit={save}
        foot={
          <Button variant="primary" type="submit" loading={isBusy}>
            {t('form.save')}
          </Button>
        }
      >
        <div role="alert" className="empty:hidden" id="sheet-refusal">
          {refusal && (
            <Banner tone="danger" action={seeTheirs || undefined}>
              {refusal.sentence} {fresh && t('portal.now', { now: formulaInWords(fresh.lines) || fresh.result })}
              {fresh === null && t('portal.nowNone')}
            </Banner>
          )}
        </div>
        <p className="text-muted wrap-anywhere">
          <span className="font-medium text-text">{appointment.client_name}</span>
          {`, ${appointment.service_name}, ${writing.date(appointment.date)}`}
        </p>
        {last && isUnwritten && (
          <div className="grid gap-2 rounded-card border border-brand-fill bg-brand-tint px-4 py-3 text-sm">
            <p className="wrap-anywhere">
              <span className="block text-13 text-muted">
                {t(last.is_next ? 'form.next' : 'form.last', { date: writing.date(last.date) })}
              </span>
              <span className="font-medium">{formulaInWords(last.lines)}</span>
            </p>
            <Button
              size="sm"
              icon={Copy}
              className="justify-self-start"
              onClick={() => setDraft({ ...draft, lines: linesOf(last.lines) })}
            >
              {t(last.is_next ? 'form.copyNext' : 'form.copy')}
            </Button>
          </div>
        )}
        <FormulaFields draft={draft} onChange={setDraft} wrong={refusal?.wrong} errorAt="sheet-refusal" />
        <TextArea
          label={t('form.result')}
          hint={t('form.resultHint')}
          maxLength={2000}
          value={draft.result}
          onChange={({ currentTarget }) => setDraft({ ...draft, result: currentTarget.value })}
        />
        <SheetPhotos appointment={appointment} photos={read.photos} onChange={onChange} />
        <EarlierSheets sheets={read.earlier} />
      </Sheet>
    </>
  );
}

function refusalOf({ status, sentence, details }: PlainRefusal, draft: Draft, failed: string): Refusal {
  const { fields = {}, sheet } = (details ?? {}) as { fields?: Record<string, string>; sheet?: TechnicalSheet | null };
  const [, place, field] = /^lines\.(\d+)\.(\w+)$/.exec(Object.keys(fields)[0] ?? '') ?? [];
  const key = place === undefined ? undefined : keyAt(draft, Number(place));
  return {
    sentence: status !== undefined && status < 500 && sentence ? sentence : failed,
    ...(key !== undefined && field ? { wrong: { key, field } } : {}),
    ...(sheet === undefined ? {} : { fresh: sheet }),
  };
}
