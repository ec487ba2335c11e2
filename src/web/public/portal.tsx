import './portal.css';
import { createRoot } from 'react-dom/client';
import { PORTAL } from '#contract/paths.ts';
import { PortalPages } from '#web/portal/page/portal-pages.tsx';
import { readIn, speak, startPortalTexts } from './portal-texts.ts';

const [token = ''] = location.pathname.slice(PORTAL.length + 1).split('/');

await startPortalTexts();
const root = document.getElementById('root');
if (!root) throw new Error('portal.html has no #root');
createRoot(root).render(<PortalPages token={token} onLanguage={speak} onSalon={readIn} />);
