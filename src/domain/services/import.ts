import { isFigure, moneyIn, oneLine, parseDuration, percentIn, yesOrNo } from '#domain/imports/cells.ts';
import { type ImportTable, isText, mostly } from '#domain/imports/columns.ts';
import { markedBy, type Problem } from '#domain/imports/fates.ts';
import { MOST_ROWS } from '#domain/imports/limits.ts';
import type { Place } from '#domain/shared/countries.ts';
import { comparable } from '#domain/shared/names.ts';
import { DEFAULT_DURATION_MINUTES, MOST_PUBLIC_SERVICES } from './defaults.ts';

export type ImportedField = 'name' | 'category' | 'duration' | 'price' | 'description' | 'commission' | 'online';

/** Currencies and places differ, but money has a sign or decimals. */
const isPriceLike = (cell: string) =>
  /^(?:[a-z]{0,3}[$€£]\s*)?[\d.,]+$/i.test(cell.trim()) && /[$€£]|[.,]\d\d$/.test(cell);
const isDurationLike = (cell: string) => /[a-z:'’′]/i.test(cell) && parseDuration(cell) !== null;
/** Few words for many services. */
const areRepeated = (cells: readonly string[]) => new Set(cells.map(comparable)).size <= Math.max(1, cells.length / 2);

export const SERVICE_TABLE: ImportTable<ImportedField> = {
  fields: ['name', 'category', 'duration', 'price', 'description', 'commission', 'online'],
  rules: {
    price: {
      heading: /^(preco|valor|price|precio|amount|tarifa|rate|importe)\b(?!.*\b(comissao|comision|commission)\b)/,
      holds: (cells) => mostly(cells, 0.5, isPriceLike),
    },
    duration: {
      heading: /^(duracao|duracion|duration|tempo|tiempo|time|minutos|minutes|min|length)\b/,
      holds: (cells) => mostly(cells, 0.5, isDurationLike),
    },
    commission: { heading: /^(comissao|comision|commission)\b/ },
    online: {
      heading:
        /^(online|on line|agendamento online|reserva online|(reserva )?en linea|online booking|agendavel|publico|public|bookable|visible|site)\b/,
    },
    category: {
      heading: /^(categoria|category|grupo|group|tipo|type|area)\b/,
      holds: (cells) => cells.length > 1 && mostly(cells, 0.5, isText) && areRepeated(cells),
    },
    name: {
      heading: /^(nome|servicos?|service|servicios?|name|nombre|procedimentos?|tratamentos?|treatment|tratamiento)\b/,
      holds: (cells) => mostly(cells, 0.5, isText),
    },
    description: {
      heading: /^(descricao|descripcion|description|detalhes?|details?|detalles?|observac\w+|notes?|notas?)\b/,
    },
  },
  // What it costs the salon is no price.
  besides: /\b(custo|costo|coste|cost)\b/,
  isValue: isFigure,
  most: MOST_ROWS,
};

/** The same name in the same category. */
export const serviceIdentity = markedBy(({ name, category }: { name: string; category: string }) => [
  `${comparable(category)}\n${comparable(name)}`,
]);

/** Said instead of a price that is agreed on when it is known. */
const VARIABLE =
  /^(a (confirmar|combinar|consultar|definir|convenir)|sob (consulta|orcamento|avaliacao)|(preco|valor|precio) variavel|variavel|variable|consultar|bajo consulta|por (definir|confirmar)|to be (confirmed|agreed)|tb[ac]|on request|ask|varies|[-–—?]+)$/;

type Cells = Record<ImportedField, string>;

/** The service's form as far as the row fills it in; `category` is for rows without one. */
export function serviceIn(cells: Cells, place: Place, category: string) {
  const isVariable = cells.price === '' || VARIABLE.test(comparable(cells.price.slice(0, 40)));
  const minutes = cells.duration === '' ? DEFAULT_DURATION_MINUTES : parseDuration(cells.duration);
  const online = cells.online === '' ? true : yesOrNo(cells.online);
  if (minutes === null) return { problem: 'imports:errors.duration' } satisfies Problem;
  if (online === undefined) return { problem: 'imports:errors.online' } satisfies Problem;
  return {
    name: oneLine(cells.name),
    category: oneLine(cells.category) || oneLine(category),
    description: cells.description,
    duration_minutes: minutes,
    price: isVariable ? 0 : moneyIn(cells.price, place),
    preco_variavel: isVariable,
    commission_percent: percentIn(cells.commission, place),
    is_public: online,
  };
}

/** How many more may be offered online: what is beyond that is imported, and not offered. */
export function offeredOnline<Service extends { is_public: boolean }>(
  services: readonly Service[],
  offered: number,
): Service[] {
  let room = MOST_PUBLIC_SERVICES - offered;
  return services.map((service) => {
    if (!service.is_public) return service;
    room -= 1;
    return room >= 0 ? service : { ...service, is_public: false };
  });
}
