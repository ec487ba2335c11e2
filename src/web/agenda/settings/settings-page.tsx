import { useTranslation } from '#web/texts/use-translation.ts';
import { Banner } from '#web/ui/banner.tsx';
import { ExceptionsSection } from './exceptions-section.tsx';
import { HoursSection } from './hours-section.tsx';
import { ShiftsSection } from './shifts-section.tsx';
import { SlotRulesSection } from './slot-rules-section.tsx';

export function Page() {
  const { t } = useTranslation(['agendaSettings', 'agenda']);
  return (
    <div className="grid max-w-240 grid-cols-1 gap-6">
      <Banner tone="info">{t('settings.intro')}</Banner>
      <HoursSection />
      <ExceptionsSection />
      <ShiftsSection />
      <SlotRulesSection />
    </div>
  );
}
