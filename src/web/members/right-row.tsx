import { type ReactNode, useId } from 'react';
import type { Right } from '#domain/members/rights.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Switch } from '#web/ui/switch.tsx';

type Props = {
  right: Right;
  isOn: boolean;
  /** Beyond the role, lacking of it, or with a limit of their own. */
  isMore: boolean;
  isLess: boolean;
  isOther: boolean;
  onChange: (isOn: boolean) => void;
  children: ReactNode;
};

export function RightRow({ right, isOn, isMore, isLess, isOther, onChange, children }: Props) {
  const { t } = useTranslation('members');
  const id = useId();
  const title = t(`rights.${right}.title`);
  return (
    <div
      className={classNames(
        'grid min-h-13 grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3 border-t border-divider px-4 py-1.5 last:rounded-b-card max-md:min-h-16',
        (isMore || isLess || isOther) && 'bg-brand-tint shadow-[inset_3px_0_0_var(--color-brand-text)]',
      )}
    >
      <span>
        <span className="block text-sm font-medium max-md:text-base">{title}</span>
        <span id={id} className="block text-13 text-muted">
          {t(`rights.${right}.text`)}
        </span>
      </span>
      <span className="flex items-center gap-3 text-13 font-medium text-brand-text">
        {(isMore || isLess) && t(isMore ? 'sheet.more' : 'sheet.less')}
        {children}
      </span>
      <Switch label={title} describedBy={id} checked={isOn} onChange={onChange} />
    </div>
  );
}
