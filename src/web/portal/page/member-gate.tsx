import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { loginPath, OWN_AGENDA } from '#contract/paths.ts';
import type { PortalLink } from '#contract/portal/operations.ts';
import type { Language } from '#domain/shared/countries.ts';
import { Problem } from '#web/booking/problem.tsx';
import { plainCall } from '#web/ground/api/plain-call.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { ofKeys, portalCall } from './calls.ts';
import { Frame } from './frame.tsx';
import { type Found, learned, type Session, SessionContext, sessionOf } from './session.ts';
import { useDeskLock } from './use-desk-lock.ts';
import { Failed, Waiting } from './waiting.tsx';

type Props = { onLanguage: (language: Language) => void; onSalon: (language: Language) => Promise<void> };

const LOGIN = loginPath(OWN_AGENDA);
/** The session's cookie proves who it is. */
const KEYS = {};

type Account = { profile: { language: Language } };

/** A call of the app's, as whoever is signed in and in the salon of this tab. */
function ofAccount() {
  const { credentials, salon: headers } = ofKeys(KEYS);
  return { credentials, headers };
}

/** The same pages for a professional who is signed in: no link, and no PIN. */
export function MemberGate({ onLanguage, onSalon }: Props) {
  const { t } = useTranslation('portal');
  const [link, setLink] = useState<Found>();
  const [kept, setKept] = useState(() => new Map<string, unknown>());
  const { isDesk, isLocked, lock: lockDesk } = useDeskLock();

  const look = useCallback(async () => {
    const [answer, reader] = await Promise.all([
      portalCall<PortalLink | null>('token_info', { keys: KEYS }),
      plainCall<Account | null>('/account/session', ofAccount()),
    ]);
    if (!answer.ok) return setLink((known) => known ?? 'failed');
    const own = reader.ok ? reader.value?.profile.language : undefined;
    if (answer.value) await onSalon(own ?? answer.value.language);
    setLink(answer.value);
  }, [onSalon]);
  useEffect(() => void look(), [look]);

  const lock = useCallback(() => {
    setKept(new Map());
    look();
  }, [look]);
  const learn = useCallback<Session['learn']>((news) => setLink((known) => learned(known, news)), []);
  // One after the other: the last choice is the one that stays.
  const keeping = useRef<Promise<unknown>>(Promise.resolve());
  const choose = useCallback<Session['onLanguage']>(
    (language) => {
      onLanguage(language);
      // The account's, as everywhere in the app; where it cannot be kept, this tab speaks it all the same.
      const keep = () => plainCall('/account/language', { method: 'PUT', body: { language }, ...ofAccount() });
      keeping.current = keeping.current.then(keep);
    },
    [onLanguage],
  );
  const ended = t('page.ended');
  const known = typeof link === 'object' && link !== null ? link : undefined;
  const session = useMemo(() => {
    const leave = isDesk ? () => lockDesk('by_hand') : signOut;
    return known && sessionOf({ link: known, keys: KEYS, kept, learn, lock, leave, isDesk, onLanguage: choose, ended });
  }, [known, kept, learn, lock, isDesk, lockDesk, choose, ended]);
  const salon = known?.business_name;
  useEffect(() => {
    document.title = [salon, t('page.title')].filter(Boolean).join(' · ');
  }, [salon, t]);

  if (isLocked) return <Waiting />;
  if (link === 'failed') return <Failed onRetry={look} />;
  if (link === null) {
    return (
      <Problem title={t('page.signInTitle')}>
        <span className="grid justify-items-center gap-6">
          {t('page.signInText')}
          <ButtonLink variant="primary" href={LOGIN}>
            {t('page.signIn')}
          </ButtonLink>
        </span>
      </Problem>
    );
  }
  if (!session) return <Waiting />;
  return (
    <SessionContext value={session}>
      <Frame />
    </SessionContext>
  );
}

/** Whether or not the server could be told: who shares this phone finds the sign-in. */
async function signOut() {
  await plainCall('/account/sign-out', { body: {}, credentials: 'same-origin' });
  location.assign(LOGIN);
}
