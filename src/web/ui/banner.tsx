import { CircleAlert, CircleCheck, Clock, Info, TriangleAlert, X } from 'lucide-react';
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';

export type BannerTone = 'success' | 'danger' | 'warning' | 'info' | 'pending' | 'quiet';

const tones = {
  success: { look: 'bg-success-bg text-success-text', icon: CircleCheck },
  danger: { look: 'bg-danger-bg text-danger-text', icon: CircleAlert },
  warning: { look: 'bg-pending-bg text-pending-text', icon: TriangleAlert },
  info: { look: 'bg-info-bg text-info-text', icon: Info },
  pending: { look: 'bg-pending-bg text-pending-text', icon: Clock },
  quiet: { look: 'bg-subtle text-muted', icon: Info },
} satisfies Record<BannerTone, unknown>;

/** The one thing to do about it: take it back. */
export type BannerAction = { label: string; onPress: () => void };

/** A notice that stands in the page. For what just happened, say `useBanner()`. */
export function Banner({
  tone,
  action,
  onDismiss,
  children,
}: {
  tone: BannerTone;
  action?: BannerAction;
  onDismiss?: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation('ui');
  const { look, icon: Icon } = tones[tone];
  return (
    <div className={classNames('flex items-center gap-3 rounded-card px-4 py-3 text-sm', look)}>
      <Icon aria-hidden strokeWidth={1.75} className="size-5 flex-none" />
      <div className="min-w-0 flex-1">{children}</div>
      {action && (
        <button type="button" onClick={action.onPress} className="-my-2 min-h-9 px-2 font-semibold underline">
          {action.label}
        </button>
      )}
      {onDismiss && (
        <span className="-my-2 -mr-2.5 text-current [&>button]:text-current">
          <IconButton icon={X} label={t('dismiss')} size="sm" onClick={onDismiss} />
        </span>
      )}
    </div>
  );
}

type Notice = {
  tone: 'success' | 'danger' | 'warning';
  text: string;
  milliseconds?: number;
  action?: BannerAction;
};

/** Time to read it, and to reach for what it offers. */
const MILLISECONDS = { plain: 3000, withAction: 8000 };

export type BannerSay = {
  /** Green; gone after 3 seconds, or after 8 where it offers something to do. */
  success: (text: string, action?: BannerAction) => void;
  /** Red; stays until dismissed or replaced, or goes by itself where `seconds` are given. */
  error: (text: string, options?: { seconds: number }) => void;
  /** Orange; what was done is done, and this is to be known about it. Stays until dismissed or replaced. */
  warning: (text: string, action?: BannerAction) => void;
  clear: () => void;
};

const NoticeContext = createContext<{ notice?: Notice; say: BannerSay } | undefined>(undefined);

export function BannerProvider({ children }: { children: ReactNode }) {
  const [notice, setNotice] = useState<Notice>();
  const say = useMemo<BannerSay>(
    () => ({
      success: (text, action) =>
        setNotice({ tone: 'success', text, action, milliseconds: MILLISECONDS[action ? 'withAction' : 'plain'] }),
      error: (text, options) =>
        setNotice({ tone: 'danger', text, milliseconds: options ? options.seconds * 1000 : undefined }),
      warning: (text, action) => setNotice({ tone: 'warning', text, action }),
      clear: () => setNotice(undefined),
    }),
    [],
  );

  useEffect(() => {
    if (!notice?.milliseconds) return;
    const timer = setTimeout(say.clear, notice.milliseconds);
    return () => clearTimeout(timer);
  }, [notice, say]);

  const context = useMemo(() => ({ notice, say }), [notice, say]);
  return <NoticeContext value={context}>{children}</NoticeContext>;
}

export function useBanner(): BannerSay {
  return useNotice().say;
}

/** Where the banner appears; the layout places it at the top of the page. It is always there, or the first notice would not be read aloud. */
export function BannerSpot({ className = 'sticky top-3 z-20' }: { className?: string }) {
  const { notice, say } = useNotice();
  const banner = notice && (
    <div className="mb-4 animate-appear rounded-card shadow-2">
      <Banner tone={notice.tone} action={notice.action} onDismiss={say.clear}>
        {notice.text}
      </Banner>
    </div>
  );
  return (
    <div className={className}>
      <div role="status">{notice?.tone !== 'danger' && banner}</div>
      <div role="alert">{notice?.tone === 'danger' && banner}</div>
    </div>
  );
}

function useNotice() {
  const context = use(NoticeContext);
  if (!context) throw new Error('useBanner needs a BannerProvider above it');
  return context;
}
