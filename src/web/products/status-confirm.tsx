import { useTranslation } from 'react-i18next';
import type { Product } from '#contract/products.ts';
import { client } from '#web/app/api/client.ts';
import { failureDetail, passwordOutcome, refusalCode } from '#web/app/api/errors.ts';
import { useBanner } from '#web/ui/banner.tsx';
import { PasswordConfirm } from '#web/ui/password-confirm.tsx';
import type { SheetProps } from './form-sheet.tsx';
import { refreshProducts } from './use-products.ts';

/** Activates or deactivates a product with the password. */
export function StatusConfirm({ product, ...dialog }: SheetProps & { product: Product }) {
  const { t } = useTranslation('products');
  const banner = useBanner();
  const deed = product.ativo ? 'deactivate' : 'activate';

  async function change(password: string) {
    try {
      await client.products.setActive({ id: product.id, ativo: !product.ativo, password });
    } catch (error) {
      if (refusalCode(error) !== 'WRONG_PASSWORD') banner.error(t('status.failed', { detail: failureDetail(error) }));
      throw error;
    }
    await refreshProducts();
    banner.success(t(`status.${deed}.done`));
  }

  return (
    <PasswordConfirm
      {...dialog}
      title={t(`status.${deed}.title`)}
      description={t(`status.${deed}.text`, { name: product.name })}
      confirmLabel={t(`actions.${deed}`)}
      onConfirm={(password) => passwordOutcome(change(password))}
    />
  );
}
