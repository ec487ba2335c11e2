import type { Mark } from '#domain/agenda/visit.ts';
import { markIcons } from '#web/ground/mark-icons.ts';
import { classNames } from '#web/ui/class-names.ts';
import { useMarkWords } from '../labels.ts';

type Props = Mark & {
  /** From which widths of the card on it is said in few words, and in all of them; always in few without it. */
  from?: { few: string; all: string };
};

/** How the visit stands, in the place of the status. The card's name says it to screen readers. */
export function VisitMark({ from, ...mark }: Props) {
  const { words, fewWords } = useMarkWords();
  const Icon = markIcons[mark.mark];
  return (
    <span aria-hidden="true" data-mark={mark.mark} className="visit-mark">
      <Icon strokeWidth={2.25} className="size-3.25 flex-none" />
      <span className={classNames('truncate', from?.few)}>{fewWords(mark)}</span>
      {from && <span className={classNames('truncate', from.all)}>{words(mark)}</span>}
    </span>
  );
}
