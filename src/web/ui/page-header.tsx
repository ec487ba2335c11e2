import type { ReactNode } from 'react';

/** The head of a page's content. The shell's top bar has the h1, so this is an h2 unless a page stands alone. */
export function PageHeader({
  title,
  description,
  as: Heading = 'h2',
  children,
}: {
  title: ReactNode;
  description?: ReactNode;
  as?: 'h1' | 'h2';
  children?: ReactNode;
}) {
  return (
    <header className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <div className="min-w-0 flex-1 basis-64">
        <Heading className="text-2xl font-semibold">{title}</Heading>
        {description && <p className="text-sm text-muted">{description}</p>}
      </div>
      {children && <div className="flex flex-wrap gap-2">{children}</div>}
    </header>
  );
}
