import { useQuery } from '@tanstack/react-query';
import { FilePenLine } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Session } from '#contract/account/operations.ts';
import type { DeskHere } from '#contract/desk/operations.ts';
import { api } from '#web/ground/api/client.ts';
import { refusalCode } from '#web/ground/api/errors.ts';
import { store, stored } from '#web/ground/stored.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { LogoMark } from '#web/ui/logo.tsx';
import { DiscardFirst, type Left, Notice } from './beside.tsx';
import { Clock } from './clock.tsx';
import type { Locked } from './kept-lock.ts';
import { takeKeys } from './keys.ts';
import { LeaveDevice } from './leave-device.tsx';
import { People } from './people.tsx';
import { PinPad } from './pin-pad.tsx';

const LAST = 'desk-last';

export type LockScreenProps = {
  desk: Pick<DeskHere, 'business_name' | 'timezone' | 'lock_minutes'>;
  /** Why it is locked; nothing where nobody was at work, as on the sign-in page. */
  why?: Locked | undefined;
  /** Who was at work, and whether there is something unsaved of theirs. */
  left?: Left | undefined;
  /** Who came in is at work from now on. */
  onUnlocked: (session: Session) => Promise<unknown>;
  onLeft: () => void;
  /** The form with e-mail and password, in the pad's place; or what leads to it. */
  byPassword: { form: ReactNode } | { open: () => void };
};

/** Who is at the desk? Chosen by a press or the keys 1 to 9; six digits, and they are in. */
export function LockScreen({ desk, why, left, onUnlocked, onLeft, byPassword }: LockScreenProps) {
  const { t } = useTranslation('desk');
  const found = useQuery({ ...api.desk.people.queryOptions(), staleTime: 0 });
  const people = found.data?.people ?? [];
  const [chosen, setChosen] = useState(left?.member ?? stored(LAST) ?? undefined);
  const [isByPassword, setByPassword] = useState(false);
  const [mayDiscard, setMayDiscard] = useState(false);
  const person = people.find(({ id }) => id === chosen);
  const frame = useRef<HTMLDivElement>(null);
  const isEnded = refusalCode(found.error) === 'NO_DESK';
  const showsForm = isEnded || isByPassword;
  const asksFirst = left?.isUnsaved === true && person !== undefined && person.id !== left.member && !mayDiscard;

  useEffect(() => frame.current?.focus(), []);

  function choose(id: string | undefined) {
    setByPassword(false);
    setMayDiscard(false);
    setChosen(id);
  }

  const digits = useRef<(key: string) => void>(null);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (ctrlKey || metaKey || altKey || (target instanceof Element && target.matches('input'))) return;
    if (key === 'Escape') return choose(undefined);
    if (showsForm || asksFirst) return;
    if (person) return digits.current?.(key);
    const one = /^[1-9]$/.test(key) ? people[Number(key) - 1] : undefined;
    if (one) choose(one.id);
  });
  useEffect(() => takeKeys((event) => press(event)), []);

  async function come(session: Session) {
    store(LAST, session.member.id);
    await onUnlocked(session);
  }
  const openForm = () => ('open' in byPassword ? byPassword.open() : setByPassword(true));

  return (
    <div className="grid min-h-dvh grid-cols-1 grid-rows-[auto_1fr_auto] bg-[color-mix(in_srgb,var(--color-brand-950)_82%,transparent)] text-white forced-colors:bg-[Canvas]">
      <header className="flex items-center gap-3 px-8 py-6 max-md:p-4">
        <LogoMark />
        <span className="min-w-0 font-semibold wrap-anywhere">{desk.business_name}</span>
        <Clock timezone={desk.timezone} />
      </header>
      <div className="grid w-full max-w-220 grid-cols-[minmax(0,1fr)_376px] self-center justify-self-center overflow-hidden rounded-sheet bg-surface text-text shadow-2 max-[56.25rem]:max-w-120 max-[56.25rem]:grid-cols-1 max-md:mx-4 max-md:w-auto max-md:justify-self-stretch forced-colors:border">
        <div
          ref={frame}
          tabIndex={-1}
          className="grid content-start gap-2 border-r border-divider bg-page px-8 py-7 outline-none max-[56.25rem]:border-r-0 max-[56.25rem]:border-b max-md:p-4"
        >
          <h1 id="lock-title" className="text-2xl font-semibold tracking-[-0.015em] max-md:text-xl">
            {t('lock.who')}
          </h1>
          {(why === 'by_hand' || why === 'by_time') && (
            <p className="text-sm text-muted max-md:hidden">
              {why === 'by_hand' ? t('lock.byHand') : t('lock.after', { count: desk.lock_minutes })}
            </p>
          )}
          <People
            found={found}
            chosen={showsForm ? undefined : chosen}
            isByPassword={showsForm}
            onChoose={choose}
            onOther={openForm}
          />
          {left?.isUnsaved && (
            <p className="mt-4 flex items-start gap-3 rounded-card bg-info-bg px-3.5 py-3 text-sm text-info-text max-md:hidden">
              <FilePenLine aria-hidden strokeWidth={1.75} className="mt-px size-5 flex-none" />
              <span>
                <strong className="font-semibold">{t('lock.kept')}</strong> {t('lock.keptText', { name: left.name })}
              </span>
            </p>
          )}
        </div>
        <div className="grid content-center justify-items-center gap-4 px-8 pt-7 pb-6 text-center max-md:gap-3 max-md:p-4">
          {showsForm ? (
            <Notice title={t('lock.passwordTitle')} text={isEnded ? t('lock.ended') : t('lock.forgotText')}>
              {'form' in byPassword && byPassword.form}
            </Notice>
          ) : person && left && asksFirst ? (
            <DiscardFirst left={left} onDiscard={() => setMayDiscard(true)} onStay={() => choose(left.member)} />
          ) : person ? (
            <PinPad key={person.id} person={person} keys={digits} onIn={come} onForgot={openForm} />
          ) : (
            <Notice
              title={t(people.length > 0 ? 'lock.choose' : 'lock.nobody')}
              text={t(people.length > 0 ? 'lock.chooseText' : 'lock.nobodyText')}
            />
          )}
        </div>
      </div>
      {isEnded ? <span /> : <LeaveDevice left={left} onLeft={onLeft} />}
    </div>
  );
}
