import { Ban } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { PortalAppointment } from '#contract/portal/appointments.ts';
import { type ShownStatus, statusOf } from '#domain/agenda/statuses.ts';
import { formatDuration } from '#domain/shared/durations.ts';
import { WarningList } from '#web/ground/warning-list.tsx';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Question, Sheet } from '../overlay.tsx';
import { useWriting } from '../use-writing.ts';
import type { Opened } from './appointment-draft.ts';
import { draftOf, isSame, newDraft } from './appointment-draft.ts';
import { AppointmentFields } from './appointment-fields.tsx';
import { useSaveAppointment } from './use-save-appointment.ts';
import type { useSayVisit } from './use-say-visit.ts';
import { VisitRow } from './visit.tsx';

type Props = {
  opened: Opened;
  /** The same appointment in its current state. */
  now: PortalAppointment | undefined;
  date: string;
  today: string;
  onClose: () => void;
  onSaved: (sentence: string, appointment: PortalAppointment, isOverTimeOff: boolean) => void;
  onGone: () => void;
  /** Its technical sheet takes this one's place. */
  onSheet: () => void;
  visit: ReturnType<typeof useSayVisit>;
};

/** A new appointment, or an existing one to change or, if that is not allowed, to read. */
export function AppointmentSheet({ opened, now, date, today, onClose, onSaved, onGone, onSheet, visit }: Props) {
  const { t } = useTranslation(['portal', 'ui']);
  const writing = useWriting();
  const body = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState('id' in opened ? opened : undefined);
  const [first, setFirst] = useState(() => ('id' in opened ? draftOf(opened) : newDraft(date, opened.start)));
  const [draft, setDraft] = useState(first);
  const [asked, setAsked] = useState<{ what: 'discard' | 'cancel'; turn: number }>();
  const turns = useRef(0);
  const isTyped = !isSame(draft, first);
  const saving = useSaveAppointment(shown, { onSaved, onGone });

  // Changed elsewhere: shown at once if nothing was typed. Otherwise saving is refused and offers it.
  const newer = now && shown && isChanged(shown, now) ? now : undefined;
  if (newer && !isTyped && !saving.isBusy) show(newer);

  function show(appointment: PortalAppointment) {
    setShown(appointment);
    setFirst(draftOf(appointment));
    setDraft(draftOf(appointment));
  }

  const seeNewer = newer && {
    label: t('page.form.seeNow'),
    onPress: () => {
      show(newer);
      saving.forget();
    },
  };

  // Each refusal moves the focus to its field.
  useEffect(() => {
    if (saving.refusal) body.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [saving.refusal]);

  // A new key each time: if the browser closed all dialogs, the question opens above the sheet again.
  function ask(what: 'discard' | 'cancel') {
    turns.current += 1;
    setAsked({ what, turn: turns.current });
  }

  // What is being saved cannot be discarded.
  const unlessBusy = (deed: () => void) => () => void (saving.isBusy || deed());
  const close = unlessBusy(() => (isTyped ? ask('discard') : onClose()));
  // Cancelling asks first, by status or by button.
  const save = () => (draft.status === 'cancelado' && shown?.cancellable ? ask('cancel') : void saving.save(draft));
  const isEditable = !shown || shown.editable;
  const title = t(`page.form.${!shown ? 'new' : isEditable ? 'edit' : 'view'}`);

  const foot = isEditable ? (
    <Button variant="primary" type="submit" loading={saving.isBusy}>
      {t('page.form.save')}
    </Button>
  ) : (
    <Button onClick={onClose} className="max-md:flex-1">
      {t('page.form.close')}
    </Button>
  );

  return (
    <>
      {/* Before the sheet, so that it closes first and the focus returns step by step. */}
      {asked?.what === 'discard' && (
        <Question
          key={asked.turn}
          title={t('ui:overlays.unsaved.question')}
          text={t('ui:overlays.unsaved.warning')}
          yes={t('ui:overlays.unsaved.discard')}
          no={t('ui:overlays.unsaved.stay')}
          onYes={onClose}
          onNo={() => setAsked(undefined)}
        />
      )}
      {asked?.what === 'cancel' && shown && (
        <Question
          key={asked.turn}
          title={t('page.form.cancelQuestion', { client: shown.client_name })}
          text={t('page.form.cancelWarning', {
            date: writing.date(shown.date),
            range: t('page.agenda.range', { start: shown.start, end: shown.end }),
          })}
          yes={t('page.form.cancel')}
          no={t('page.form.keep')}
          isBusy={saving.isBusy}
          onYes={async () => {
            await saving.cancel(shown);
            setAsked(undefined);
          }}
          onNo={unlessBusy(() => setAsked(undefined))}
        />
      )}
      <Sheet title={title} body={body} foot={foot} onClose={close} onSubmit={isEditable ? save : undefined}>
        <div role="alert" className="empty:hidden" id="refusal">
          {saving.refusal && (
            <Banner tone="danger" action={seeNewer}>
              {saving.refusal.sentence}
            </Banner>
          )}
        </div>
        {shown && (
          <WarningList
            label={t('page.warnings.title')}
            warnings={(now ?? shown).warnings}
            kindOf={(kind) => t(`page.warnings.${kind}`)}
          />
        )}
        {shown && !isTyped && (
          <VisitRow
            appointment={shown}
            isBusy={visit.isBusy || saving.isBusy}
            onSay={(to) => {
              visit.say(shown, to);
              onClose();
            }}
          />
        )}
        {shown && !isEditable ? (
          <>
            {shown.read_only && (
              <Banner tone={shown.read_only === 'awaiting' ? 'pending' : 'quiet'}>
                {t(`page.form.readOnly.${shown.read_only}`)}
              </Banner>
            )}
            <AppointmentFacts appointment={shown} status={statusOf(shown)} />
          </>
        ) : (
          <AppointmentFields
            draft={draft}
            today={today}
            hasStatus={shown !== undefined}
            isFixed={shown?.services_fixed ?? false}
            wrong={saving.refusal?.fields ?? []}
            onChange={(changes) => setDraft({ ...draft, ...changes })}
          />
        )}
        {shown && shown.status !== 'cancelado' && !isTyped && (
          <Button className="justify-self-start" onClick={onSheet}>
            {t('page.form.sheet')}
          </Button>
        )}
        {shown?.cancellable && (
          <div className="border-t border-divider pt-4">
            <Button block variant="danger" icon={Ban} onClick={() => ask('cancel')}>
              {t('page.form.cancel')}
            </Button>
          </div>
        )}
      </Sheet>
    </>
  );
}

/** Closing a period makes an appointment read-only without changing it. */
function isChanged(shown: PortalAppointment, now: PortalAppointment): boolean {
  return now.version !== shown.version || now.read_only !== shown.read_only;
}

type AppointmentFactsProps = { appointment: PortalAppointment; status: ShownStatus };

function AppointmentFacts({ appointment, status }: AppointmentFactsProps) {
  const { t } = useTranslation('portal');
  const writing = useWriting();
  const { date, start, end, duration_minutes, client_name, service_name } = appointment;
  const facts = [
    [t('page.form.client'), client_name],
    [t('page.form.service'), service_name],
    [t('page.form.date'), writing.dayOfMonth(date)],
    [t('page.form.start'), t('page.agenda.range', { start, end })],
    [t('page.form.duration'), formatDuration(duration_minutes)],
    [t('page.form.status'), t(`page.agenda.status.${status}`)],
  ];
  return (
    <dl className="grid">
      {facts.map(([label, fact]) => (
        <div key={label} className="grid gap-0.5 border-t border-divider py-3 first:border-t-0">
          <dt className="text-13 text-muted">{label}</dt>
          <dd className="wrap-anywhere tabular-nums">{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
