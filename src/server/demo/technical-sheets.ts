import { addDays } from '#domain/shared/time.ts';
import { chanceFor, idOf } from './chance.ts';
import { pictureId } from './pictures.ts';
import type { Rows } from './salon.ts';

type Appointment = Rows<'appointments'>[number];
type Line = Rows<'appointment_services'>[number];
type Mixed = [place: string, product: string, proportion: string, minutes: number];

const FORMULAS: readonly [Mixed[], ...Mixed[][]] = [
  [
    ['Raiz', 'Tonalizante 6/0', '30 g + 60 ml 13 vol', 25],
    ['Pontas', 'Tonalizante 7/3', '20 g + 40 ml 6 vol', 10],
  ],
  [['Raiz', 'Coloração 5/7', '40 g + 60 ml 20 vol', 35]],
  [
    ['Mechas', 'Pó descolorante', '30 g + 60 ml 30 vol', 40],
    ['Comprimento', 'Matizador pérola', '1 para 2', 8],
  ],
];

const RESULTS: readonly [string, ...string[]] = [
  'Cobriu todos os brancos, reflexo dourado suave. Na próxima, 5 minutos a menos nas pontas.',
  'Bom. Um pouco escuro na nuca.',
  'Ficou como na foto que ela trouxe.',
];

/** How far back somebody has written them down. */
const DAYS = 120;

/** Of what was coloured lately; the newest visit of all has photos before and after. */
export function technicalSheets(appointments: readonly Appointment[], lines: readonly Line[], today: string) {
  const servicesOf = Map.groupBy(lines, ({ appointment_id }) => appointment_id);
  const coloured = appointments
    .filter(({ status, client_id, date }) => status === 'finalizado' && client_id && date >= addDays(today, -DAYS))
    .map((visit) => ({ visit, services: (servicesOf.get(visit.id ?? '') ?? []).map((line) => line.service_name) }))
    .filter(({ services }) => services.some((name) => /^(Coloração|Luzes|Mechas|Balayage)/.test(name)))
    .sort((one, other) => (one.visit.date < other.visit.date ? -1 : 1));
  const newest = coloured.at(-1)?.visit;
  const sheetId = ({ id }: Appointment) => idOf('technical sheet', id ?? '');
  const formulaOf = ({ client_id }: Appointment) => chanceFor(`formula of ${client_id}`).pick(FORMULAS);
  const photos = newest
    ? (['before', 'after'] as const).map((moment) => ({
        id: idOf('client photo', moment),
        client_id: newest.client_id ?? '',
        appointment_id: newest.id ?? '',
        sheet_id: sheetId(newest),
        moment,
        taken_on: newest.date,
        picture_id: pictureId(moment === 'before' ? 'antes' : 'depois'),
      }))
    : [];
  return {
    sheets: coloured.map(({ visit, services }) => ({
      id: sheetId(visit),
      client_id: visit.client_id ?? '',
      appointment_id: visit.id ?? '',
      date: visit.date,
      services,
      staff_id: visit.professional_id ?? null,
      staff_name: visit.professional_name ?? '',
      result: chanceFor(`result of ${visit.id}`).pick(RESULTS),
      created_at: `${visit.date}T${visit.end_time}Z`,
      updated_at: `${visit.date}T${visit.end_time}Z`,
    })) satisfies Rows<'technical_sheets'>,
    lines: coloured.flatMap(({ visit }) =>
      formulaOf(visit).map(([place, product, proportion, minutes], position) => ({
        sheet_id: sheetId(visit),
        position,
        place,
        product,
        proportion,
        minutes,
      })),
    ) satisfies Rows<'technical_sheet_lines'>,
    photos: photos satisfies Rows<'client_photos'>,
  };
}
