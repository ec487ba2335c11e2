import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { portalPath } from '#contract/paths.ts';
import type { PortalLink } from '#contract/portal/operations.ts';
import type { Language } from '#domain/shared/countries.ts';
import { Problem } from '#web/booking/problem.tsx';
import { useTranslation } from '#web/texts/use-translation.ts';
import { portalCall } from './calls.ts';
import { Frame } from './frame.tsx';
import { PinScreen } from './pin-screen.tsx';
import { type Found, learned, type Session, SessionContext, sessionOf } from './session.ts';
import { Failed, Waiting } from './waiting.tsx';

type Props = {
  token: string;
  onLanguage: (language: Language) => void;
  onSalon: (language: Language) => Promise<void>;
};

/** Shows whose link it is and asks for the PIN. */
export function LinkGate({ token, onLanguage, onSalon }: Props) {
  const { t } = useTranslation('portal');
  const [link, setLink] = useState<Found>();
  const [pin, setPin] = useState<string>();
  const [notice, setNotice] = useState('');
  const [kept, setKept] = useState(() => new Map<string, unknown>());
  const wasIn = useRef(false);

  const look = useCallback(async () => {
    const answer = await portalCall<PortalLink | null>('token_info', { keys: { token } });
    // Without an answer, what is known of the link stays.
    if (!answer.ok) return setLink((known) => known ?? 'failed');
    if (answer.value) await onSalon(answer.value.language);
    setLink(answer.value);
  }, [token, onSalon]);

  useEffect(() => void look(), [look]);

  const lock = useCallback(
    (happened = '') => {
      setPin(undefined);
      setKept(new Map());
      setNotice(happened);
      // The link may have been disabled meanwhile.
      look();
    },
    [look],
  );

  const known = typeof link === 'object' && link !== null ? link : undefined;
  useHomeScreen(token, known);

  const learn = useCallback<Session['learn']>((news) => setLink((known) => learned(known, news)), []);

  const ended = t('page.ended');
  const session = useMemo<Session | undefined>(() => {
    if (!known || pin === undefined) return undefined;
    return sessionOf({ link: known, keys: { token, pin }, kept, learn, lock, leave: () => lock(), onLanguage, ended });
  }, [known, token, pin, kept, learn, lock, onLanguage, ended]);

  if (link === null) return <Problem title={t('page.linkInvalid')}>{t('page.askLink')}</Problem>;
  if (link === 'failed') return <Failed onRetry={look} />;
  if (!known) return <Waiting />;
  if (session) {
    return (
      <SessionContext value={session}>
        <Frame />
      </SessionContext>
    );
  }
  return (
    <PinScreen
      link={known}
      token={token}
      notice={notice}
      isBack={wasIn.current}
      onRight={(right) => {
        wasIn.current = true;
        setNotice('');
        setPin(right);
      }}
      onWrong={look}
      onLanguage={onLanguage}
    />
  );
}

/** The page's title, and the manifest that a phone needs for its home screen, at the link's own address. */
function useHomeScreen(token: string, link: PortalLink | undefined) {
  const { t } = useTranslation('portal');
  const salon = link?.business_name;
  useEffect(() => {
    document.title = [salon, t('page.title')].filter(Boolean).join(' · ');
  }, [salon, t]);
  useEffect(() => {
    if (salon === undefined) return;
    const manifest = document.createElement('link');
    manifest.rel = 'manifest';
    manifest.href = `${portalPath(token)}/manifest.webmanifest`;
    document.head.append(manifest);
    return () => manifest.remove();
  }, [salon, token]);
}
