import type { Changes } from '#server/kernel/database/changes.ts';
import type { OwnerId } from '#server/kernel/principal.ts';
import type { KeptPage } from './kept-page.ts';

/** Pages of some hundred salons, or of a few with the longest lists. */
const MOST_BYTES = 64 * 1024 * 1024;
/** What is changed behind the program's back is not announced. */
const LONGEST_MS = 10 * 60_000;

/** Only what is there is kept: not that there is no such salon (404), nor that it could not be read (503). */
type Made = { page: KeptPage; status: 200 | 404 | 503 };

type Salon = { pages: Map<string, Promise<Made>>; bytes: number; until: number; stop: () => void };

/**
 * The booking pages of salons, kept until the database announces a change of what they show. While nobody listens to it, nothing is taken from
 * here; what was kept until then is dropped when listening begins again. Those that ask for the same page at once share its making.
 */
export function keepSalons(
  changes: Pick<Changes, 'follow' | 'isListening'>,
  { mostBytes = MOST_BYTES, now = () => performance.now() } = {},
) {
  // In the order in which they were last asked for.
  const salons = new Map<string, Salon>();
  let bytes = 0;

  /** Followed before anything is read: whatever changes from here on drops it. */
  function begin(id: string): Salon {
    const salon: Salon = { pages: new Map(), bytes: 0, until: now() + LONGEST_MS, stop: () => {} };
    salon.stop = changes.follow(id as OwnerId, { kind: 'visitor' }, () => drop(id, salon));
    return salon;
  }

  function drop(id: string, salon: Salon): void {
    if (salons.get(id) !== salon) return;
    salons.delete(id);
    bytes -= salon.bytes;
    salon.stop();
  }

  function count(id: string, salon: Salon, page: KeptPage): void {
    if (salons.get(id) !== salon) return;
    const added = page.html.length + page.gzip.length;
    salon.bytes += added;
    bytes += added;
    for (const [oldest, one] of salons) {
      if (bytes <= mostBytes) break;
      drop(oldest, one);
    }
  }

  return async (id: string, name: string, make: () => Promise<Made>): Promise<Made> => {
    if (!changes.isListening()) return make();
    const known = salons.get(id);
    if (known && known.until <= now()) drop(id, known);
    const salon = salons.get(id) ?? begin(id);
    salons.delete(id);
    salons.set(id, salon);

    const kept = salon.pages.get(name);
    if (kept) return kept;
    const making = make();
    salon.pages.set(name, making);
    const made = await making.catch((error) => {
      drop(id, salon);
      throw error;
    });
    if (made.status === 200) count(id, salon, made.page);
    else {
      // Its other pages stay: whoever asks for one that is not published must not have those of the booking made anew.
      salon.pages.delete(name);
      if (salon.pages.size === 0) drop(id, salon);
    }
    return made;
  };
}
