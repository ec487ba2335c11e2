import { useTranslation } from 'react-i18next';
import { HoursSection } from './hours-section.tsx';

export function Page() {
  const { t } = useTranslation('agenda');
  return (
    <div className="grid max-w-180 grid-cols-1 gap-6">
      <p className="text-muted">{t('settings.intro')}</p>
      <HoursSection />
    </div>
  );
}
