import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isOwnerRole } from '#domain/shared/names.ts';
import { useTeam } from '#web/team/use-team.ts';

type Props = { product: string; value: string | null; onChange: (seller: string | null) => void };

/**
 * Reads as a line below the product's name; the browser's own list opens from it. Who has left the team stays where they sold. The owner may be
 * named and earns nothing; where she works alone, nobody is asked for.
 */
export function SellerSelect({ product, value, onChange }: Props) {
  const { t } = useTranslation('cashier');
  const team = useTeam();
  const sellers = team.rows.filter(({ id, ativo }) => id === value || ativo);
  if (sellers.every(({ id, funcao }) => id !== value && isOwnerRole(funcao))) return null;
  return (
    <span className="relative -ml-1 inline-flex max-w-full min-w-0 items-center justify-self-start text-13 text-muted">
      <select
        aria-label={t('sale.sellerOf', { name: product })}
        value={value ?? ''}
        onChange={(event) => onChange(event.currentTarget.value || null)}
        className="field-sizing-content max-w-full min-w-0 appearance-none truncate rounded-control bg-transparent py-1 text-13! pr-6 pl-1 hover:text-text max-md:min-h-11"
      >
        <option value="" className="text-text">
          {t('sale.seller')}
        </option>
        {sellers.map(({ id, nome }) => (
          <option key={id} value={id} className="text-text">
            {t('sale.soldBy', { name: nome })}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute right-1 size-4" />
    </span>
  );
}
