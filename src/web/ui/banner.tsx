import { CircleAlert, CircleCheck, Clock, Info, TriangleAlert, X } from 'lucide-react';
import { createContext, type FocusEvent, type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from '#web/texts/use-translation.ts';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';

const tones = {
  success: { look: 'bg-success-bg text-success-text', icon: CircleCheck },
  danger: { look: 'bg-danger-bg text-danger-text', icon: CircleAlert },
  warning: { look: 'bg-pending-bg text-pending-text', icon: TriangleAlert },
  info: { look: 'bg-info-bg text-info-text', icon: Info },
  pending: { look: 'bg-pending-bg text-pending-text', icon: Clock },
  quiet: { look: 'bg-subtle text-muted', icon: Info },
};

type BannerTone = keyof typeof tones;

/** Undo it, or try again. */
type BannerAction = { label: string; onPress: () => void };

type Props = { tone: BannerTone; role?: 'alert'; action?: BannerAction; onDismiss?: () => void; children: ReactNode };

/** A notice that stays in the page. For what just happened, use `useBanner()`. */
export function Banner({ tone, role, action, onDismiss, children }: Props) {
  const { t } = useTranslation('ui');
  const { look, icon: Icon } = tones[tone];
  return (
    <div
      role={role}
      className={classNames('flex items-center gap-3 rounded-card px-4 py-3 text-sm forced-colors:border', look)}
    >
      <Icon aria-hidden strokeWidth={1.75} className="size-5 flex-none" />
      <div className="min-w-0 flex-1">{children}</div>
      {action && (
        <button type="button" onClick={action.onPress} className="-my-2 min-h-control px-2 font-semibold underline">
          {action.label}
        </button>
      )}
      {onDismiss && (
        <span className="-my-2 -mr-2.5 text-current [&>button]:text-current max-md:[&>button]:size-11">
          <IconButton icon={X} label={t('dismiss')} size="sm" onClick={onDismiss} />
        </span>
      )}
    </div>
  );
}

type Notice = {
  /** A key for each notice, so that a resting pointer enters the next one, too. */
  turn: number;
  tone: 'success' | 'danger' | 'warning';
  text: string;
  milliseconds?: number;
  action?: BannerAction;
};

const MILLISECONDS = 3000;

export type BannerSay = {
  /** Green; disappears after 3 seconds, but not while it is hovered or focused. */
  success: (text: string, action?: BannerAction) => void;
  /** Red; stays until dismissed or replaced, or for the given `seconds`. */
  error: (text: string, options?: { seconds?: number; action?: BannerAction }) => void;
  /** Orange; it was done, with something to know about it. Stays until dismissed or replaced. */
  warning: (text: string, action?: BannerAction) => void;
  clear: () => void;
};

type Held = { notice?: Notice; say: BannerSay; hold: (notice: Notice | undefined) => void };

const NoticeContext = createContext<Held | undefined>(undefined);

export function BannerProvider({ children }: { children: ReactNode }) {
  const [notice, setNotice] = useState<Notice>();
  const turn = useRef(0);
  /** The one that somebody is reading: hovered or focused. */
  const [held, hold] = useState<Notice>();
  const say = useMemo<BannerSay>(() => {
    const show = (next: Omit<Notice, 'turn'>) => {
      turn.current += 1;
      setNotice({ ...next, turn: turn.current });
    };
    return {
      success: (text, action) => show({ tone: 'success', text, action, milliseconds: MILLISECONDS }),
      error: (text, { seconds, action } = {}) =>
        show({ tone: 'danger', text, action, milliseconds: seconds && seconds * 1000 }),
      warning: (text, action) => show({ tone: 'warning', text, action }),
      clear: () => setNotice(undefined),
    };
  }, []);

  useEffect(() => {
    if (!notice?.milliseconds || notice === held) return;
    const timer = setTimeout(say.clear, notice.milliseconds);
    return () => clearTimeout(timer);
  }, [notice, held, say]);

  const context = useMemo(() => ({ notice, say, hold }), [notice, say]);
  return <NoticeContext value={context}>{children}</NoticeContext>;
}

export function useBanner(): BannerSay {
  return useNotice().say;
}

/**
 * Where the banner appears: in the top bar, above the title, so that nothing moves and no field is covered. A notice that stays until it is
 * dismissed has its own place (`lasting`), where it takes room instead of covering controls. Both are always in the page, or screen readers
 * would miss the first notice.
 */
export function BannerSpot({ lasting = false }: { lasting?: boolean }) {
  const { notice: shown, say, hold } = useNotice();
  const notice = (shown?.milliseconds === undefined) === lasting ? shown : undefined;
  const spot = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<HTMLElement>(undefined);

  function enter({ relatedTarget }: FocusEvent) {
    const isOutside = relatedTarget instanceof HTMLElement && !spot.current?.contains(relatedTarget);
    if (isOutside) cameFrom.current = relatedTarget;
    hold(notice);
  }

  /** Its buttons disappear with it: the focus returns to where it came from. */
  function leave() {
    if (spot.current?.contains(document.activeElement)) cameFrom.current?.focus();
    say.clear();
  }

  const letGo = () => hold(undefined);
  const whileRead = { onPointerEnter: () => hold(notice), onPointerLeave: letGo, onFocus: enter, onBlur: letGo };
  const action = notice?.action && { ...notice.action, onPress: () => [leave(), notice.action?.onPress()] };
  const banner = notice && (
    <div key={notice.turn} className="animate-appear rounded-card shadow-2" {...whileRead}>
      <Banner tone={notice.tone} action={action} onDismiss={leave}>
        {notice.text}
      </Banner>
    </div>
  );
  return (
    <div
      ref={spot}
      className={
        lasting
          ? 'no-print [&>div>div]:my-2'
          : 'absolute inset-x-0 top-1 z-1 max-md:fixed max-md:inset-x-2 max-md:top-1'
      }
    >
      <div role="status">{notice?.tone !== 'danger' && banner}</div>
      {(lasting || notice?.tone === 'danger') && <div role="alert">{notice?.tone === 'danger' && banner}</div>}
    </div>
  );
}

function useNotice() {
  const context = use(NoticeContext);
  if (!context) throw new Error('useBanner needs a BannerProvider above it');
  return context;
}
