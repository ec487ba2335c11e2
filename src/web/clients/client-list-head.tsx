import { useQuery } from '@tanstack/react-query';
import { Download, Ellipsis, Plus, Upload } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { api, client } from '#web/ground/api/client.ts';
import { useBanner } from '#web/ui/banner.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { download } from '#web/ui/download.ts';
import { ListHead } from '#web/ui/list-head.tsx';
import { Menu } from '#web/ui/menu.tsx';

type Props = { typing: { typed: string; type: (text: string) => void }; onNew: () => void; onImport: () => void };

export function ClientListHead({ typing, onNew, onImport }: Props) {
  const { t } = useTranslation('clients');
  const count = useQuery(api.clients.count.queryOptions());
  const exportClients = useClientExport();
  return (
    <ListHead
      isColumn
      start={count.data && t('count', { count: count.data.count })}
      search={{ ...typing, label: t('search'), placeholder: t('searchHint') }}
    >
      <Button variant="primary" size="sm" icon={Plus} onClick={onNew}>
        {t('new')}
      </Button>
      <Menu
        trigger={<IconButton icon={Ellipsis} label={t('more')} size="sm" />}
        groups={[
          [
            { label: t('importCsv'), icon: Upload, onSelect: onImport },
            { label: t('exportCsv'), icon: Download, onSelect: exportClients },
          ],
        ]}
      />
    </ListHead>
  );
}

/** Saves all clients as a file. Fetched first, so that a failure is a banner and not a broken download. */
function useClientExport(): () => Promise<void> {
  const { t } = useTranslation('clients');
  const banner = useBanner();
  return async () => {
    try {
      download(await client.clients.export({}));
    } catch {
      banner.error(t('exportFailed'));
    }
  };
}
