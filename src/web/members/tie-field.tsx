import type { SalonMember } from '#contract/members/operations.ts';
import type { GivenRole } from '#domain/members/rights.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Select } from '#web/ui/select.tsx';
import { useTieOptions } from './use-tie-options.ts';

/** A choice has no value that is nobody. */
const NOBODY = 'nobody';

type Props = {
  /** Those who are there already. */
  members: readonly SalonMember[];
  /** Who they are now. */
  present?: string | null;
  role: GivenRole;
  value: string | null;
  error?: string | undefined;
  onChange: (staff: string | null) => void;
};

/** Which professional of the team somebody is. */
export function TieField({ members, present = null, role, value, error, onChange }: Props) {
  const { t } = useTranslation('members');
  const free = useTieOptions(members, present);
  return (
    <Select
      label={t('tie.label')}
      optional
      hint={role === 'professional' && !value ? t('tie.wanted') : undefined}
      value={value ?? NOBODY}
      onChange={(value) => onChange(value === NOBODY ? null : value)}
      options={[{ value: NOBODY, label: t('tie.nobody') }, ...free]}
      {...(error && { error })}
    />
  );
}
