import { CalendarX2, Check, Ellipsis, Pencil, SquarePen, Trash2 } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { FixedCost } from '#contract/fixed-costs/operations.ts';
import { StaleNotice } from '#web/ground/stale-notice.tsx';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { Table } from '#web/ui/table.tsx';
import { usePhone } from '#web/ui/use-phone.ts';
import { useRoom } from '#web/ui/use-room.ts';
import { useDiscardQuestion, useUnsavedGuard } from '#web/ui/use-unsaved-guard.ts';
import { useCostFields } from './cost-fields.tsx';
import { PaidBadge } from './paid-badge.tsx';
import { useCostWords } from './use-cost-words.ts';
import { useChangeCost } from './use-costs.ts';

export type CostDeeds = {
  onEditType: (cost: FixedCost) => void;
  onEnd: (cost: FixedCost) => void;
  onRemove: (cost: FixedCost) => void;
};

type Props = {
  label: string;
  costs: readonly FixedCost[];
  total: number;
  isLoading: boolean;
  empty: ReactNode;
  deeds: CostDeeds;
  /** On a phone, and where the columns have no room, a row opens a sheet. */
  onOpen: (cost: FixedCost) => void;
};

/** The row that is edited wears the brand's tint and makes room below its fields for the buttons. */
const editedRow =
  '[&_tr:has([data-editing])]:relative [&_tbody_tr:has([data-editing])]:bg-brand-tint [&_tr:has([data-editing])>td]:pt-2.5 ' +
  '[&_tr:has([data-editing])>td]:pb-14 [&_tr:has([data-editing])>td]:align-top ' +
  // Small letters make a date fit, where the browser does not zoom into them.
  'pointer-fine:[&_tr:has([data-editing])_:is(input,select)]:text-sm';

/** An edited row may be wider than the table: its buttons stay in sight while the rest scrolls. */
const pinned =
  'md:[&_:is(td,th)]:px-1.5 md:[&_:is(td,th):first-child]:pl-5 md:[&_:is(td,th):last-child]:pr-5 md:[&_tr]:bg-surface md:[&_:is(td,th):last-child]:sticky md:[&_:is(td,th):last-child]:right-0 md:[&_th:last-child]:z-3 ' +
  'md:[&_tbody_td:last-child]:bg-inherit';

/** The month by due date. One row at a time can be edited where it stands: Enter saves it, Escape leaves it as it was. */
export function CostTable({ label, costs, total, isLoading, empty, deeds, onOpen }: Props) {
  const { t } = useTranslation(['fixedCosts', 'app']);
  const words = useCostWords();
  const isPhone = usePhone();
  const { frame, editing, form, fresh, failure, start, stop, takeFresh, submit } = useRowEditing();
  const { hasRoom, ref } = useRoom({ isPaused: editing !== undefined });
  const fields = useCostFields(form, { hideLabel: true });
  const isEdited = ({ id }: FixedCost) => id === editing?.id;
  return (
    <form
      ref={frame}
      noValidate
      onSubmit={submit}
      onKeyDown={stopOnEscape}
      className={`border-divider max-md:border-t ${pinned} ${editedRow}`}
    >
      <div className="px-6 not-has-[[role=alert]:empty]:pb-3">
        <StaleNotice fresh={editing && fresh} words={words.whole} failure={editing && failure} onTake={takeFresh} />
      </div>
      <div ref={ref}>
        <Table
          label={label}
          rows={costs}
          rowKey={({ id }) => id}
          isLoading={isLoading}
          empty={empty}
          isList={!hasRoom}
          onRowClick={isPhone || !hasRoom ? onOpen : undefined}
          columns={[
            {
              key: 'cost',
              header: t('columns.cost'),
              total: t('total'),
              cell: (cost) => (
                <span className="block min-w-28 py-1 min-[88rem]:min-w-44" data-editing={isEdited(cost) || undefined}>
                  <span className="block font-medium">{cost.name}</span>
                  <span className="block text-13 text-muted">{t(`app:costCategories.${cost.category}`)}</span>
                </span>
              ),
            },
            {
              key: 'due',
              header: t('columns.due'),
              width: '10.5rem',
              cell: (cost) =>
                isEdited(cost) ? (
                  fields.due
                ) : (
                  // As wide as the field, so that nothing moves when it appears.
                  <span className="block whitespace-nowrap tabular-nums min-[88rem]:min-w-37">{words.due(cost)}</span>
                ),
            },
            {
              key: 'method',
              header: t('columns.method'),
              width: '11.5rem',
              cell: (cost) => (isEdited(cost) ? fields.method : words.method(cost)),
            },
            {
              key: 'observations',
              header: t('columns.observations'),
              cell: (cost) =>
                isEdited(cost) ? (
                  fields.observations
                ) : (
                  <span className="block max-w-48 truncate text-muted" title={cost.observations || undefined}>
                    {cost.observations}
                  </span>
                ),
            },
            {
              key: 'value',
              header: t('columns.value'),
              align: 'right',
              width: '9rem',
              total: words.amount(total),
              cell: (cost) =>
                isEdited(cost) ? (
                  <span className="block text-left [&_input]:text-right">{fields.value}</span>
                ) : (
                  <span className="font-medium whitespace-nowrap">{words.amount(cost.value)}</span>
                ),
            },
            {
              key: 'status',
              header: t('columns.status'),
              width: '9.5rem',
              cell: (cost) => (isEdited(cost) ? fields.paid : <PaidBadge cost={cost} />),
            },
            {
              key: 'actions',
              header: t('columns.actions'),
              isHeaderHidden: true,
              align: 'right',
              width: '6rem',
              cell: (cost) =>
                isEdited(cost) ? (
                  <span className="absolute right-6 bottom-2.5 flex gap-1">
                    <Button size="sm" variant="ghost" onClick={stop}>
                      {t('edit.cancel')}
                    </Button>
                    <Button size="sm" type="submit" icon={Check} loading={form.isSubmitting}>
                      {t('edit.save')}
                    </Button>
                  </span>
                ) : (
                  <RowActions cost={cost} deeds={deeds} onEdit={() => start(cost)} />
                ),
            },
          ]}
          phone={(cost) => ({
            title: cost.name,
            value: words.amount(cost.value),
            detail: [words.shortDue(cost), words.method(cost)].join(', '),
            badge: <PaidBadge cost={cost} />,
          })}
        />
      </div>
    </form>
  );

  function stopOnEscape(event: KeyboardEvent<HTMLFormElement>) {
    // What opens above the page (a calendar, a menu) closes by itself.
    const isInRow = event.target instanceof Element && event.currentTarget.contains(event.target);
    if (event.key === 'Escape' && editing && isInRow) stop();
  }
}

function RowActions({ cost, deeds, onEdit }: { cost: FixedCost; deeds: CostDeeds; onEdit: () => void }) {
  const { t } = useTranslation('fixedCosts');
  return (
    <span className="-mr-2 inline-flex gap-0.5">
      <IconButton
        size="sm"
        icon={Pencil}
        label={t('actions.edit', { name: cost.name })}
        data-edits={cost.id}
        onClick={onEdit}
      />
      <Menu
        trigger={<IconButton size="sm" icon={Ellipsis} label={t('actions.more', { name: cost.name })} />}
        groups={[
          [
            { label: t('actions.editType'), icon: SquarePen, onSelect: () => deeds.onEditType(cost) },
            { label: t('actions.end'), icon: CalendarX2, onSelect: () => deeds.onEnd(cost) },
          ],
          [{ label: t('actions.remove'), icon: Trash2, danger: true, onSelect: () => deeds.onRemove(cost) }],
        ]}
      />
    </span>
  );
}

/** Which row is edited, and where the focus goes when that begins and ends. */
function useRowEditing() {
  const frame = useRef<HTMLFormElement>(null);
  const [editing, setEditing] = useState<FixedCost>();
  const last = useRef<string>(undefined);
  const stop = () => setEditing(undefined);
  const { begin, form, ...change } = useChangeCost(undefined, stop);
  const isDirty = editing !== undefined && form.isDirty;
  const mayDiscard = useDiscardQuestion();
  useUnsavedGuard(isDirty, stop);

  useEffect(() => {
    const find = (selector: string) => frame.current?.querySelector<HTMLElement>(selector);
    if (editing) find('tr:has([data-editing]) input')?.focus();
    else if (last.current) find(`[data-edits="${last.current}"]`)?.focus();
    last.current = editing?.id;
  }, [editing]);

  async function start(cost: FixedCost) {
    if (isDirty && !(await mayDiscard())) return;
    begin(cost);
    setEditing(cost);
  }

  return {
    ...change,
    frame,
    form,
    editing,
    start,
    stop,
    takeFresh: (fresh: FixedCost) => {
      begin(fresh);
      setEditing(fresh);
    },
  };
}
