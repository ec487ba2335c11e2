import { Check, type LucideIcon, Split } from 'lucide-react';
import { useId } from 'react';
import { meansOf } from '#domain/payments/means.ts';
import { CLIENT_PAYMENT_METHODS } from '#domain/shared/payment-methods.ts';
import { useMethods } from '#web/ground/use-methods.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { classNames } from '#web/ui/class-names.ts';
import { SIGNS } from './methods.ts';
import type { Paying } from './use-paying.ts';

type PayTilesProps = {
  paying: Paying;
  hasClient: boolean;
  /** Money that comes in now: no way to owe it. */
  isReceived?: boolean;
};

/** A tile for each payment method; the last one divides. Tiles show a short word, screen readers hear the whole name. */
export function PayTiles({ paying, hasClient, isReceived = false }: PayTilesProps) {
  const { t } = useTranslation(['cashier', 'app']);
  const why = useId();
  const methods = useMethods(CLIENT_PAYMENT_METHODS, CLIENT_PAYMENT_METHODS.find(paying.isChosen)).filter(
    (method) => !(isReceived && meansOf(method).isPending),
  );
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="sr-only">{t('sale.method')}</legend>
      <div className="grid grid-cols-4 gap-2">
        {methods.map((method) => {
          const isBarred = meansOf(method).needs === 'client' && !hasClient;
          return (
            <Tile
              key={method}
              icon={SIGNS[method].icon}
              word={t(`sale.tiles.${SIGNS[method].word}`)}
              name={t(`app:paymentMethods.${method}`)}
              isPressed={paying.isChosen(method)}
              disabled={isBarred}
              describedBy={isBarred ? why : undefined}
              onPress={() => paying.press(method)}
            />
          );
        })}
        <Tile
          icon={Split}
          word={t('sale.tiles.split')}
          name={t('sale.split')}
          isPressed={paying.isSplit}
          isDashed
          className={REST_OF_ROW[methods.length % 4]}
          onPress={paying.toggleSplit}
        />
      </div>
      {!hasClient && !isReceived && (
        <p id={why} className="text-13 text-muted">
          {t('sale.monthlyNeedsClient')}
        </p>
      )}
    </fieldset>
  );
}

/** The last tile fills what the methods leave of a row of four. */
const REST_OF_ROW = ['col-span-4', 'col-span-3', 'col-span-2', ''];

type TileProps = {
  icon: LucideIcon;
  word: string;
  name: string;
  isPressed: boolean;
  isDashed?: boolean;
  disabled?: boolean;
  describedBy?: string | undefined;
  className?: string | undefined;
  onPress: () => void;
};

function Tile({ icon: Icon, word, name, isPressed, isDashed, disabled, describedBy, className, onPress }: TileProps) {
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      aria-label={name}
      aria-describedby={describedBy}
      title={name}
      disabled={disabled}
      onClick={onPress}
      className={classNames(
        'relative grid min-h-14 min-w-0 content-center justify-items-center gap-1 rounded-control border bg-raised py-1.5 text-xs font-medium tracking-tight shadow-1 transition-colors select-none max-md:min-h-13',
        'enabled:hover:bg-subtle disabled:cursor-not-allowed disabled:bg-subtle disabled:text-muted disabled:shadow-none',
        'aria-pressed:border-brand-text aria-pressed:bg-brand-tint-strong aria-pressed:text-brand-text aria-pressed:inset-ring aria-pressed:inset-ring-brand-text dark:aria-pressed:text-[#e3c8ff]',
        isDashed ? 'border-dashed border-control aria-pressed:border-solid' : 'border-edge',
        className,
      )}
    >
      <Icon aria-hidden strokeWidth={1.75} className="size-5" />
      <span aria-hidden="true" className="max-w-full truncate">
        {word}
      </span>
      {isPressed && (
        <span className="absolute -top-2 -right-2 grid size-5 place-items-center rounded-full bg-brand-fill text-on-brand">
          <Check aria-hidden className="size-3.5" strokeWidth={2.5} />
        </span>
      )}
    </button>
  );
}
