import { addDays, daysBetween, formatTime } from '#domain/shared/time.ts';
import { type Chance, chanceFor } from './chance.ts';
import { type Person, PROFESSIONALS, type Professional, people, staffId } from './people.ts';
import { REPERTOIRE } from './repertoire.ts';
import { type OfferedService, serviceNamed } from './services.ts';
import { firstDay, freeTimes } from './working-times.ts';

export type Visit = {
  date: string;
  start_time: string;
  end_time: string;
  professional: Professional;
  client: Person;
  services: OfferedService[];
};

/** How full the days were eighteen months ago, how full they are now, and how quickly the coming ones thin out. */
const BUSY_THEN = 0.32;
const BUSY_NOW = 0.46;
const THINNER_EACH_DAY = 0.016;

/** Everybody who came, comes today or has booked, in the order of the days. */
export function visits(today: string): Visit[] {
  const receive = receptionist(today);
  const planned: Visit[] = [];
  for (const { date, free } of freeTimes(today)) {
    const busy = busyness(today, date);
    for (const professional of PROFESSIONALS) {
      // Chance of its own for each day of each professional: what was in the agenda yesterday is there today too.
      const chance = chanceFor(`visits to ${professional.nome} on ${date}`);
      for (const [from, to] of free.get(staffId(professional.nome)) ?? []) {
        for (const visit of stretch(from, to, busy, professional, chance)) {
          const client = receive(professional, date, chance);
          if (client) planned.push({ ...visit, date, client });
        }
      }
    }
  }
  return planned;
}

/** One working stretch: visits with gaps between them, on the quarter of an hour. */
function stretch(from: number, to: number, busy: number, professional: Professional, chance: Chance) {
  const repertoire = REPERTOIRE[professional.nome];
  if (!repertoire) return [];
  const filled: Array<Omit<Visit, 'date' | 'client'>> = [];
  let now = from;
  while (now + 15 <= to) {
    const services = chance.weighed(repertoire).map(serviceNamed);
    const end = now + services.reduce((sum, { minutes }) => sum + minutes, 0);
    if (chance.happens(busy) && end <= to) {
      filled.push({ professional, services, start_time: formatTime(now), end_time: formatTime(end) });
      now = Math.ceil(end / 15) * 15;
    } else {
      now += 30;
    }
  }
  return filled;
}

function busyness(today: string, date: string): number {
  const ahead = daysBetween(today, date);
  if (ahead > 0) return Math.max(0.03, BUSY_NOW - ahead * THINNER_EACH_DAY);
  const grown = 1 + ahead / -daysBetween(today, firstDay(today));
  return BUSY_THEN + (BUSY_NOW - BUSY_THEN) * grown;
}

/** Knows who is registered by a day, who is in the house already, and who was with whom lately. */
function receptionist(today: string) {
  const registered = people(today);
  const lastVisit = new Map<string, string>();
  const inHouse = new Map<string, string>();

  return (professional: Professional, date: string, chance: Chance): Person | undefined => {
    const pool = registered[professional.funcao === 'Barbeiro' ? 'men' : 'women'];
    const known = pool.findLastIndex(({ since }) => since < date) + 1;
    for (let tries = 0; tries < 30; tries += 1) {
      // The first of the list come most often: they are the regulars.
      const person = pool[Math.floor(chance.next() ** 1.4 * known)];
      if (!person) return undefined;
      const seen = `${person.id} ${professional.nome}`;
      const rested = addDays(lastVisit.get(seen) ?? '2000-01-01', professional.comesBackAfter) < date;
      if (!rested || inHouse.get(person.id) === date) continue;
      lastVisit.set(seen, date);
      inHouse.set(person.id, date);
      return person;
    }
    return undefined;
  };
}
