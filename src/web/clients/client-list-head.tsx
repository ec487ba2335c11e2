import { useQuery } from '@tanstack/react-query';
import { Download, Ellipsis, Plus, Search, Upload } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { api } from '#web/app/api/client.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useClientExport } from './use-client-export.ts';

type Props = { typed: string; onType: (text: string) => void; onNew: () => void; onImport: () => void };

export function ClientListHead({ typed, onType, onNew, onImport }: Props) {
  const { t } = useTranslation('clients');
  const count = useQuery(api.clients.count.queryOptions());
  const exportClients = useClientExport();
  return (
    <div className="grid gap-3 border-b border-divider p-4">
      <div className="flex flex-wrap items-center justify-end gap-2">
        <span className="flex-auto font-medium whitespace-nowrap tabular-nums">
          {count.data && t('count', { count: count.data.count })}
        </span>
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
      </div>
      <TextField
        label={t('search')}
        hideLabel
        icon={Search}
        type="search"
        capitalise="off"
        autoComplete="off"
        maxLength={200}
        placeholder={t('searchHint')}
        value={typed}
        onChange={(event) => onType(event.currentTarget.value)}
      />
    </div>
  );
}
