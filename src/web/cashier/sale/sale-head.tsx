import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '#web/texts/use-translation.ts';
import { classNames } from '#web/ui/class-names.ts';

type Props = {
  title: string;
  /** When and with whom, in a few words. */
  children?: ReactNode;
  back: { to: string; label: string };
  actions?: ReactNode;
  /** Stays beside the name, also on a phone. */
  sign?: ReactNode;
};

/** The way back on the left, who and when, rare actions on the right. */
export function SaleHead({ title, children, back, actions, sign }: Props) {
  const { t } = useTranslation('cashier');
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-2 max-md:-mt-2 max-md:gap-y-0 md:-mt-3">
      <Link
        to={back.to}
        aria-label={t('sale.backTo', { place: back.label })}
        title={t('sale.backTo', { place: back.label })}
        className={classNames(
          'inline-flex items-center gap-2 rounded-control',
          'max-md:min-h-11 max-md:basis-full max-md:text-base max-md:text-brand-text',
          'md:-ml-2 md:size-control md:flex-none md:justify-center md:text-muted md:hover:bg-subtle md:hover:text-text',
        )}
      >
        <ArrowLeft aria-hidden strokeWidth={1.75} className="size-5" />
        <span className="md:hidden">{back.label}</span>
      </Link>
      <div className="min-w-0 flex-1 md:basis-48">
        <h2 className="text-xl font-semibold break-words">{title}</h2>
        {children && <div className="flex flex-wrap gap-x-3 text-sm text-muted">{children}</div>}
      </div>
      {(actions || sign) && (
        <div className="flex flex-wrap items-center gap-2">
          {actions}
          {sign}
        </div>
      )}
    </header>
  );
}
