import { IdCard, type LucideIcon, Scissors, Users } from 'lucide-react';
import { Link } from 'react-router';
import type { SetUp } from '#contract/dashboard/operations.ts';
import { type PathName, paths } from '#contract/paths.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

const suggestions = [
  { name: 'services', icon: Scissors, done: 'has_services' },
  { name: 'clients', icon: Users, done: 'has_clients' },
  { name: 'team', icon: IdCard, done: 'has_staff' },
] as const satisfies Array<{ name: PathName; icon: LucideIcon; done: keyof SetUp }>;

/** What the salon has not registered yet. When that cannot be known, all three are shown, as the specification says. */
export function Suggestions({ setUp, failed }: { setUp: SetUp | undefined; failed: boolean }) {
  const { t } = useTranslation('dashboard');
  if (!setUp && !failed) return null;
  const missing = suggestions.filter(({ done }) => failed || !setUp?.[done]);
  if (missing.length === 0) return null;
  return (
    <section aria-label={t('suggestions.title')} className="grid gap-4 sm:grid-cols-2">
      {missing.map(({ name, icon: Icon }) => (
        <Card key={name} className="grid content-start justify-items-start gap-2 p-6 max-md:p-4">
          <span className="grid size-10 place-items-center rounded-card bg-brand-tint-strong text-brand-text">
            <Icon aria-hidden strokeWidth={1.75} className="size-5" />
          </span>
          <h3 className="mt-1 text-base font-semibold">{t(`suggestions.${name}.title`)}</h3>
          <p className="text-sm text-muted">{t(`suggestions.${name}.text`)}</p>
          <ButtonLink className="mt-2" render={<Link to={paths[name]} />}>
            {t(`suggestions.${name}.action`)}
          </ButtonLink>
        </Card>
      ))}
    </section>
  );
}
