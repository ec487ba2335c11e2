import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { portalPath } from '#contract/paths.ts';
import type { PortalLink } from '#contract/portal/operations.ts';
import type { Language } from '#domain/shared/countries.ts';
import { Problem } from '#web/booking/problem.tsx';
import { useOnce } from '#web/ground/use-once.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { portalCall } from './calls.ts';
import { Frame } from './frame.tsx';
import { PinScreen } from './pin-screen.tsx';
import { type Session, SessionContext } from './session.ts';

type Props = {
  token: string;
  onLanguage: (language: Language) => void;
  onSalon: (language: Language) => Promise<void>;
};

/** Undefined while loading; null is an invalid link. */
type Found = PortalLink | 'failed' | null | undefined;

/** Shows whose link it is and asks for the PIN. */
export function LinkGate({ token, onLanguage, onSalon }: Props) {
  const { t } = useTranslation('portal');
  const [link, setLink] = useState<Found>();
  const [pin, setPin] = useState<string>();
  const [notice, setNotice] = useState('');
  const [kept, setKept] = useState(() => new Map<string, unknown>());
  const wasIn = useRef(false);

  const look = useCallback(async () => {
    const answer = await portalCall<PortalLink | null>('token_info', { token });
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

  const learn = useCallback<Session['learn']>((news) => {
    setLink((known) => {
      if (typeof known !== 'object' || known === null) return known;
      const names = Object.keys(news) as (keyof typeof news)[];
      return names.every((name) => news[name] === known[name]) ? known : { ...known, ...news };
    });
  }, []);

  const ended = t('page.ended');
  const session = useMemo<Session | undefined>(() => {
    if (!known || pin === undefined) return undefined;
    const keys = { token, pin };
    return {
      link: known,
      keys,
      kept,
      learn,
      lock,
      onLanguage,
      async ask(name, input, idempotencyKey) {
        const answer = await portalCall<never>(name, { ...keys, ...input }, idempotencyKey);
        if (!answer.ok && answer.status === 401) lock(ended);
        if (!answer.ok && answer.status === 429) lock(answer.sentence ?? ended);
        return answer;
      },
    };
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

function Failed({ onRetry }: { onRetry: () => Promise<void> }) {
  const { t } = useTranslation('portal');
  const { isBusy, once } = useOnce();
  return (
    <main className="grid min-h-dvh content-center">
      <ErrorState message={t('page.loadFailed')} retrying={isBusy} onRetry={() => once(onRetry)} />
    </main>
  );
}

function Waiting() {
  const { t } = useTranslation('portal');
  return (
    <div role="status" className="grid min-h-dvh content-center justify-items-center gap-4 p-6">
      <span className="sr-only">{t('page.loading')}</span>
      <div className="size-18 animate-skeleton rounded-full bg-divider" />
      <div className="h-8 w-48 animate-skeleton rounded-control bg-divider" />
      <div className="h-14 w-full max-w-82 animate-skeleton rounded-card bg-divider" />
    </div>
  );
}
