import { withoutAccents } from '#domain/shared/names.ts';
import { daysBefore, momentOn } from './calendar.ts';
import { type Chance, chanceFor, idOf } from './chance.ts';
import { personName } from './names.ts';
import { minutesAfterSignUp, OWNER, OWNER_ID, type Rows } from './salon.ts';

export type Professional = {
  nome: string;
  funcao: string;
  comissao: number | null;
  telefone: string;
  color: string;
  /** Of the products that they sell, in percent. */
  sells?: number;
};

export const PROFESSIONALS: Professional[] = [
  { nome: OWNER.name, funcao: 'Proprietária', comissao: null, telefone: '+5511904416830', color: OWNER.color },
  {
    nome: 'Camila Rocha',
    funcao: 'Cabeleireira',
    comissao: 40,
    telefone: '+5511907735192',
    color: '#fbcfe8',
    sells: 10,
  },
  { nome: 'Rafael Nogueira', funcao: 'Barbeiro', comissao: 45, telefone: '+5511902284067', color: '#bfdbfe' },
  { nome: 'Beatriz Lima', funcao: 'Manicure', comissao: 50, telefone: '+5511908157343', color: '#fde68a', sells: 8 },
  {
    nome: 'Juliana Sato',
    funcao: 'Esteticista',
    comissao: 40,
    telefone: '+5511903690518',
    color: '#bbf7d0',
    sells: 10,
  },
  { nome: 'Aline dos Santos', funcao: 'Depiladora', comissao: 42.5, telefone: '+5511906029471', color: '#a5f3fc' },
];

export function staffId(nome: string): string {
  return idOf('professional', nome);
}

export function staff(today: string): Rows<'staff'> {
  return PROFESSIONALS.map(({ comissao, sells = 0, ...professional }, index) => ({
    ...professional,
    user_id: OWNER_ID,
    id: staffId(professional.nome),
    email: `${plainWords(professional.nome)[0]}@studiojasmim.com.br`,
    comissao_percentual: comissao,
    product_commission_percent: sells,
    ativo: true,
    created_at: minutesAfterSignUp(today, index),
  }));
}

/** Rafael leaves for lunch, and Aline works half days; the others are there whenever the salon is open. */
const SHIFTS: Array<{ nome: string; weekdays: number[]; start: string; end: string }> = [
  { nome: 'Rafael Nogueira', weekdays: [2, 3, 4, 5], start: '09:00', end: '13:00' },
  { nome: 'Rafael Nogueira', weekdays: [2, 3, 5], start: '14:00', end: '19:00' },
  { nome: 'Rafael Nogueira', weekdays: [4], start: '14:00', end: '21:00' },
  { nome: 'Rafael Nogueira', weekdays: [6], start: '08:00', end: '16:00' },
  { nome: 'Aline dos Santos', weekdays: [2, 3, 4, 5], start: '13:00', end: '19:00' },
  { nome: 'Aline dos Santos', weekdays: [6], start: '08:00', end: '14:00' },
];

export function staffShifts(): Rows<'staff_shifts'> {
  return SHIFTS.flatMap(({ nome, weekdays, start, end }) =>
    weekdays.map((weekday) => ({
      user_id: OWNER_ID,
      id: idOf('shift', `${nome} ${weekday} ${start}`),
      staff_id: staffId(nome),
      weekday,
      start_time: start,
      end_time: end,
    })),
  );
}

const CLIENTS = 300;
const FIRST_CLIENTS = 0.65;

/** Most were there when the agenda begins; the others came in the eighteen months since, a few of them in the last days. */
export function clients(today: string): Rows<'clients'> {
  const chance = chanceFor('clients');
  const names = distinct(CLIENTS, () => personName(chance));
  const phones = distinct(CLIENTS, () => mobilePhone(chance));
  return names.map((name, index) => ({
    user_id: OWNER_ID,
    id: idOf('client', name),
    name,
    phone: phones[index] ?? null,
    phone_country: 'BR',
    // A domain kept for examples: a reminder sent from the demo reaches nobody.
    email: chance.happens(0.45) ? `${plainWords(name)[0]}.${plainWords(name).at(-1)}@example.com` : '',
    created_at: momentOn(
      daysBefore(
        today,
        chance.happens(FIRST_CLIENTS) ? chance.between(552, 570) : 1 + Math.floor(chance.next() ** 1.5 * 545),
      ),
      clockTime(chance),
    ),
  }));
}

/** Numbers after 90 are kept for collect calls in Brazil, so no stranger's phone rings. */
function mobilePhone(chance: Chance): string {
  return `+551190${chance.between(0, 9_999_999).toString().padStart(7, '0')}`;
}

export function clockTime(chance: Chance): string {
  return `${chance.between(9, 18).toString().padStart(2, '0')}:${chance.between(0, 59).toString().padStart(2, '0')}`;
}

function plainWords(name: string): string[] {
  return withoutAccents(name).toLowerCase().split(' ');
}

function distinct<T>(count: number, make: () => T): T[] {
  const made = new Set<T>();
  while (made.size < count) made.add(make());
  return [...made];
}
