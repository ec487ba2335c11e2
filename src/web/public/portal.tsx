import './portal.css';
import { createRoot } from 'react-dom/client';
import { useTranslation } from 'react-i18next';
import { PORTAL } from '#contract/paths.ts';
import { isToken } from '#domain/portal/token.ts';
import type { Language } from '#domain/shared/countries.ts';
import { Problem } from '#web/booking/problem.tsx';
import { LinkGate } from '../portal/page/link-gate.tsx';
import { readIn, speak, startPortalTexts } from './portal-texts.ts';

const [token = ''] = location.pathname.slice(PORTAL.length + 1).split('/');

await startPortalTexts();
const root = document.getElementById('root');
if (!root) throw new Error('portal.html has no #root');
createRoot(root).render(<PortalPages token={token} onLanguage={speak} onSalon={readIn} />);

type Props = {
  token: string;
  onLanguage: (language: Language) => void;
  /** Once it is known whose link it is: the salon's own language, for whoever has chosen none. */
  onSalon: (language: Language) => Promise<void>;
};

/** What a professional comes to without an account. */
function PortalPages({ token, ...languages }: Props) {
  const { t } = useTranslation('portal');
  if (!isToken(token)) return <Problem title={t('errors.tokenInvalid')}>{t('page.askLink')}</Problem>;
  return <LinkGate token={token} {...languages} />;
}
