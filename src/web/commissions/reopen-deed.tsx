import { useTranslation } from 'react-i18next';
import type { CommissionClosing } from '#contract/commissions/operations.ts';
import { client } from '#web/ground/api/client.ts';
import { refusalCode } from '#web/ground/api/errors.ts';
import { PasswordDeed } from '#web/ground/password-deed.tsx';
import type { OverlayState } from '#web/ui/use-overlay.ts';
import { rangeOfClosing } from './closed-ranges.ts';
import { useWords } from './use-words.ts';

export function ReopenDeed({ closing, ...state }: OverlayState & { closing: CommissionClosing }) {
  const { t } = useTranslation('commissions');
  const { period } = useWords();
  return (
    <PasswordDeed
      {...state}
      title={t('reopen.title')}
      description={t('reopen.text', { period: period(rangeOfClosing(closing)) })}
      confirmLabel={t('reopen.title')}
      deed={(password) => client.commissions.removeClosing({ id: closing.id, password })}
      changed={['commission_closings']}
      success={t('reopen.done')}
      failure={(detail, error) => {
        const code = refusalCode(error);
        if (code === 'NOT_LATEST') return t('reopen.notLatest');
        return code === 'NOT_FOUND' ? t('reopen.gone') : t('reopen.failed', { detail });
      }}
    />
  );
}
