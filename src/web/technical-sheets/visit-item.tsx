import { Copy, CopyX, Ellipsis, Pencil, Plus, Repeat2, Trash2 } from 'lucide-react';
import type { ClientPhoto, SheetVisit, TechnicalSheet } from '#contract/technical-sheets/operations.ts';
import { barOf } from '#domain/team/colours.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useSalonToday } from '#web/ground/use-salon-today.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { FormulaTable } from './formula-table.tsx';
import { useRemoveSheet, useRepeatSheet } from './use-sheets.ts';
import { VisitPhotos } from './visit-photos.tsx';

type Props = {
  clientId: string;
  visit: SheetVisit;
  /** The newest one is mostly what is being worked on: its sheet is edited, an older one repeated. */
  isNewest: boolean;
  onFill: () => void;
  onPhoto: (photo: ClientPhoto, among: readonly ClientPhoto[]) => void;
};

/** A visit on the line of visits, with what was mixed and how it came out. */
export function VisitItem({ clientId, visit, isNewest, onFill, onPhoto }: Props) {
  const { t } = useTranslation('technicalSheets');
  const { sheet, services, professional_color } = visit;
  const name = services.join(', ') || t(visit.appointment_id === null ? 'noVisit' : 'noService');
  const hasMore = sheet !== null || visit.photos.length > 0;
  return (
    <li className="relative grid grid-cols-1 gap-3 pb-7 pl-7 last:pb-0" data-visit={visit.id}>
      <span
        aria-hidden="true"
        className="absolute top-1.5 left-0 z-1 size-3 rounded-full border-[3px] bg-surface"
        style={{ borderColor: barOf(professional_color ?? '') }}
      />
      <span
        aria-hidden="true"
        className="absolute top-4 -bottom-1.5 left-[5px] w-0.5 bg-divider in-[li:last-child]:hidden"
      />
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 basis-44">
          <h3 className="font-semibold wrap-anywhere">{name}</h3>
          <p className="text-13 text-muted tabular-nums">
            <When visit={visit} />
          </p>
        </div>
        {sheet ? (
          <SheetActions sheet={sheet} name={name} isNewest={isNewest} onEdit={onFill} />
        ) : (
          <Button
            size="sm"
            variant="ghost"
            icon={Plus}
            className="text-brand-text! @max-md:w-full"
            aria-label={t('fillInOf', { visit: name })}
            onClick={onFill}
          >
            {t('fillIn')}
          </Button>
        )}
      </div>
      {hasMore && (
        <div className="@container rounded-card border border-divider">
          {sheet && <FormulaTable lines={sheet.lines} />}
          <div className="flex flex-wrap items-start gap-3 border-t border-divider px-4 py-3 first:border-t-0">
            {sheet?.result && (
              <div className="min-w-0 flex-1 basis-56">
                <p className="text-13 text-muted">{t('result')}</p>
                <p className="text-sm whitespace-pre-line wrap-anywhere">{sheet.result}</p>
              </div>
            )}
            <VisitPhotos clientId={clientId} visit={visit} onOpen={onPhoto} />
          </div>
        </div>
      )}
    </li>
  );
}

function When({ visit }: { visit: SheetVisit }) {
  const { t } = useTranslation('technicalSheets');
  const format = useFormat();
  const today = useSalonToday();
  const { start_time: time, professional_name: name } = visit;
  const day = format.date(visit.date);
  const at = time === null ? day : t('at', { date: day, time });
  const when = visit.date === today ? t('today', { date: at }) : at;
  const what = name ? t('with', { when, name }) : when;
  return visit.sheet ? what : t('without', { when: what });
}

type ActionsProps = { sheet: TechnicalSheet; name: string; isNewest: boolean; onEdit: () => void };

function SheetActions({ sheet, name, isNewest, onEdit }: ActionsProps) {
  const { t } = useTranslation('technicalSheets');
  const repeat = useRepeatSheet();
  const remove = useRemoveSheet();
  const { id, is_next } = sheet;
  const mark = { icon: is_next ? CopyX : Copy, label: t(is_next ? 'repeatNot' : 'repeat') };
  const toggle = () => void repeat.save({ id, is_next: !is_next });
  const isMarking = !isNewest && !is_next;
  return (
    <div className="flex flex-wrap items-center gap-2 @max-md:w-full">
      {is_next && (
        <Badge tone="info" icon={Repeat2}>
          {t('repeats')}
        </Badge>
      )}
      <Button
        size="sm"
        className="@max-md:flex-1"
        icon={isMarking ? Copy : Pencil}
        loading={isMarking && repeat.isSaving}
        aria-label={t(isMarking ? 'repeatOf' : 'editOf', { visit: name })}
        onClick={isMarking ? toggle : onEdit}
      >
        {t(isMarking ? 'repeat' : 'edit')}
      </Button>
      <Menu
        trigger={<IconButton size="sm" icon={Ellipsis} label={t('moreActions', { visit: name })} />}
        groups={[
          isMarking ? [{ label: t('edit'), icon: Pencil, onSelect: onEdit }] : [{ ...mark, onSelect: toggle }],
          [{ label: t('form.delete'), icon: Trash2, danger: true, onSelect: () => void remove.ask(id) }],
        ]}
      />
    </div>
  );
}
