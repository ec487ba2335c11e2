import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PortalLink } from '#contract/portal.ts';
import { isPin } from '#domain/portal/pin.ts';
import type { Language } from '#domain/shared/countries.ts';
import { Button } from '#web/ui/button.tsx';
import { LogoMark } from '#web/ui/logo.tsx';
import { BigAvatar } from './big-avatar.tsx';
import { portalCall } from './calls.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { PinField } from './pin-field.tsx';

type Props = {
  link: PortalLink;
  token: string;
  /** Why it is asked for again. */
  notice: string;
  onRight: (pin: string) => void;
  /** The link may be locked for good now. */
  onWrong: () => void;
  onLanguage: (language: Language) => void;
};

export function PinScreen({ link, token, notice, onRight, onWrong, onLanguage }: Props) {
  const { t } = useTranslation('portal');
  const [pin, setPin] = useState('');
  const [error, setError] = useState(notice);
  const [isBusy, setIsBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { staff_name: name, business_name: salon } = link;

  // A finger opens the keyboard when it is wanted; at a desk the field is what one came for.
  useEffect(() => {
    if (!matchMedia('(pointer: coarse)').matches) field.current?.focus();
  }, []);

  async function enter(event: FormEvent) {
    event.preventDefault();
    if (!isPin(pin) || isBusy) return;
    setIsBusy(true);
    setError('');
    const answer = await portalCall<{ ok: boolean }>('validate', { token, pin });
    setIsBusy(false);
    if (answer.ok && answer.value.ok) return onRight(pin);
    if (answer.ok || answer.status !== undefined) setPin('');
    if (answer.ok) setError(t('server.pinWrong'));
    else setError((answer.status === 429 && answer.sentence) || t('server.validateFailed'));
    field.current?.focus();
    if (answer.ok) onWrong();
  }

  return (
    <main className="mx-auto flex min-h-dvh max-w-120 flex-col px-6 pt-6 pb-[max(2rem,env(safe-area-inset-bottom))] text-center max-[22rem]:px-4">
      <div className="grid grid-cols-[1fr_auto_1fr] items-start">
        <LogoMark className="col-start-2 mt-4 size-10" />
        <span className="justify-self-end">
          <LanguageSwitch onLanguage={onLanguage} />
        </span>
      </div>
      <form noValidate onSubmit={enter} className="my-auto grid grid-cols-1 justify-items-center gap-2 py-6">
        <BigAvatar name={name} color={link.color} />
        <h1 className="mt-2 text-2xl font-semibold wrap-anywhere">
          {t('page.hello', { name: name.trim().split(/\s+/)[0] })}
        </h1>
        <p className="mb-6 text-muted wrap-anywhere">{t('page.who', { name, salon })}</p>
        <PinField
          ref={field}
          label={t('page.pin')}
          value={pin}
          error={error}
          onChange={(typed) => {
            setPin(typed);
            if (typed !== '') setError('');
          }}
        />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          block
          className="mt-2 max-w-82"
          disabled={!isPin(pin)}
          loading={isBusy}
        >
          {t('page.enter')}
        </Button>
      </form>
      <p className="text-13 text-muted">{t('page.forgot')}</p>
    </main>
  );
}
