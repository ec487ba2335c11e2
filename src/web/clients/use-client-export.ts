import { useTranslation } from 'react-i18next';
import { client } from '#web/app/api/client.ts';
import { useBanner } from '#web/ui/banner.tsx';

/** Saves all clients as a file. Fetched first, so that a failure is a banner and not a broken download. */
export function useClientExport(): () => Promise<void> {
  const { t } = useTranslation('clients');
  const banner = useBanner();
  return async () => {
    try {
      const file = await client.clients.export({});
      const link = document.createElement('a');
      link.href = URL.createObjectURL(file);
      link.download = file.name;
      link.click();
      URL.revokeObjectURL(link.href);
    } catch {
      banner.error(t('exportFailed'));
    }
  };
}
