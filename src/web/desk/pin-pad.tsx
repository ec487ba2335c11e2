import { CircleAlert, Delete } from 'lucide-react';
import { type Ref, useImperativeHandle, useState } from 'react';
import type { Session } from '#contract/account/operations.ts';
import type { DeskPerson } from '#contract/desk/operations.ts';
import { isPin, PIN_DIGITS } from '#domain/portal/pin.ts';
import { client } from '#web/ground/api/client.ts';
import { failureDetail, minutesToWait, refusalCode } from '#web/ground/api/errors.ts';
import { useOnce } from '#web/ground/use-once.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';

const PLACES = [...Array(PIN_DIGITS).keys()];
const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

type Props = {
  person: DeskPerson;
  /** What is typed wherever the focus is. */
  keys: Ref<(key: string) => void>;
  onIn: (session: Session) => Promise<unknown>;
  onForgot: () => void;
};

/** The sixth digit sends it. */
export function PinPad({ person, keys, onIn, onForgot }: Props) {
  const { t } = useTranslation('desk');
  const [pin, setPin] = useState('');
  const [error, setError] = useState('');
  const { isBusy, once } = useOnce();

  async function judge(typed: string) {
    try {
      await client.desk.unlock({ member_id: person.id, pin: typed });
      const session = await client.account.session({});
      if (!session) throw new Error('The session ended as it began.');
      await onIn(session);
    } catch (failure) {
      const code = refusalCode(failure);
      // If nobody judged it, it need not be typed again.
      if (code === 'WRONG_PIN' || code === 'TOO_MANY_TRIES') setPin('');
      if (code === 'WRONG_PIN') setError(t('lock.wrong'));
      else if (code === 'TOO_MANY_TRIES') setError(t('lock.wait', { count: minutesToWait(failure) }));
      else if (code === 'NO_DESK') setError(t('lock.ended'));
      else setError(t('lock.failed', { detail: failureDetail(failure) }));
    }
  }
  const send = (typed: string) => once(() => judge(typed));

  function press(key: string) {
    if (isBusy) return;
    if (key === 'Backspace') return setPin(pin.slice(0, -1));
    if (!/^[0-9]$/.test(key) || isPin(pin)) return;
    setError('');
    setPin(pin + key);
    if (isPin(pin + key)) send(pin + key);
  }
  useImperativeHandle(keys, () => press);

  return (
    <>
      <div>
        <p className="font-semibold wrap-anywhere">{person.name}</p>
        <p className="text-sm text-muted">{isBusy ? t('lock.opening') : t('lock.pin')}</p>
      </div>
      <div className="flex gap-3.5 py-1">
        {PLACES.map((place) => (
          <span
            key={place}
            aria-hidden="true"
            className={classNames(
              'size-3.5 rounded-full',
              place < pin.length
                ? 'bg-text forced-colors:bg-[CanvasText]'
                : 'inset-ring-[1.5px] inset-ring-control forced-colors:border',
            )}
          />
        ))}
        <span role="status" className="sr-only">
          {pin !== '' && t('lock.typed', { count: pin.length })}
        </span>
      </div>
      <div className="grid grid-cols-[repeat(3,88px)] gap-2.5 max-md:w-full max-md:grid-cols-3">
        {DIGITS.map((digit) => (
          <PadKey key={digit} digit={digit} onPress={press} />
        ))}
        <button type="button" onClick={onForgot} className={`${plainKey} text-sm font-medium`}>
          {t('lock.forgot')}
        </button>
        <PadKey digit="0" onPress={press} />
        <button type="button" aria-label={t('lock.erase')} onClick={() => press('Backspace')} className={plainKey}>
          <Delete aria-hidden strokeWidth={1.75} className="size-6" />
        </button>
      </div>
      <p role="alert" className="flex justify-center gap-1.5 text-sm font-medium text-danger-text empty:hidden">
        {error && (
          <>
            <CircleAlert aria-hidden className="mt-0.5 size-4 flex-none" />
            {error}
          </>
        )}
      </p>
      {error && isPin(pin) ? (
        <Button loading={isBusy} onClick={() => send(pin)}>
          {t('lock.again')}
        </Button>
      ) : (
        <p className="text-13 text-muted">{t('lock.rules')}</p>
      )}
    </>
  );
}

const key = 'grid h-15 place-items-center rounded-card';
const plainKey = `${key} text-muted hover:bg-subtle`;

function PadKey({ digit, onPress }: { digit: string; onPress: (digit: string) => void }) {
  return (
    <button
      type="button"
      onClick={() => onPress(digit)}
      className={`${key} border border-divider bg-surface text-2xl font-medium tabular-nums shadow-1 hover:bg-subtle active:bg-brand-tint`}
    >
      {digit}
    </button>
  );
}
