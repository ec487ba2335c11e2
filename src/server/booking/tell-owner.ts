import type { AppointmentRequest } from '#server/agenda/requests/store-request.ts';
import type { OwnerId } from '#server/kernel/principal.ts';

/** Long enough that nobody's letter box fills up, and no longer than a visitor waits gladly. */
const PAUSE_MS = 60_000;

export type Notices = { tell(salon: OwnerId, request: AppointmentRequest): void; close(): void };

/** Tells owners of requests: of the first at once, and of those that follow within a minute together at its end. */
export function openNotices(
  write: (salon: OwnerId, requests: AppointmentRequest[]) => void,
  pauseMs = PAUSE_MS,
): Notices {
  const waiting = new Map<OwnerId, AppointmentRequest[]>();

  function pause(salon: OwnerId): void {
    waiting.set(salon, []);
    setTimeout(() => endPause(salon), pauseMs).unref();
  }

  function endPause(salon: OwnerId): void {
    const requests = waiting.get(salon) ?? [];
    waiting.delete(salon);
    if (requests.length === 0) return;
    write(salon, requests);
    pause(salon);
  }

  return {
    tell(salon, request) {
      const others = waiting.get(salon);
      if (others) {
        others.push(request);
        return;
      }
      write(salon, [request]);
      pause(salon);
    },
    close() {
      for (const [salon, requests] of waiting) if (requests.length > 0) write(salon, requests);
      waiting.clear();
    },
  };
}
