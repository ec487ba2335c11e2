import { ChevronDown } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router';
import { paths } from '#contract/paths.ts';
import { PendingCount } from '#web/agenda/requests/pending-count.tsx';
import { useTranslation } from '#web/texts/use-translation.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Popover } from '#web/ui/popover.tsx';
import { isCurrent, type MenuGroup, type MenuLink } from './menu.ts';
import { useMenu } from './use-menu.ts';

const item =
  'relative flex h-10 w-full items-center gap-3 rounded-control px-2.5 text-sm font-medium text-muted hover:bg-subtle hover:text-text aria-[current=page]:bg-brand-tint-strong aria-[current=page]:text-brand-text forced-colors:aria-[current=page]:outline-2 forced-colors:aria-[current=page]:-outline-offset-2 forced-colors:aria-[current=page]:outline-solid max-md:h-11 max-md:text-base';

/** The narrow rail shows only icons; screen readers still get the words. */
const word = 'min-w-0 flex-1 truncate text-left md:max-wide:sr-only';

export function SideMenu({ onChoose }: { onChoose?: () => void }) {
  const { t } = useTranslation('app');
  const isRail = useRail();
  const menu = useMenu();
  return (
    <nav aria-label={t('mainMenu')} className="grid content-start gap-0.5 px-3 max-md:px-0 md:max-wide:px-2">
      {menu.map((entry) =>
        'group' in entry && isRail ? (
          <RailGroup key={entry.group} {...entry} />
        ) : 'group' in entry ? (
          <Group key={entry.group} {...entry} onChoose={onChoose} />
        ) : (
          <Entry key={entry.name} {...entry} onChoose={onChoose} />
        ),
      )}
    </nav>
  );
}

/** With an icon, or inside a group without one. */
function Entry({ name, icon: Icon, isDocument, onChoose }: MenuLink & { onChoose?: () => void }) {
  const { t } = useTranslation('app');
  const label = t(`menu.${name as 'dashboard'}`);
  return (
    <Link
      to={paths[name]}
      reloadDocument={isDocument}
      aria-current={isCurrent(name, useLocation()) ? 'page' : undefined}
      onClick={onChoose}
      title={label}
      className={classNames(item, Icon && 'md:max-wide:justify-center')}
    >
      {Icon && <Icon aria-hidden strokeWidth={1.75} className="size-5 flex-none" />}
      <span className={Icon ? word : 'truncate'}>{label}</span>
      {name === 'agenda' && <PendingCount className="md:max-wide:absolute md:max-wide:-top-0.5 md:max-wide:right-0" />}
    </Link>
  );
}

/** Opens by itself when the current page lies inside it. */
function Group({ group, icon: Icon, links, onChoose }: MenuGroup & { onChoose?: () => void }) {
  const { t } = useTranslation('app');
  const location = useLocation();
  const inside = links.some(({ name }) => isCurrent(name, location));
  const [toggled, setToggled] = useState<{ open: boolean; inside: boolean }>();
  // Toggling holds until the person enters or leaves the group.
  const open = toggled && toggled.inside === inside ? toggled.open : inside;
  return (
    <div>
      <button
        type="button"
        aria-expanded={open}
        title={t(`groups.${group}`)}
        onClick={() => setToggled({ open: !open, inside })}
        className={classNames(item, inside && !open && 'text-brand-text')}
      >
        <Icon aria-hidden strokeWidth={1.75} className="size-5 flex-none" />
        <span className={word}>{t(`groups.${group}`)}</span>
        <ChevronDown aria-hidden className={classNames('size-4 transition-transform', open && 'rotate-180')} />
      </button>
      {open && (
        <div className="grid gap-0.5 pt-0.5 pl-8">
          {links.map((link) => (
            <Entry key={link.name} {...link} onChoose={onChoose} />
          ))}
        </div>
      )}
    </div>
  );
}

/** In the rail, the links of a group open beside it. */
function RailGroup({ group, icon: Icon, links }: MenuGroup) {
  const { t } = useTranslation('app');
  const location = useLocation();
  const [open, setOpen] = useState(false);
  const label = t(`groups.${group}`);
  const isInside = links.some(({ name }) => isCurrent(name, location));
  return (
    <Popover
      label={label}
      side="right"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <button
          type="button"
          title={label}
          className={classNames(item, 'justify-center', isInside && 'bg-brand-tint-strong text-brand-text')}
        >
          <Icon aria-hidden strokeWidth={1.75} className="size-5 flex-none" />
          <span className="sr-only">{label}</span>
        </button>
      }
    >
      <p className="px-2.5 pb-2 text-13 font-medium text-muted">{label}</p>
      <div className="-mx-1.5 -mb-1.5 grid min-w-44 gap-0.5">
        {links.map((link) => (
          <Entry key={link.name} {...link} onChoose={() => setOpen(false)} />
        ))}
      </div>
    </Popover>
  );
}

/** From `md` to `wide` of tokens.css: only icons fit beside the page. */
const rail = window.matchMedia('(48rem <= width < 73.75rem)');

function watch(changed: () => void): () => void {
  rail.addEventListener('change', changed);
  return () => rail.removeEventListener('change', changed);
}

function useRail(): boolean {
  return useSyncExternalStore(watch, () => rail.matches);
}
