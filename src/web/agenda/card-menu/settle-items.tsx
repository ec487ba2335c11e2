import { Menu } from '@base-ui/react/menu';
import { Ban, ReceiptText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Card } from '#contract/agenda/appointments.ts';
import { comandaPath } from '#contract/paths.ts';
import type { Cents } from '#domain/shared/money.ts';
import { CLIENT_PAYMENT_METHODS } from '#domain/shared/payment-methods.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useMethods } from '#web/ground/use-methods.ts';
import { popupItem } from '#web/ui/popup-style.ts';
import { useSettle } from './use-settle.ts';

/** What the client pays and how, which finalises it; or the end of the appointment. */
export function SettleItems({ card }: { card: Card }) {
  const { t } = useTranslation(['agenda', 'app']);
  const { money } = useFormat();
  const settle = useSettle();
  const methods = useMethods(CLIENT_PAYMENT_METHODS, card.payment_method);
  const navigate = useNavigate();
  return (
    <>
      <Menu.Group>
        <Menu.GroupLabel className="flex items-baseline justify-between gap-4 px-3 pt-1.5 pb-1">
          <span className="text-13 text-muted">{t('settle.with')}</span>
          <span className="text-base font-semibold tabular-nums">{money(card.revenue as Cents)}</span>
        </Menu.GroupLabel>
        {methods.map((payment_method) => (
          <Menu.Item
            key={payment_method}
            className={popupItem}
            onClick={() => settle(card, { status: 'finalizado', payment_method })}
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
        onClick={() => settle(card, { status: 'cancelado', payment_method: card.payment_method })}
      >
        <Ban aria-hidden className="size-4.5 flex-none" strokeWidth={1.75} />
        {t('settle.cancel')}
      </Menu.Item>
    </>
  );
}
