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

export function CardRows({ className, ...list }: ComponentProps<'ul'>) {
  return <ul {...list} className={classNames('divide-y divide-divider border-t border-divider', className)} />;
}

export function CardRow({ className, ...row }: ComponentProps<'li'>) {
  return <li {...row} className={classNames('flex min-h-13 items-center gap-3 px-6 py-3 max-md:px-4', className)} />;
}

type StatCardProps = {
  label: ReactNode;
  value: ReactNode;
  /** What it consists of or is compared with. */
  note?: ReactNode;
  icon?: ReactNode;
  aside?: ReactNode;
  /** The label or `aside` must say the same in words. */
  tone?: 'good' | 'bad' | undefined;
};

/** A key figure with a label and a note. */
export function StatCard({ label, value, note, icon, aside, tone }: StatCardProps) {
  return (
    <Card className="@container relative grid content-start gap-1 px-6 py-5 max-md:p-4 has-[[data-covers]]:hover:bg-page has-[[data-covers]:focus-visible]:outline-2 has-[[data-covers]:focus-visible]:outline-focus dark:has-[[data-covers]]:hover:bg-subtle">
      <p
        className={classNames(
          'flex items-center justify-between gap-x-2 text-sm text-muted',
          // A count wraps below a long label; an icon does not.
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

/** Average width of a letter in an amount, relative to its height; rather too wide than too narrow. */
const LETTER = 0.55;

/** "R$ 38.448,10": shorter amounts get the same size, so that a row of cards looks even. */
const USUAL_LENGTH = 12;

/** An amount neither wraps nor leaves its card: a long one gets smaller. */
function insideCard(value: string): CSSProperties {
  const fits = `${100 / (Math.max(value.length, USUAL_LENGTH) * LETTER)}cqi`;
  return { '--text-3xl': `min(1.875rem, ${fits})`, '--text-xl': `min(1.25rem, ${fits})` } as CSSProperties;
}
