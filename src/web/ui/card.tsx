import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { classNames } from './class-names.ts';

export function Card({ className, ...card }: ComponentProps<'section'>) {
  return (
    <section
      {...card}
      className={classNames('min-w-0 rounded-card border border-divider bg-surface shadow-1', className)}
    />
  );
}

type CardHeadProps = { title: ReactNode; as?: 'h2' | 'h3'; children?: ReactNode };

/** The title on the left; a quiet fact, a link or a badge on the right. */
export function CardHead({ title, as: Heading = 'h2', children }: CardHeadProps) {
  return (
    <div className="flex min-h-14 items-center gap-3 px-6 py-4 max-md:px-4 max-md:py-3">
      <Heading className="min-w-0 flex-1 text-base font-semibold tracking-[-0.005em]">{title}</Heading>
      {children && <div className="flex-none text-13 text-muted">{children}</div>}
    </div>
  );
}

export function CardBody({ className, ...body }: ComponentProps<'div'>) {
  return <div {...body} className={classNames('px-6 pb-6 max-md:px-4 max-md:pb-4', className)} />;
}

/** Rows split by hairlines. */
export function CardRows({ className, ...list }: ComponentProps<'ul'>) {
  return <ul {...list} className={classNames('divide-y divide-divider border-t border-divider', className)} />;
}

export function CardRow({ className, ...row }: ComponentProps<'li'>) {
  return <li {...row} className={classNames('flex min-h-13 items-center gap-3 px-6 py-3 max-md:px-4', className)} />;
}

type StatCardProps = {
  label: ReactNode;
  value: ReactNode;
  /** What it is made of, against what it is compared, on which date it is counted. */
  note?: ReactNode;
  icon?: ReactNode;
  /** A count or a word beside the label. */
  aside?: ReactNode;
  /** By a word as well: the label or `aside` says what the colour does. */
  tone?: 'good' | 'bad' | undefined;
};

/** One number that matters, with a word on what it is and a note under it. */
export function StatCard({ label, value, note, icon, aside, tone }: StatCardProps) {
  return (
    <Card className="@container grid content-start gap-1 px-6 py-5 max-md:p-4">
      <p
        className={classNames(
          'flex items-center justify-between gap-x-2 text-sm text-muted',
          // A count goes below a long label; an icon stays beside it.
          aside !== undefined && 'flex-wrap',
        )}
      >
        <span>{label}</span>
        {aside && <span className="-my-0.5 text-13">{aside}</span>}
        {icon && (
          <span aria-hidden="true" className="text-placeholder max-md:hidden [&>svg]:size-4.5">
            {icon}
          </span>
        )}
      </p>
      <p
        style={typeof value === 'string' ? insideCard(value) : undefined}
        className={classNames(
          'text-3xl font-semibold whitespace-nowrap tabular-nums max-md:text-xl',
          tone === 'good' && 'text-success-text',
          tone === 'bad' && 'text-danger-text',
        )}
      >
        {value}
      </p>
      {note && <div className="text-13 text-muted">{note}</div>}
    </Card>
  );
}

/** Of the height of the letters: how wide a letter of an amount is on the average, a little too wide rather than too narrow. */
const LETTER = 0.55;

/** "R$ 38.448,10": what is shorter is written as small, so that the figures in a row of cards are of one size. */
const USUAL_LENGTH = 12;

/** An amount is never broken, and never leaves its card: where it is too long for the usual size, it gets smaller. */
function insideCard(value: string): CSSProperties {
  const fits = `${100 / (Math.max(value.length, USUAL_LENGTH) * LETTER)}cqi`;
  return { '--text-3xl': `min(1.875rem, ${fits})`, '--text-xl': `min(1.25rem, ${fits})` } as CSSProperties;
}
