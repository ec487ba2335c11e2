import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { PortalLink } from '#contract/portal/operations.ts';
import { isPin } from '#domain/portal/pin.ts';
import type { Language } from '#domain/shared/countries.ts';
import { initials } from '#domain/shared/names.ts';
import { toneOf } from '#domain/team/colours.ts';
import type { PlainRefusal } from '#web/ground/api/plain-call.ts';
import { useOnce } from '#web/ground/use-once.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { LogoMark } from '#web/ui/logo.tsx';
import { portalCall } from './calls.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { PinField } from './pin-field.tsx';

type Props = {
  link: PortalLink;
  token: string;
  /** Why the PIN is asked for again. */
  notice: string;
  /** Comes from inside: the focus must not be lost. */
  isBack: boolean;
  onRight: (pin: string) => void;
  /** The link may be locked for good now. */
  onWrong: () => void;
  onLanguage: (language: Language) => void;
};

export function PinScreen({ link, token, notice, isBack, onRight, onWrong, onLanguage }: Props) {
  const { t } = useTranslation('portal');
  const [pin, setPin] = useState('');
  const [error, setError] = useState(notice);
  const { isBusy, once } = useOnce();
  const field = useRef<HTMLInputElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const { staff_name: name, business_name: salon } = link;

  // Not on a touch screen, where the keyboard would open.
  useEffect(() => {
    if (!matchMedia('(pointer: coarse)').matches) field.current?.focus();
    else if (isBack) title.current?.focus();
  }, [isBack]);

  const send = (typed: string) => isPin(typed) && once(() => judge(typed));

  async function judge(typed: string) {
    setError('');
    const answer = await portalCall<{ ok: boolean }>('validate', { keys: { token, pin: typed } });
    if (answer.ok && answer.value.ok) return onRight(typed);
    // If the server did not judge it, nobody has to type it again.
    const isJudged = answer.ok || (answer.status !== undefined && answer.status < 500);
    if (isJudged) setPin('');
    if (answer.ok) setError(t('server.pinWrong'));
    else setError((isWorthQuoting(answer) && answer.sentence) || t('server.validateFailed'));
    field.current?.focus();
    if (answer.ok) onWrong();
  }

  function enter(event: FormEvent) {
    event.preventDefault();
    send(pin);
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
        <h1 ref={title} tabIndex={-1} className="mt-2 text-2xl outline-none font-semibold wrap-anywhere">
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
            // The sixth digit submits. "Entrar" is for a retry.
            if (typed !== pin) send(typed);
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

const isWorthQuoting = ({ status, code }: PlainRefusal) => status === 429 || code === 'BUSY' || code === 'UNAVAILABLE';

/** Initials on the professional's own colour; the name stands below. */
function BigAvatar({ name, color }: { name: string; color: string }) {
  return (
    <span
      aria-hidden="true"
      data-staff={toneOf(color) ?? 1}
      className="grid size-18 place-items-center rounded-full bg-pastel text-2xl font-semibold text-[color-mix(in_srgb,var(--bar)_84%,#000)] select-none dark:bg-[color-mix(in_srgb,var(--bar)_45%,var(--color-surface))] dark:text-pastel"
    >
      {initials(name)}
    </span>
  );
}
