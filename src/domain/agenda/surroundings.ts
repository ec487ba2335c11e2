import { doesService } from '#domain/services/who-does-what.ts';
import { type BusyTime, busyTimes, type Visit } from './busy.ts';
import type { OfferedService } from './draft-lines.ts';

/** What lies around an appointment on its day: when those it needs are busy with others, and when they are away, in the salon's wall clock. */
export type Around = {
  busy: readonly BusyTime[];
  away: ReadonlyArray<{ staff_id: string; starts_at: string; ends_at: string }>;
};

/** Who of those that a visit needs is busy with something else then; undefined where all are free. */
export function takenIn({ busy }: Pick<Around, 'busy'>, visit: Visit): BusyTime | undefined {
  return busyTimes(visit)
    .flatMap((own) => busy.filter((other) => other.staff_id === own.staff_id && meet(own, other)))
    .at(0);
}

/** Whether somebody whom it needs is away then. */
export function liesOverTimeOff({ away }: Pick<Around, 'away'>, visit: Visit & { date: string }): boolean {
  return busyTimes(visit).some((own) =>
    away.some(
      ({ staff_id, starts_at, ends_at }) =>
        staff_id === own.staff_id &&
        starts_at < `${visit.date}T${own.end_time}` &&
        ends_at > `${visit.date}T${own.start_time}`,
    ),
  );
}

const meet = (one: BusyTime, other: BusyTime) => one.start_time < other.end_time && one.end_time > other.start_time;

type Given = { service_id: string | null; service_name: string; professional_id: string | null };

/** The lines that were given to somebody who does not do them: the desk may, and is told. */
export function notDoneBy(
  { professional_id, lines }: { professional_id: string | null; lines: readonly Given[] },
  {
    services,
    professionals,
  }: {
    services: readonly OfferedService[];
    professionals: ReadonlyArray<{ id: string; nome: string }>;
  },
) {
  return lines.flatMap((line) => {
    const service = services.find(({ id }) => id === line.service_id);
    const worker = professionals.find(({ id }) => id === (line.professional_id ?? professional_id));
    return !service || !worker || doesService(service, worker.id)
      ? []
      : [{ service: service.name, professional: worker.nome }];
  });
}
