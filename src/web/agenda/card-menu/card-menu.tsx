import { Menu } from '@base-ui/react/menu';
import { useQuery } from '@tanstack/react-query';
import { Ban, Check, ReceiptText } from 'lucide-react';
import { createContext, type ReactNode, use, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Card } from '#contract/agenda/appointments.ts';
import { comandaPath } from '#contract/paths.ts';
import { statusOf } from '#domain/agenda/statuses.ts';
import type { Cents } from '#domain/shared/money.ts';
import { CLIENT_PAYMENT_METHODS } from '#domain/shared/payment-methods.ts';
import { api } from '#web/ground/api/client.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useMethods } from '#web/ground/use-methods.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { popup, popupItem, popupList } from '#web/ui/popup-style.ts';
import { useRequestDecision } from '../requests/use-request-decision.ts';
import { busyDuring } from './busy-during.ts';
import { useChangeStatus } from './use-change-status.ts';

/** `isByKey`: then the first entry has the focus, as in any menu. */
type Open = (card: Card, anchor: HTMLElement, isByKey: boolean) => void;

const OpenContext = createContext<Open>(() => {});

/** Opens the menu of a card beside the button that was pressed. */
export const useCardMenu = () => use(OpenContext);

/** One menu for all the cards of the agenda: a day has a hundred of them, and one is open at a time. */
export function CardMenuProvider({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  // Kept after it closed, so that the words stay while it fades.
  const [shown, setShown] = useState<{ card: Card; anchor: HTMLElement; isByKey: boolean }>();
  const list = useRef<HTMLDivElement>(null);
  const [open] = useState<Open>(() => (card: Card, anchor: HTMLElement, isByKey: boolean) => {
    setShown({ card, anchor, isByKey });
    // Set on the element, so that a thousand buttons need not render. It keeps the button visible while the pointer is on the menu.
    anchor.ariaExpanded = 'true';
    setOpen(true);
  });
  return (
    <OpenContext value={open}>
      {children}
      <Menu.Root
        open={isOpen}
        onOpenChange={setOpen}
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
              className={`${popup} ${popupList} min-w-56`}
            >
              {shown && (statusOf(shown.card) === 'aguardando' ? <GiveItems {...shown} /> : <StatusItems {...shown} />)}
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
    </OpenContext>
  );
}

function cardOf(anchor: HTMLElement | undefined): HTMLElement | true {
  return anchor?.closest('.appointment')?.querySelector('button') ?? true;
}

type StatusButtonProps = { card: Card; isTabStop?: boolean; className: string };

/** Finalises or cancels without opening the sheet, while there is something to finalise. */
export function StatusButton({ card, isTabStop = true, className }: StatusButtonProps) {
  const { t } = useTranslation('agenda');
  const open = useCardMenu();
  if (statusOf(card) !== 'pendente') return null;
  const label = t('changeStatus.open', { name: card.client_name });
  return (
    <button
      type="button"
      // The grid leaves presses on it alone: they open no sheet and drag nothing.
      data-foot
      aria-haspopup="menu"
      aria-label={label}
      title={label}
      tabIndex={isTabStop ? 0 : -1}
      onClick={(event) => open(card, event.currentTarget, event.detail === 0)}
      className={`items-center justify-center rounded-control border border-edge bg-raised text-text shadow-1 hover:text-success-text ${className}`}
    >
      <Check aria-hidden className="size-4" />
    </button>
  );
}

/** A request without a professional is given one here, which approves it. */
function GiveItems({ card }: { card: Card }) {
  const { t } = useTranslation('agenda');
  const { approve } = useRequestDecision();
  const { data: day } = useQuery(api.agenda.days.queryOptions({ input: { from: card.date, to: card.date } }));
  const busy = day && busyDuring(day, card);
  const active = day?.professionals.filter(({ ativo }) => ativo) ?? [];
  // Free professionals first.
  const offered = active.toSorted((a, b) => Number(busy?.has(a.id)) - Number(busy?.has(b.id)));
  return (
    <Menu.Group>
      <Menu.GroupLabel className="px-3 pt-1.5 pb-1 text-13 text-muted">{t('requests.approveWith')}</Menu.GroupLabel>
      {offered.map(({ id, nome }) => (
        <Menu.Item key={id} className={popupItem} onClick={() => approve(card, id)}>
          <span className="min-w-0 flex-1">
            <span className="block truncate">{nome}</span>
            {busy?.has(id) && <span className="block text-13 text-muted">{t('requests.busyThen')}</span>}
          </span>
        </Menu.Item>
      ))}
    </Menu.Group>
  );
}

/** Finalises the appointment with a payment method, or cancels it. */
function StatusItems({ card }: { card: Card }) {
  const { t } = useTranslation(['agenda', 'app']);
  const { money } = useFormat();
  const changeStatus = useChangeStatus();
  const methods = useMethods(CLIENT_PAYMENT_METHODS, card.payment_method);
  const navigate = useNavigate();
  return (
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
