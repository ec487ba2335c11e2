import {
  ArrowRight,
  BadgePercent,
  Building2,
  CalendarDays,
  Globe,
  IdCard,
  type LucideIcon,
  Package,
  ReceiptText,
  Scissors,
  ShieldCheck,
  Sparkles,
  Users,
  Wallet,
} from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import type { ActivityLine } from '#contract/activity/operations.ts';
import { toneOf } from '#domain/team/colours.ts';
import { TextLink } from '#web/ground/text-link.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { toneOfName } from '#web/ui/tone-of-name.ts';
import { linePath } from './line-path.ts';
import { type Change, type Piece, TELLING, useLineWords } from './use-line-words.ts';

const AREA_ICONS: Record<ActivityLine['area'], LucideIcon> = {
  agenda: CalendarDays,
  cashier: Wallet,
  clients: Users,
  services: Scissors,
  products: Package,
  bills: ReceiptText,
  commissions: BadgePercent,
  team: IdCard,
  salon: Building2,
  access: ShieldCheck,
};

/** One thing that somebody did: who, a sentence, before and after, and the way to what it is about. */
export function Line({ line }: { line: ActivityLine }) {
  const words = useLineWords();
  return (
    // On a phone all of it is the link: a thumb need not aim.
    <div className="relative grid min-h-16 grid-cols-[2.25rem_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-1 px-4 py-3 md:grid-cols-[3rem_2.25rem_minmax(0,1fr)_8.25rem_8.5rem] md:items-center md:gap-x-3.5 md:py-2.5 md:pl-6">
      <span className="text-13 text-muted tabular-nums max-md:order-3 max-md:pt-0.5">{line.time}</span>
      <span className="max-md:order-1">
        <Face who={line.who} />
      </span>
      <div className="grid min-w-0 gap-0.5 max-md:order-2 md:text-sm">
        <Sentence line={line} />
      </div>
      <span className="max-md:hidden">
        <Badge icon={AREA_ICONS[line.area]}>{words.area(line.area)}</Badge>
      </span>
      <span className="text-right text-13 max-md:order-4 max-md:col-span-2 max-md:col-start-2 max-md:text-left max-md:[&_a]:inline-flex max-md:[&_a]:min-h-8 max-md:[&_a]:items-center max-md:[&_a]:after:absolute max-md:[&_a]:after:inset-0">
        {line.leads_to && (
          <TextLink render={<Link to={linePath(line.leads_to)} state={{ opened: true }} />}>
            {words.t(`open.${line.leads_to.place}`)}
          </TextLink>
        )}
      </span>
    </div>
  );
}

function Face({ who: { kind, name, color } }: Pick<ActivityLine, 'who'>) {
  const Sign = kind === 'public' ? Globe : kind === 'system' ? Sparkles : undefined;
  if (!Sign) return <Avatar name={name} tone={(color === null ? undefined : toneOf(color)) ?? toneOfName(name)} />;
  return (
    <span
      aria-hidden="true"
      className="inline-flex size-9 items-center justify-center rounded-full bg-subtle text-muted"
    >
      <Sign className="size-4" strokeWidth={1.75} />
    </span>
  );
}

const looks: Record<Piece['kind'], string> = {
  text: '',
  who: 'font-semibold',
  subject: 'font-medium',
  alarm: 'font-semibold text-danger-text',
};

/** The sentence, and below it what is most telling; the rest unfolds. */
export function Sentence({ line }: { line: ActivityLine }) {
  const words = useLineWords();
  const [isOpen, setOpen] = useState(false);
  const restId = useId();
  const shown = line.changes.filter(({ kind }) => kind !== 'unsaid');
  const [first, rest] = [shown.slice(0, TELLING), shown.slice(TELLING)];
  const isAlone = shown.length === 1;
  return (
    <>
      <p className="break-words">
        {words.pieces(line).map(({ kind, text }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one sentence stay in their places
          <span key={place} className={looks[kind]}>
            {text}
          </span>
        ))}
      </p>
      {first.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-sm">
          {first.map((change, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line never changes
            <ChangeWords key={place} change={change} isLabelled={!isAlone && !SPEAKS_FOR_ITSELF.has(change.field)} />
          ))}
        </p>
      )}
      {rest.length > 0 && (
        <>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={restId}
            onClick={() => setOpen(!isOpen)}
            className="relative z-1 -my-1 min-h-8 justify-self-start text-13 font-medium text-brand-text underline-offset-3 hover:underline max-md:min-h-11"
          >
            {isOpen ? words.t('fewer') : words.t('more', { count: rest.length })}
          </button>
          <dl
            id={restId}
            hidden={!isOpen}
            className="mt-1 grid max-w-140 gap-1 rounded-card bg-page px-3.5 py-2.5 text-13 dark:bg-subtle [&[hidden]]:hidden"
          >
            {rest.map((change, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line never changes
              <div key={place} className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-3">
                <dt className="text-muted">{words.label(change)}</dt>
                <dd>
                  <BeforeAfter change={change} />
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </>
  );
}

/** What they are can be seen. */
const SPEAKS_FOR_ITSELF = new Set<Change['field']>(['slot', 'services', 'paid', 'method']);

function ChangeWords({ change, isLabelled }: { change: Change; isLabelled: boolean }) {
  const words = useLineWords();
  return (
    <span className="min-w-0 break-words">
      {isLabelled && <span className="text-muted">{words.label(change)} </span>}
      <BeforeAfter change={change} />
    </span>
  );
}

/** "R$ 110,00 → R$ 120,00"; of what came into being only what it is. */
function BeforeAfter({ change: { kind, from, to } }: { change: Change }) {
  const { t, written } = useLineWords();
  const isFact = from === null;
  return (
    <>
      {!isFact && (
        <>
          <del className="text-muted tabular-nums">{written(kind, from)}</del>{' '}
          <ArrowRight aria-hidden className="mb-0.5 inline size-3.5 text-muted" strokeWidth={1.75} />
          <span className="sr-only">{t('to')}</span>{' '}
        </>
      )}
      <ins className={classNames('no-underline tabular-nums', isFact ? 'font-medium' : 'font-semibold')}>
        {written(kind, to)}
      </ins>
    </>
  );
}
