import { addDays, weekdayOf } from '#domain/shared/time.ts';
import { idOf } from './chance.ts';
import { staffId } from './people.ts';
import { type Rows, signedUpAt } from './salon.ts';

type Block = { nome: string; reason: string; day: number; from: string; until: string; days?: number };

/** `day` counts from today; blocks of whole days begin on a Tuesday, after the weekend. */
const BLOCKS: Block[] = [
  { nome: 'Juliana Sato', reason: 'Curso de peeling', day: -44, from: '09:00', until: '21:00', days: 2 },
  { nome: 'Rafael Nogueira', reason: 'Reunião na escola', day: 0, from: '16:00', until: '17:00' },
  { nome: 'Beatriz Lima', reason: 'Dentista', day: 2, from: '14:00', until: '15:30' },
  { nome: 'Helena Prado', reason: 'Contador', day: 3, from: '09:00', until: '10:30' },
  { nome: 'Camila Rocha', reason: 'Férias', day: 17, from: '00:00', until: '21:00', days: 5 },
];

export function staffTimeOff(today: string): Rows<'staff_time_off'> {
  return BLOCKS.map(({ nome, reason, day, from, until, days = 1 }) => {
    const first = days > 1 ? tuesdayFrom(addDays(today, day)) : addDays(today, day);
    return {
      id: idOf('time off', `${nome} ${reason}`),
      staff_id: staffId(nome),
      starts_at: `${first}T${from}`,
      ends_at: `${addDays(first, days - 1)}T${until}`,
      reason,
      created_at: signedUpAt(today),
    };
  });
}

function tuesdayFrom(day: string): string {
  return addDays(day, (9 - weekdayOf(day)) % 7);
}
