import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Stretch } from '#domain/agenda/grid.ts';
import { statusOf } from '#domain/agenda/statuses.ts';
import { isSoon, markOf } from '#domain/agenda/visit.ts';
import { formatTime, type SalonNow } from '#domain/shared/time.ts';
import { WhatsappLink } from '#web/ground/whatsapp-link.tsx';
import { useTranslation } from '#web/texts/use-translation.ts';
import { StatusButton } from '../card-menu/card-menu.tsx';
import { struck } from '../grid/card-lines.tsx';
import type { Block, CardBlock, OffBlock } from '../grid/columns.ts';
import { statusIcons, useCardLabel, useOffLabel } from '../labels.ts';
import { RequestAnswers } from '../requests/request-buttons.tsx';
import { ReceiveButton } from '../ticket/receive-sheets.tsx';
import { ComandaButton } from '../ticket/ticket-buttons.tsx';
import { useAgendaAddress } from '../use-agenda-address.ts';
import { useUnblock } from '../use-unblock.ts';
import { VisitMark } from '../visit/visit-mark.tsx';
import { StepsLater } from '../visit/visits-later.tsx';
import { WarningSign } from '../warning-sign.tsx';

/** A row of the day's list, beside its time. */
export function TimedItem({ start, end, children }: Stretch & { children: ReactNode }) {
  return (
    <li className="grid grid-cols-[3rem_minmax(0,1fr)] gap-2">
      <p className="pt-2 text-sm font-semibold tabular-nums">
        {formatTime(start)}
        <span className="block text-13 font-normal text-muted">{formatTime(end)}</span>
      </p>
      {children}
    </li>
  );
}

type ItemProps<Of> = { block: Of; isEverybody: boolean };

/** An appointment or a block; `now` only of today. */
export function ListItem({ block, isEverybody, now }: ItemProps<Block> & { now: SalonNow | undefined }) {
  return (
    <TimedItem start={block.start} end={block.end}>
      {block.kind === 'card' ? (
        <CardItem block={block} isEverybody={isEverybody} now={now} />
      ) : (
        <OffItem block={block} isEverybody={isEverybody} />
      )}
    </TimedItem>
  );
}

type CardItemProps = ItemProps<CardBlock> & { now: SalonNow | undefined };

function CardItem({ block: { card, tone, by }, isEverybody, now }: CardItemProps) {
  const { t } = useTranslation('agenda');
  const { open } = useAgendaAddress();
  const label = useCardLabel();
  const status = statusOf(card);
  const mark = markOf(card, now);
  const Icon = mark ? undefined : statusIcons[status];
  return (
    <div
      data-staff={tone ?? 1}
      data-status={status}
      data-mark={mark?.mark}
      className="appointment relative grid grid-cols-1 content-start gap-0.5 rounded-control py-2 pr-3 pl-4"
    >
      <div className="flex items-center justify-between gap-2">
        {/* Where both do not fit in a line, the mark goes below the name: neither is cut. */}
        <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-2">
          <button
            type="button"
            aria-label={label({ ...card, professional_name: by }, mark)}
            onClick={() => open({ kind: 'edit', id: card.id })}
            className={`max-w-full text-left wrap-anywhere font-semibold outline-none after:absolute after:inset-0 ${struck}`}
          >
            {card.client_name}
            <WarningSign warning={card.client_warning} />
          </button>
          {mark && (
            <span className="flex-none text-13">
              <VisitMark {...mark} />
            </span>
          )}
          {Icon && (
            <span
              aria-hidden="true"
              className="inline-flex flex-none items-center gap-1 text-13 font-semibold text-(--word)"
            >
              <Icon strokeWidth={2.25} className="size-3.25" />
              {t(`status.${status}`)}
            </span>
          )}
        </div>
        <StatusButton card={card} className="relative -my-0.5 -mr-1 flex size-11 flex-none" />
        {status === 'finalizado' && (
          <ReceiveButton card={card} className="relative -my-0.5 -mr-1 flex size-11 flex-none" />
        )}
      </div>
      <p className={`truncate text-sm text-(--soft) ${struck}`}>{card.services.join(', ')}</p>
      {(isEverybody || card.professional_id === null) && (
        <p className="truncate text-13 text-(--soft)">{by || t('grid.unassigned')}</p>
      )}
      {now && isSoon(card, now) && <StepsLater card={card} now={now} />}
      <ComandaButton card={card} className="relative mt-1 justify-self-end" />
      {status === 'aguardando' && (
        <>
          {card.client_phone && (
            <p className="relative justify-self-start text-sm">
              <WhatsappLink phone={card.client_phone} />
            </p>
          )}
          <RequestAnswers card={card} />
        </>
      )}
    </div>
  );
}

function OffItem({ block, isEverybody }: ItemProps<OffBlock>) {
  const unblock = useUnblock();
  const { word, label } = useOffLabel(block);
  return (
    <div className="time-off relative flex min-h-11 items-center rounded-control p-2">
      <button
        type="button"
        aria-label={label}
        onClick={async ({ currentTarget }) => {
          const list = currentTarget.closest('ul');
          if (await unblock(block.off, block.name)) list?.focus();
        }}
        className="flex max-w-full items-center gap-1.5 rounded-control bg-surface px-2 py-0.5 text-sm font-medium outline-none after:absolute after:inset-0"
      >
        <Lock aria-hidden className="size-3.25 flex-none" />
        <span className="truncate">{isEverybody ? `${word}, ${block.name}` : word}</span>
      </button>
    </div>
  );
}
