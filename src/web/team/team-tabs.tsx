import { PAGE_NEEDS } from '#contract/page-needs.ts';
import { paths } from '#contract/paths.ts';
import { useMay } from '#web/ground/use-may.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { TabLinks } from '#web/ui/tab-links.tsx';

/** Who works here, and who comes in with a password of their own: only for who may open both. */
export function TeamTabs() {
  const { t } = useTranslation('team');
  const may = useMay();
  if (!may(PAGE_NEEDS.members)) return null;
  return (
    <div className="-mt-5 max-md:-mt-3">
      <TabLinks
        label={t('tabs.label')}
        links={[
          { to: paths.team, label: t('tabs.professionals') },
          { to: paths.members, label: t('tabs.access') },
        ]}
      />
    </div>
  );
}
