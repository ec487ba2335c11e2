import type { ReactNode } from 'react';
import type { WarningKind } from '#domain/clients/warnings.ts';
import { classNames } from '#web/ui/class-names.ts';
import { warningIcons } from './warning-icons.ts';

const looks: Record<WarningKind, string> = {
  harm: 'bg-danger-bg text-danger-text',
  wish: 'bg-pending-bg text-pending-text',
};

type Props = {
  label: string;
  warnings: readonly { kind: WarningKind; title: string; note: string }[];
  /** Says the kind to those who do not see the colour. */
  kindOf: (kind: WarningKind) => string;
  isWide?: boolean;
  /** Beside each. */
  action?: (place: number) => ReactNode;
};

/** Red for what harms a client, orange for what they wish. */
export function WarningList({ label, warnings, kindOf, isWide = false, action }: Props) {
  if (warnings.length === 0) return null;
  return (
    <ul aria-label={label} className={classNames('grid grid-cols-1 gap-2', isWide && 'gap-3 md:grid-cols-2')}>
      {warnings.map(({ kind, title, note }, place) => {
        const Icon = warningIcons[kind];
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: Two may say the same.
            key={`${place} ${title}`}
            className={`grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 rounded-card py-3 pr-2 pl-3.5 forced-colors:border ${looks[kind]}`}
          >
            <Icon aria-hidden strokeWidth={1.75} className="size-5" />
            <div className="min-w-0 wrap-anywhere">
              <p className={kind === 'harm' || note ? 'font-semibold' : undefined}>
                <span className="sr-only">{kindOf(kind)}: </span>
                {title}
              </p>
              {note && <p className="text-13 whitespace-pre-line">{note}</p>}
            </div>
            {action && <div className="-my-1.5">{action(place)}</div>}
          </li>
        );
      })}
    </ul>
  );
}
