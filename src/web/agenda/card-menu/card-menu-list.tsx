import { Menu } from '@base-ui/react/menu';
import { useQuery } from '@tanstack/react-query';
import { Ban, ReceiptText } from 'lucide-react';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import type { Card } from '#contract/agenda/appointments.ts';
import { comandaPath } from '#contract/paths.ts';
import { statusOf } from '#domain/agenda/statuses.ts';
import { doesService } from '#domain/services/who-does-what.ts';
import type { Cents } from '#domain/shared/money.ts';
import { CLIENT_PAYMENT_METHODS } from '#domain/shared/payment-methods.ts';
import { api } from '#web/ground/api/client.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useMay } from '#web/ground/use-may.ts';
import { useMethods } from '#web/ground/use-methods.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { popup, popupItem, popupList } from '#web/ui/popup-style.ts';
import type { OverlayState } from '#web/ui/use-overlay.ts';
import { useRequestDecision } from '../requests/use-request-decision.ts';
import { VisitItems } from '../visit/visit-items.tsx';
import { busyDuring } from './busy-during.ts';
import { useChangeStatus } from './use-change-status.ts';

/** The card whose menu is open, or was last. `isByKey`: the first entry has the focus then, as in any menu. */
export type Shown = { card: Card; anchor: HTMLElement; isByKey: boolean };

/** What can be done with a card, beside the button that was pressed. */
export function CardMenuList({ open, onOpenChange, shown }: OverlayState & { shown: Shown | undefined }) {
  const list = useRef<HTMLDivElement>(null);
  return (
    <Menu.Root
      open={open}
      onOpenChange={onOpenChange}
      onOpenChangeComplete={(isThere) => {
        if (!isThere) shown?.anchor.removeAttribute('aria-expanded');
        else if (shown?.isByKey) list.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
      }}
    >
      <Menu.Portal>
        <Menu.Positioner
          anchor={shown?.anchor}
          sideOffset={4}
          align="end"
          collisionPadding={8}
          className="z-40 outline-none"
        >
          {/* The button may be gone by then, but the card stays. */}
          <Menu.Popup
            ref={list}
            finalFocus={() => cardOf(shown?.anchor)}
            className={`${popup} ${popupList} max-h-(--available-height)! min-w-56`}
          >
            {shown && (statusOf(shown.card) === 'aguardando' ? <GiveItems {...shown} /> : <StatusItems {...shown} />)}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

function cardOf(anchor: HTMLElement | undefined): HTMLElement | true {
  return anchor?.closest('.appointment')?.querySelector('button') ?? true;
}

/** A request without a professional is given one here, which approves it. */
function GiveItems({ card }: { card: Card }) {
  const { t } = useTranslation('agenda');
  const { approve } = useRequestDecision();
  const { data: day } = useQuery(api.agenda.days.queryOptions({ input: { from: card.date, to: card.date } }));
  const { data: request } = useQuery(api.agenda.read.queryOptions({ input: { id: card.id } }));
  const busy = day && busyDuring(day, card);
  const isOdd = (id: string) =>
    request?.lines.some(({ offered, professional_id }) => offered && !professional_id && !doesService(offered, id));
  const active = day?.professionals.filter(({ ativo }) => ativo) ?? [];
  // Free professionals first.
  const offered = active.toSorted((a, b) => Number(busy?.has(a.id)) - Number(busy?.has(b.id)));
  return (
    <Menu.Group>
      <Menu.GroupLabel className="px-3 pt-1.5 pb-1 text-13 text-muted">{t('requests.approveWith')}</Menu.GroupLabel>
      {offered.map(({ id, nome }) => (
        <Menu.Item key={id} className={popupItem} onClick={() => approve(card, id)}>
          <span className="min-w-0 flex-1">
            {/* On the same line: what comes later moves nothing. */}
            <span className="flex items-baseline justify-between gap-4">
              <span className="truncate">{nome}</span>
              {isOdd(id) && <span className="flex-none text-13 text-muted">{t('requests.doesNotDo')}</span>}
            </span>
            {busy?.has(id) && <span className="block text-13 text-muted">{t('requests.busyThen')}</span>}
          </span>
        </Menu.Item>
      ))}
    </Menu.Group>
  );
}

/** Says how the visit stands, finalises the appointment with a payment method, or cancels it. */
function StatusItems({ card }: { card: Card }) {
  const { t } = useTranslation(['agenda', 'app']);
  const { money } = useFormat();
  const changeStatus = useChangeStatus();
  const methods = useMethods(CLIENT_PAYMENT_METHODS, card.payment_method);
  const navigate = useNavigate();
  const may = useMay();
  return (
    <>
      <VisitItems card={card} />
      {may('payments') && (
        <>
          <Menu.Group>
            <Menu.GroupLabel className="flex items-baseline justify-between gap-4 px-3 pt-1.5 pb-1">
              <span className="text-13 text-muted">{t('changeStatus.with')}</span>
              <span className="text-base font-semibold tabular-nums">{money(card.revenue as Cents)}</span>
            </Menu.GroupLabel>
            {methods.map((payment_method) => (
              <Menu.Item
                key={payment_method}
                className={popupItem}
                onClick={() => changeStatus(card, { status: 'finalizado', payment_method })}
              >
                {t(`app:paymentMethods.${payment_method}`)}
              </Menu.Item>
            ))}
          </Menu.Group>
          <Menu.Separator className="mx-1.5 my-1.5 h-px bg-divider" />
          <Menu.Item className={popupItem} onClick={() => navigate(comandaPath(card.id))}>
            <ReceiptText aria-hidden className="size-4.5 flex-none" strokeWidth={1.75} />
            {t('ticket.word')}
          </Menu.Item>
        </>
      )}
      <Menu.Item
        className={`${popupItem} text-danger-text`}
        onClick={() => changeStatus(card, { status: 'cancelado', payment_method: card.payment_method })}
      >
        <Ban aria-hidden className="size-4.5 flex-none" strokeWidth={1.75} />
        {t('changeStatus.cancel')}
      </Menu.Item>
    </>
  );
}
