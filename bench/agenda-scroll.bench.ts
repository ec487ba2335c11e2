// A day of 50 professionals with 20 appointments each, scrolled down and sideways in a real browser: how much of a frame's 16.7 ms does the
// page's own thread take, and how many frames come late? Beside it a bare page in the same run, which shows what the machine itself drops.
//   npm run bench:agenda
import { type CDPSession, chromium, type Page } from '@playwright/test';
import pg from 'pg';
import { startRealServer } from '../e2e/real-server.ts';
import { browserArguments, findBrowser } from '../tools/find-browser.ts';
import { inMs, say } from './measure.ts';

const PROFESSIONALS = 50;
const APPOINTMENTS = 20;
const DAY = '2026-11-18';
const FRAMES = 240;
const FRAME_MILLISECONDS = 1000 / 60;

/** As large as the agenda, with nothing in it. Run by the browser, like the scrolling. */
const MAKE_BARE = `
  document.body.innerHTML = '<section><div data-column></div></section>';
  const [scroller, content] = document.body.querySelectorAll('section, div');
  scroller.style.cssText = 'width: 1100px; height: 700px; overflow: auto';
  content.style.cssText = 'width: 7600px; height: 1560px; background: linear-gradient(45deg, red, blue)';
`;

const server = await startRealServer();
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments() });
try {
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 } });
  const form = { business_name: 'Salão', email: 'bench@example.com', password: 'segredo1', confirmation: 'segredo1' };
  const data = { ...form, country: 'BR', language: 'pt', timezone: 'America/Sao_Paulo', terms: true };
  const signedUp = await (await context.request.post('/api/account/sign-up', { data })).json();
  await fill(signedUp.user.id);
  const page = await context.newPage();
  const thread = await context.newCDPSession(page);
  await thread.send('Performance.enable', { timeDomain: 'threadTicks' });

  await page.goto('/healthz');
  await page.evaluate(MAKE_BARE);
  const bareDown = await frames(thread, () => scroll(page, 0, 20));
  const bareSideways = await frames(thread, () => scroll(page, 60, 0));

  const before = await threadSeconds(thread);
  await page.goto(`/agenda/dia?data=${DAY}`);
  await page.locator('[data-block]').first().waitFor();
  const shown = Math.round(((await threadSeconds(thread)) - before) * 1000);
  console.log(`${await page.locator('[data-block]').count()} cards, shown after ${shown} ms of the page's thread`);
  compare('a frame of the agenda, down', bareDown, await frames(thread, () => scroll(page, 0, 20)));
  compare('a frame of the agenda, sideways', bareSideways, await frames(thread, () => scroll(page, 60, 0)));
} finally {
  await browser.close();
  await server.stop();
}

async function fill(owner: string) {
  const client = new pg.Client(server.adminUrl);
  await client.connect();
  await client.query(
    `insert into staff (user_id, nome, funcao, color)
     select $1, 'Profissional ' || lpad(n::text, 2, '0'), 'Cabeleireira', '#e9d5ff' from generate_series(1, $2) n`,
    [owner, PROFESSIONALS],
  );
  await client.query(
    `insert into appointments (user_id, client_name, professional_id, professional_name, date, start_time, end_time)
     select $1, 'Cliente ' || n, id, nome, $2, time '08:00' + n * interval '30 minutes', time '08:25' + n * interval '30 minutes'
     from staff cross join generate_series(0, $3 - 1) n where user_id = $1`,
    [owner, DAY, APPOINTMENTS],
  );
  await client.query(
    `insert into appointment_services (user_id, appointment_id, service_name, duration_minutes)
     select user_id, id, 'Corte e escova', 25 from appointments where user_id = $1`,
    [owner],
  );
  await client.end();
}

/** Scrolls by so many pixels a frame, there and back, and answers how long each frame took. */
function scroll(page: Page, x: number, y: number): Promise<number[]> {
  return page.evaluate(`(async () => {
    const scroller = document.querySelector('[data-column]').closest('section');
    const next = () => new Promise(requestAnimationFrame);
    const took = [];
    let [x, y, last] = [${x}, ${y}, await next()];
    while (took.length < ${FRAMES}) {
      const { scrollLeft, scrollTop } = scroller;
      scroller.scrollBy(x, y);
      if (scrollLeft === scroller.scrollLeft && scrollTop === scroller.scrollTop) [x, y] = [-x, -y];
      const now = await next();
      took.push(now - last);
      last = now;
    }
    return took;
  })()`);
}

type Frames = { each: number; late: number };

/** What a frame takes of the page's thread, in milliseconds, and how many came late. */
async function frames(thread: CDPSession, run: () => Promise<number[]>): Promise<Frames> {
  const before = await threadSeconds(thread);
  const took = await run();
  const each = (((await threadSeconds(thread)) - before) * 1000) / took.length;
  return { each, late: took.filter((milliseconds) => milliseconds > 1.5 * FRAME_MILLISECONDS).length };
}

function compare(what: string, bare: Frames, ours: Frames): void {
  const inWords = ({ each, late }: Frames) => `${inMs(each)} of the thread, ${late} of ${FRAMES} late`;
  say(what, { 'bare page': inWords(bare), agenda: inWords(ours) }, ours.each / bare.each, { atMost: 3 });
}

async function threadSeconds(thread: CDPSession): Promise<number> {
  const { metrics } = await thread.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
}
