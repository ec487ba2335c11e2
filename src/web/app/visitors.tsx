import './app.css';
import { type PathName, paths } from '#contract/paths.ts';
import { enterApp } from '#web/ground/enter.ts';
import { forgetSession, loadSession, onSessionChangedElsewhere } from '#web/ground/session.ts';
import { stored } from '#web/ground/stored.ts';
import { texts } from '#web/texts/texts.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { visitorPages } from './pages.ts';
import { render, start } from './start.tsx';

const modules = import.meta.glob<{ Page: React.ComponentType }>([
  '../account/{login,signup,forgot-password,reset-password,confirm-email,change-email}-page.tsx',
  '../members/invitation-page.tsx',
]);

/** Those who are signed in have no use for these. */
const ONLY_SIGNED_OUT: PathName[] = ['login', 'signup', 'forgotPassword'];

const name = nameOf(location.pathname);
await start();
// A session that cannot be read is none here: signing in says what is wrong.
const whoIsInside = async () => (ONLY_SIGNED_OUT.includes(name) ? await loadSession().catch(() => null) : null);
const [inside, page, desk] = await Promise.all([whoIsInside(), loadPage(), loadDesk()]);
if (inside && !desk?.isLockedHere()) enterApp(inside);
else {
  if (inside) desk?.endSession();
  // What the app wrote down as it was left, such as how far its pages were scrolled.
  if (ONLY_SIGNED_OUT.includes(name)) forgetSession();
  render(page ? desk && name === 'login' ? <desk.DeskLogin Login={page.Page} /> : <page.Page /> : <BrokenPage />);
}
onSessionChangedElsewhere(async () => {
  const inside = await whoIsInside();
  if (inside && !desk?.isLockedHere()) enterApp(inside);
});

/** The server sends this page for these addresses alone, with or without a slash at the end. */
function nameOf(path: string): keyof typeof visitorPages {
  const names = Object.keys(visitorPages) as (keyof typeof visitorPages)[];
  return names.find((one) => path.startsWith(paths[one])) ?? 'login';
}

async function loadPage() {
  const { file, texts: areas } = visitorPages[name];
  const [page] = await Promise.all([modules[`../${file}`]?.(), texts.load(areas)]).catch(() => []);
  return page;
}

/** Where people share this device, it asks for their PINs first. Everybody else need not fetch that. */
async function loadDesk() {
  if (!ONLY_SIGNED_OUT.includes(name) || !stored('desk')) return undefined;
  const [desk] = await Promise.all([import('./desk-login.tsx'), texts.load(['desk', 'accountSafety'])]).catch(() => []);
  if (name === 'login') await desk?.askForDesk();
  return desk;
}

function BrokenPage() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <ErrorState message={texts.t('common:brokenPage')} onRetry={() => location.reload()} />
    </main>
  );
}
