import './portal.css';
import { createRoot } from 'react-dom/client';
import { OWN_AGENDA, PORTAL } from '#contract/paths.ts';
import { isToken } from '#domain/portal/token.ts';
import { Problem } from '#web/booking/problem.tsx';
import { LinkGate } from '#web/portal/page/link-gate.tsx';
import { MemberGate } from '#web/portal/page/member-gate.tsx';
import { useTranslation } from '#web/texts/use-translation.ts';
import { readIn, speak, startPortalTexts } from './portal-texts.ts';

const [token = ''] = location.pathname.slice(PORTAL.length + 1).split('/');

await startPortalTexts();
const root = document.getElementById('root');
if (!root) throw new Error('portal.html has no #root');
createRoot(root).render(<Portal />);

function Portal() {
  const { t } = useTranslation('portal');
  if (location.pathname.startsWith(OWN_AGENDA)) return <MemberGate onLanguage={speak} onSalon={readIn} />;
  if (!isToken(token)) return <Problem title={t('errors.tokenInvalid')}>{t('page.askLink')}</Problem>;
  // `onSalon` changes to the salon's language unless one was chosen.
  return <LinkGate token={token} onLanguage={speak} onSalon={readIn} />;
}
