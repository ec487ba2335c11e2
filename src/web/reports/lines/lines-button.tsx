import { useTranslation } from 'react-i18next';
import { nameLink } from '../frame/name-link.ts';

/** A name in a report that opens what lies beneath it. On paper it is only the name. */
export function LinesButton({ name, onOpen }: { name: string; onOpen: () => void }) {
  const { t } = useTranslation('reports');
  return (
    <button
      type="button"
      title={t('rows.open')}
      onClick={onOpen}
      className={`${nameLink} text-left font-medium underline-offset-3 md:truncate`}
    >
      {name}
    </button>
  );
}
