import { paths } from '#contract/paths.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { TabLinks } from '#web/ui/tab-links.tsx';

export function ServicesTabs() {
  const { t } = useTranslation('services');
  return (
    <div className="-mt-4 max-md:-mt-2">
      <TabLinks
        label={t('tabs.label')}
        links={[
          { to: paths.services, label: t('tabs.services') },
          { to: paths.serviceCategories, label: t('tabs.categories') },
        ]}
      />
    </div>
  );
}
