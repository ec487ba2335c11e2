import type { ReactNode } from 'react';
import type { ShownStatus } from '#domain/agenda/statuses.ts';
import type { Mark } from '#domain/agenda/visit.ts';
import { initials } from '#domain/shared/names.ts';
import { formatTime } from '#domain/shared/time.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { classNames } from '#web/ui/class-names.ts';
import { statusIcons } from '../labels.ts';
import { VisitMark } from '../visit/visit-mark.tsx';
import { WarningSign } from '../warning-sign.tsx';
import type { CardBlock } from './columns.ts';
import { usePart } from './use-part.ts';

/** From these heights on there is room for the services, in a day and in a week, and in a week for names of two lines. */
const SERVICES_IN_DAY = 56;
const SERVICES_IN_WEEK = 80;
const TWO_LINES = 110;

/** From these widths on there is room for what is said of a visit, in few words and in all of them. */
const MARK_IN_DAY = { few: '@max-[9.25rem]:hidden @min-[12rem]:hidden', all: 'hidden @min-[12rem]:inline' };
const MARK_IN_WEEK = { few: '@max-[9.5rem]:hidden', all: 'hidden' };

type Props = { block: CardBlock; height: number; status: ShownStatus; mark: Mark | undefined; isWeek: boolean };

/** What was cancelled is struck out; who did not come is only muted. A bare underscore would be a space. */
export const struck = String.raw`in-data-[status=cancelado]:not-in-data-[mark=no\_show]:font-normal in-data-[status=cancelado]:not-in-data-[mark=no\_show]:line-through`;
const client = `font-semibold ${struck}`;
const services = `text-(--soft) ${struck}`;

/** Words that do not fit go to a line that is not shown; only a single word too long for its line is cut. */
const wholeWords = 'overflow-hidden text-ellipsis';

/** Many people share the width of a day: a card without room for a name shows two letters of it, and its tip tells the rest. */
const notNarrow = '@max-[3.75rem]:hidden';

/** Start and client, if there is room for no more. */
export function OneLine({ block: { card, start }, isWeek }: Props) {
  return (
    <>
      <span
        className={classNames('block pr-1', isWeek ? `pl-2.25 ${wholeWords} max-h-4 ${notNarrow}` : 'truncate pl-3')}
      >
        <Time>{formatTime(start)}</Time>{' '}
        <span className={isWeek ? client : `text-13 ${client}`}>{card.client_name}</span>
        <WarningSign warning={card.client_warning} />
      </span>
      {isWeek && <Initials name={card.client_name} />}
    </>
  );
}

/** The lines below the first are one text with breaks in it: each ends in dots of its own, and only one box is clipped. */
export function DayLines({ block, height, status, mark }: Props) {
  const { card, start } = block;
  const { services: done, until } = usePart(block);
  return (
    <span className="block min-h-0 truncate py-1 pr-2 pl-3">
      <span className="flex items-center justify-between gap-1.5">
        <Time>
          {formatTime(start)}
          <span className={endFrom(status, mark)}> {`– ${formatTime(until)}`}</span>
        </Time>
        {mark ? (
          <VisitMark {...mark} from={MARK_IN_DAY} />
        ) : (
          <StatusMark status={status} wordFrom="@min-[8.5rem]:inline" />
        )}
      </span>
      <span className={`text-13 ${client}`}>{card.client_name}</span>
      <WarningSign warning={card.client_warning} />
      {height >= SERVICES_IN_DAY && (
        <>
          <br />
          <span className={services}>{done}</span>
        </>
      )}
    </span>
  );
}

/** The end of an appointment makes room for what is said of it. */
function endFrom(status: ShownStatus, mark: Mark | undefined): string | undefined {
  if (mark && mark.mark !== 'no_show') return 'hidden @min-[15rem]:inline';
  return statusIcons[status] && 'hidden @min-[10.75rem]:inline';
}

/** Lanes of a week are narrow: they show fewer words rather than parts of words, and nothing that has no room at all. */
export function WeekLines({ block, height, status, mark }: Props) {
  const { t } = useTranslation('agenda');
  const { card, start } = block;
  const { services: done, until } = usePart(block);
  const look = `block flex-none ${wholeWords} ${height >= TWO_LINES ? 'max-h-8' : 'max-h-4'}`;
  return (
    <>
      <span className={`flex min-h-0 flex-1 flex-col overflow-hidden py-1 pr-1 pl-2.25 ${notNarrow}`}>
        <span className="flex items-center justify-between gap-1.5">
          <Time>
            {formatTime(start)}
            <span className="hidden @min-[7.25rem]:inline"> {`– ${formatTime(until)}`}</span>
          </Time>
          {mark ? (
            <VisitMark {...mark} from={MARK_IN_WEEK} />
          ) : (
            <StatusMark status={status} wordFrom="@min-[9.5rem]:inline" />
          )}
        </span>
        <span className={look}>
          <span className={client}>{card.client_name}</span>
          <WarningSign warning={card.client_warning} />
        </span>
        {height >= SERVICES_IN_WEEK && (
          <span className={look}>
            <span className={services}>{done}</span>
          </span>
        )}
        <span className="mt-auto block flex-none truncate font-medium text-(--soft)">
          {block.by.split(' ')[0] || t('grid.unassigned')}
        </span>
      </span>
      <Initials name={card.client_name}>
        <span className="block @max-[2.25rem]:hidden">
          <Time>{formatTime(start)}</Time>
        </span>
      </Initials>
    </>
  );
}

function Initials({ name, children }: { name: string; children?: ReactNode }) {
  return (
    <span className="hidden overflow-clip py-1 pl-1.5 text-xs @max-[3.75rem]:block @max-[2.25rem]:pl-1.25 @max-[2.25rem]:text-[10px] @max-[2.25rem]:tracking-tight @max-[1.5rem]:text-[9px]">
      {children}
      <span className={client}>{initials(name)}</span>
    </span>
  );
}

function Time({ children }: { children: ReactNode }) {
  return <span className="font-medium whitespace-nowrap text-(--soft) tabular-nums">{children}</span>;
}

/** The status as a picture, and as a word where the block is wide enough for it. */
function StatusMark({ status, wordFrom }: { status: ShownStatus; wordFrom: string }) {
  const { t } = useTranslation('agenda');
  const Icon = statusIcons[status];
  if (!Icon) return null;
  return (
    <span
      aria-hidden="true"
      className="inline-flex items-center gap-0.75 font-semibold whitespace-nowrap text-(--word)"
    >
      <Icon strokeWidth={2.25} className="size-3.25 flex-none" />
      <span className={classNames('hidden', wordFrom)}>{t(`status.${status}`)}</span>
    </span>
  );
}
