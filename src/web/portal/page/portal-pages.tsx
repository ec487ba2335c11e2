import { useTranslation } from 'react-i18next';
import { isToken } from '#domain/portal/token.ts';
import type { Language } from '#domain/shared/countries.ts';
import { Problem } from '#web/booking/problem.tsx';
import { LinkGate } from './link-gate.tsx';

type Props = {
  token: string;
  onLanguage: (language: Language) => void;
  /** Once it is known whose link it is: the salon's own language, for whoever has chosen none. */
  onSalon: (language: Language) => Promise<void>;
};

/** What a professional comes to without an account. */
export function PortalPages({ token, ...languages }: Props) {
  const { t } = useTranslation('portal');
  if (!isToken(token)) return <Problem title={t('errors.tokenInvalid')}>{t('page.askLink')}</Problem>;
  return <LinkGate token={token} {...languages} />;
}
