import type { SalonMember } from '#contract/members/operations.ts';
import { GIVEN_ROLES } from '#domain/members/rights.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Card } from '#web/ui/card.tsx';

/** What each role may by itself, and how many have it. */
export function RoleCards({ members }: { members: readonly SalonMember[] }) {
  const { t } = useTranslation('members');
  return (
    <section aria-label={t('roles.label')} className="grid gap-4 max-md:gap-3 wide:grid-cols-3">
      {GIVEN_ROLES.map((role) => (
        <Card key={role} className="grid content-start gap-1 px-5 py-4">
          <div className="flex items-baseline justify-between gap-3">
            <h2 className="text-base font-semibold">{t(`roles.${role}`)}</h2>
            <span className="flex-none text-13 text-muted">
              {t('people', { count: members.filter((one) => one.role === role).length })}
            </span>
          </div>
          <p className="text-13 text-muted">{t(`roles.about.${role}`)}</p>
        </Card>
      ))}
    </section>
  );
}
