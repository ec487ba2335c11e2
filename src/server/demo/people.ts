import { withoutAccents } from '#domain/shared/names.ts';
import { daysBefore, momentOn } from './calendar.ts';
import { type Chance, chanceFor, idOf } from './chance.ts';
import { isManName, personName } from './names.ts';
import { faceOf } from './pictures.ts';
import { minutesAfterSignUp, OWNER, type Rows } from './salon.ts';

export type Professional = {
  nome: string;
  funcao: string;
  comissao: number | null;
  /** Of the products that they sell, in percent. */
  sells: number;
  /** Days before somebody comes back to them. */
  comesBackAfter: number;
  telefone: string;
  color: string;
};

type Member = [nome: string, funcao: string, comissao: number | null, sells: number, comesBackAfter: number];

const TEAM: Array<[...member: Member, telefone: string, color: string]> = [
  [OWNER.name, 'Proprietária', null, 0, 18, '+5511904416830', OWNER.color],
  ['Camila Rocha', 'Cabeleireira', 40, 10, 18, '+5511907735192', '#fbcfe8'],
  ['Rafael Nogueira', 'Barbeiro', 45, 0, 12, '+5511902284067', '#bfdbfe'],
  ['Beatriz Lima', 'Manicure', 50, 8, 6, '+5511908157343', '#fde68a'],
  ['Juliana Sato', 'Esteticista', 40, 10, 14, '+5511903690518', '#bbf7d0'],
  ['Aline dos Santos', 'Depiladora', 42.5, 0, 18, '+5511906029471', '#a5f3fc'],
];

export const PROFESSIONALS: Professional[] = TEAM.map(
  ([nome, funcao, comissao, sells, comesBackAfter, telefone, color]) => {
    return { nome, funcao, comissao, sells, comesBackAfter, telefone, color };
  },
);

export function staffId(nome: string): string {
  return idOf('professional', nome);
}

export function staff(today: string): Rows<'staff'> {
  return PROFESSIONALS.map(({ comissao, sells, comesBackAfter: _, ...professional }, index) => ({
    ...professional,
    id: staffId(professional.nome),
    email: `${plainWords(professional.nome)[0]}@studiojasmim.com.br`,
    comissao_percentual: comissao,
    product_commission_percent: sells,
    ativo: true,
    picture_id: faceOf(professional.nome),
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

/** What is known of some of them, most of all of those who pay by the month. Chance of its own, so that the people stay who they are. */
export function clientsKnown(today: string) {
  const chance = chanceFor('what is known of clients');
  const everybody = clients(today).flatMap(({ id }) => (id === undefined ? [] : [id]));
  const monthly = people(today).women.flatMap(({ id, isMonthly }) => (isMonthly ? [id] : []));
  const some = (share: number) => everybody.filter((id) => !monthly.includes(id) && chance.happens(share));
  const warning = (client_id: string, one: Warning): Rows<'client_warnings'>[number] => ({
    id: idOf('warning', `${client_id} ${one.title}`),
    client_id,
    ...one,
  });
  const tagged = (client_id: string, tag: string) => ({ client_id, tag });
  return {
    birthdays: [...monthly, ...some(0.6)].map((id) => ({
      id,
      birth_month: chance.between(1, 12),
      birth_day: chance.between(1, 28),
    })),
    warnings: [
      ...monthly.flatMap((id) => [warning(id, chance.pick(HARM)), warning(id, chance.pick(WISHES))]),
      ...some(0.12).map((id) => warning(id, chance.pick(chance.happens(0.5) ? HARM : WISHES))),
    ],
    tags: [
      ...monthly.flatMap((id) => ['Mensalista', 'Coloração'].map((tag) => tagged(id, tag))),
      ...some(0.5).flatMap((id) => {
        const first = chance.between(0, TAGS.length - 1);
        return TAGS.slice(first, first + chance.between(1, 3)).map((tag) => tagged(id, tag));
      }),
    ],
  };
}

type Warning = { kind: 'harm' | 'wish'; title: string; note: string };

const HARM: readonly [Warning, ...Warning[]] = [
  { kind: 'harm', title: 'Alergia a amônia', note: 'Só coloração sem amônia.' },
  { kind: 'harm', title: 'Couro cabeludo sensível', note: '' },
];
const WISHES: readonly [Warning, ...Warning[]] = [
  { kind: 'wish', title: 'Café sem açúcar, cadeira da janela', note: '' },
  { kind: 'wish', title: 'Prefere silêncio', note: '' },
];

const TAGS = ['Cabelo longo', 'Coloração', 'Indicação', 'Noivas', 'Mechas'];

export type Person = {
  id: string;
  name: string;
  phone: string | null;
  /** The day on which they were registered. */
  since: string;
  /** Pays at the end of the month. */
  isMonthly: boolean;
};

const MONTHLY_CLIENTS = 7;

/** The registered clients, the longest known first: Rafael's are the men. */
export function people(today: string): { men: Person[]; women: Person[] } {
  const known = clients(today)
    .map(({ id = '', name, phone = null, created_at = '' }) => ({
      id,
      name,
      phone,
      since: String(created_at).slice(0, 10),
      isMonthly: false,
    }))
    .sort((a, b) => a.since.localeCompare(b.since) || a.id.localeCompare(b.id));
  const women = known.filter(({ name }) => !isManName(name));
  return {
    men: known.filter(({ name }) => isManName(name)),
    women: women.map((person, index) => ({ ...person, isMonthly: index < MONTHLY_CLIENTS })),
  };
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
