import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#contract/paths.ts';

/** Two reports with other sums want a word on why. */
export function Differs() {
  const { t } = useTranslation('reports');
  return (
    <p className="border-t border-divider px-6 py-4 text-13 text-muted max-md:px-4">
      <Trans
        t={t}
        i18nKey="result.differs"
        components={{ income: <Link to={paths.reportIncome} className="text-brand-text underline" /> }}
      />
    </p>
  );
}
