import { Lock, LogOut, UserRound } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { paths } from '#contract/paths.ts';
import { toneOf } from '#domain/team/colours.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { BannerProvider, BannerSpot } from '#web/ui/banner.tsx';
import { ButtonLink, IconButton } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { AgendaTab } from './agenda/agenda-tab.tsx';
import { CommissionsTab } from './commissions/commissions-tab.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { hearChanges } from './live-changes.ts';
import { useSession } from './session.ts';

const TABS = { commissions: CommissionsTab, agenda: AgendaTab };
type TabName = keyof typeof TABS;
const NAMES = Object.keys(TABS) as TabName[];

/** What the PIN opens: the name and the two tabs. */
export function Frame() {
  const { t } = useTranslation('portal');
  const { link, keys, leave, isDesk, onLanguage } = useSession();
  const [tab, setTab] = useState<TabName>('agenda');
  const changes = useChanges();
  const main = useRef<HTMLElement>(null);
  const Tab = TABS[tab];

  useEffect(() => main.current?.focus({ preventScroll: true }), []);

  function walk(event: KeyboardEvent) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const other = NAMES.find((name) => name !== tab);
    if (!other) return;
    setTab(other);
    document.getElementById(`tab-${other}`)?.focus();
  }

  return (
    <BannerProvider>
      <div className="mx-auto flex min-h-dvh max-w-180 flex-col md:border-x md:border-divider">
        <header className="sticky top-0 z-10 border-b border-divider bg-surface">
          <div className="relative">
            <BannerSpot />
          </div>
          <div className="px-2">
            <BannerSpot lasting />
          </div>
          <div className="flex items-center gap-3 pt-3 pr-2 pb-1 pl-4">
            <Avatar name={link.staff_name} tone={toneOf(link.color) ?? 1} />
            <div className="min-w-0 flex-1">
              <h1 className="leading-5 font-semibold wrap-anywhere">{link.staff_name}</h1>
              <p className="text-13 wrap-anywhere text-muted">{link.business_name}</p>
            </div>
            <LanguageSwitch onLanguage={onLanguage} />
            {!('token' in keys) && <ProfileLink />}
            <IconButton icon={isDesk ? Lock : LogOut} label={t(isDesk ? 'page.lock' : 'page.leave')} onClick={leave} />
          </div>
          <div role="tablist" aria-label={t('page.tabs.label')} className="flex gap-6 px-4">
            {NAMES.map((name) => (
              <button
                key={name}
                type="button"
                role="tab"
                id={`tab-${name}`}
                aria-selected={name === tab}
                aria-controls="tab-panel"
                tabIndex={name === tab ? 0 : -1}
                onKeyDown={walk}
                onClick={() => setTab(name)}
                className={classNames(
                  'min-h-11 border-b-2 py-2 font-medium outline-offset-[-2px]',
                  name === tab ? 'border-brand-text text-brand-text' : 'border-transparent text-muted hover:text-text',
                )}
              >
                {t(`page.tabs.${name}`)}
              </button>
            ))}
          </div>
        </header>
        <main ref={main} tabIndex={-1} aria-labelledby={`tab-${tab}`} className="flex-1 outline-none">
          <div key={tab} ref={fromTop} role="tabpanel" id="tab-panel" aria-labelledby={`tab-${tab}`}>
            <Tab changes={changes} />
          </div>
        </main>
      </div>
    </BannerProvider>
  );
}

/** Whoever is signed in has an account: its password and language are there. */
function ProfileLink() {
  const { t } = useTranslation('portal');
  const label = t('page.profile');
  return <ButtonLink variant="ghost" icon={UserRound} aria-label={label} title={label} href={paths.profile} />;
}

/** Each tab starts at its top. */
function fromTop(panel: HTMLElement | null) {
  if (panel) scrollTo(0, 0);
}

/** Counts changes that concern this professional: when it grows, the tabs load again. */
function useChanges(): number {
  const { t } = useTranslation('portal');
  const { keys, lock } = useSession();
  const [changes, setChanges] = useState(0);
  const ended = t('page.ended');
  useEffect(() => {
    const onChange = () => setChanges((count) => count + 1);
    // Calls that failed without a connection are repeated, with or without the stream.
    addEventListener('online', onChange);
    const leave = hearChanges(keys, { onChange, onRefused: (sentence) => lock(sentence ?? ended) });
    return () => {
      removeEventListener('online', onChange);
      leave();
    };
  }, [keys, lock, ended]);
  return changes;
}
