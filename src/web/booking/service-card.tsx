import { Check, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PublicService } from '#contract/booking/operations.ts';
import { formatDuration } from '#domain/shared/durations.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { useWriting } from './use-writing.ts';

type Props = { service: PublicService; isChosen: boolean; onToggle: () => void; onGoOn: () => void };

export function ServiceCard({ service, isChosen, onToggle, onGoOn }: Props) {
  const { t } = useTranslation('booking');
  const { money } = useWriting();
  const { name, description, price, preco_variavel, duration_minutes } = service;
  return (
    <article
      className={classNames(
        'flex items-center justify-between gap-x-6 gap-y-3 border-t border-divider p-4 first:border-t-0 max-md:flex-wrap md:px-6 md:py-5',
        isChosen && 'bg-brand-tint inset-shadow-[3px_0_0_var(--color-brand-text)]',
      )}
    >
      <div className="min-w-0 flex-1 basis-40">
        <h3 className="font-semibold wrap-anywhere">{name}</h3>
        {description && <p className="text-sm wrap-anywhere whitespace-pre-line text-muted">{description}</p>}
        <p className="mt-1.5 flex flex-wrap gap-x-3 text-sm text-muted">
          <span className="font-semibold text-text tabular-nums">
            {preco_variavel ? t('services.priceOpen') : money(price)}
          </span>
          {formatDuration(duration_minutes)}
        </p>
      </div>
      <Button
        icon={isChosen ? Check : Plus}
        onClick={onToggle}
        aria-label={t(isChosen ? 'services.removeOne' : 'services.addOne', { name })}
        className={classNames('min-w-29', isChosen && 'border-brand-text! bg-surface! text-brand-text!')}
      >
        {t(isChosen ? 'services.remove' : 'services.add')}
      </Button>
      {/* For the keyboard: all other services lie between here and the professional. */}
      {isChosen && (
        <button
          type="button"
          onClick={onGoOn}
          className="sr-only text-sm font-medium text-brand-text focus:not-sr-only focus:rounded-control focus:px-4 focus:py-3"
        >
          {t('services.chooseProfessional')}
        </button>
      )}
    </article>
  );
}
