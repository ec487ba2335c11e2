import type { Catalogue } from './catalogue.ts';
import type { SourceFile } from './used-keys.ts';

/** British spellings that have crept in before, as the beginnings of words; English texts have the American ones. */
const BRITISH =
  /\b(?:finalis|organis|recognis|customis|personalis|synchronis|authoris|categoris|summaris|optimis|minimis|maximis|utilis|analys(?:e|ing)\b|normalis|apologis|emphasis(?:e|ing)|cancell(?:ed|ing)|travell|labell|colour|favour|honour|behaviour|neighbour|labour|flavour|centre\b|catalogue|cheque\b|instalment|licence|enrol(?:ment)?\b|fulfil\b|grey\b|whilst\b|metre|litre|programme\b|judgement|jewellery|aluminium|moustache|manoeuvre|practise|defence|offence|storey|tyre|plough|per cent)\w*/i;

/** What the glossary of docs/words.md calls otherwise in Spanish. */
const SPANISH: [RegExp, string][] = [
  [/inventario|existencias/i, 'stock'],
  [/comanda/i, 'ticket'],
  [/comisi[oó]n(?:es)? del? (?:la )?(?:tarjeta|débito|crédito)|\btasas?\b/i, 'tarifa'],
];

/** A hyphen that stands for a minus: before an amount, and apart from any word. */
const HYPHEN_AS_MINUS = /(?:^|[\s(])-\s?(?:\d|[A-Z]{0,2}\$|€|£|\{\{)/;

/** What every text has to hold, in whatever language: 'area:key: what is wrong'. */
export function wordingIn(language: string, catalogue: Catalogue): string[] {
  return [...catalogue].flatMap(([key, text]) => {
    const british = language === 'en' ? BRITISH.exec(text)?.[0] : undefined;
    const others = language === 'es' ? SPANISH.filter(([word]) => word.test(text)) : [];
    return [
      ...others.map(([, better]) => `${key}: docs/words.md calls it "${better}"`),
      ...(british ? [`${key}: "${british}" is not the US spelling`] : []),
      ...(/\}\}\s*%/.test(text) ? [`${key}: ${language} writes a percentage by hand; pass it as Intl writes it`] : []),
      ...(HYPHEN_AS_MINUS.test(text) ? [`${key}: ${language} has a hyphen for a minus`] : []),
    ];
  });
}

/** Only the writer of numbers knows the minus sign, so that there is one. */
export function typedMinuses({ path, code }: SourceFile): string[] {
  const lines = code.split('\n').flatMap((line, index) => (line.includes('\u{2212}') ? [index + 1] : []));
  return lines.map((line) => `${path}:${line}: a minus sign is MINUS, or comes with the number that is written`);
}
