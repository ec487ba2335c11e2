import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import { useId } from 'react';
import { GIVEN_ROLES, type GivenRole } from '#domain/members/rights.ts';
import { useTranslation } from '#web/texts/use-translation.ts';

/** As what somebody is invited, with what that means. */
export function RoleChoice({ value, onChange }: { value: GivenRole; onChange: (role: GivenRole) => void }) {
  const { t } = useTranslation('members');
  const id = useId();
  return (
    <div className="grid content-start gap-1.5">
      <span id={id} className="text-13 font-medium">
        {t('columns.role')}
      </span>
      <RadioGroup
        aria-labelledby={id}
        value={value}
        onValueChange={(next: GivenRole) => onChange(next)}
        className="grid gap-2 md:grid-cols-3"
      >
        {GIVEN_ROLES.map((role) => (
          <Radio.Root
            key={role}
            value={role}
            render={<button type="button" />}
            nativeButton
            aria-label={t(`roles.${role}`)}
            aria-describedby={`${id}-${role}`}
            className="grid content-start gap-0.5 rounded-card border border-divider px-3 py-2.5 text-left max-md:min-h-14 data-checked:border-brand-text data-checked:bg-brand-tint data-checked:inset-ring data-checked:inset-ring-brand-text"
          >
            <span className="text-sm font-medium max-md:text-base">{t(`roles.${role}`)}</span>
            <span id={`${id}-${role}`} className="text-13 text-muted">
              {t(`roles.short.${role}`)}
            </span>
          </Radio.Root>
        ))}
      </RadioGroup>
    </div>
  );
}
