import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

export function Card({ className, ...card }: ComponentProps<'section'>) {
  return (
    <section
      {...card}
      className={classNames('min-w-0 rounded-card border border-divider bg-surface shadow-1', className)}
    />
  );
}

/** The title on the left; a quiet fact, a link or a badge on the right. */
export function CardHead({
  title,
  as: Heading = 'h2',
  children,
}: {
  title: ReactNode;
  as?: 'h2' | 'h3';
  children?: ReactNode;
}) {
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

/** One number that matters, with a word on what it is and a note under it. */
export function StatCard({
  label,
  value,
  note,
  icon,
}: {
  label: ReactNode;
  value: ReactNode;
  note?: ReactNode;
  icon?: ReactNode;
}) {
  return (
    <Card className="grid content-start gap-1 px-6 py-5 max-md:p-4">
      <p className="flex items-center justify-between gap-2 text-sm text-muted">
        {label}
        <span aria-hidden="true" className="text-placeholder max-md:hidden [&>svg]:size-4.5">
          {icon}
        </span>
      </p>
      <p className="text-3xl font-semibold whitespace-nowrap tabular-nums max-md:text-xl">{value}</p>
      {note && <p className="text-13 text-muted">{note}</p>}
    </Card>
  );
}
