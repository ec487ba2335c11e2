import { useTranslation } from 'react-i18next';
import type { Product } from '#contract/products/operations.ts';
import { client } from '#web/ground/api/client.ts';
import { PasswordDeed } from '#web/ground/password-deed.tsx';
import type { OverlayState } from '#web/ui/use-overlay.ts';

/** Activates or deactivates a product with the password. */
export function StatusConfirm({ product: { id, name, ativo }, ...state }: OverlayState & { product: Product }) {
  const { t } = useTranslation('products');
  const deed = ativo ? 'deactivate' : 'activate';
  return (
    <PasswordDeed
      {...state}
      title={t(`status.${deed}.title`)}
      description={t(`status.${deed}.text`, { name })}
      confirmLabel={t(`actions.${deed}`)}
      deed={(password) => client.products.changeActive({ id, ativo: !ativo, password })}
      changed={['products']}
      success={t(`status.${deed}.done`)}
      failure={(detail) => t('status.failed', { detail })}
    />
  );
}
