import { withoutAccents } from '#domain/shared/names.ts';

const SHORTEST_NAME = 3;
export const LONGEST_NAME = 60;

/** Names that a salon once had lead to the one it has; so many, and then it stays as it is. */
export const MOST_OLD_NAMES = 10;

/** What addresses of the program, or of a site around it, are called, or may be one day. */
const RESERVED = new Set(
  `about account adm admin admins agenda agendamento agendamento-publico agendar ajuda api app apps assets auth blog booking cadastro cdn config
  configuracoes contact contato conta dashboard demo dev docs email entrar equipe favicon faq files financeiro ftp healthz help home imagens
  images img imprensa index info inicio legal login logout madeixa mail metrics mobile null oauth ola pagina painel perfil planos portal
  precos pricing privacidade privacy readyz register robots root salao salaos saloes salon salons sales security seguranca signin signup sitemap
  sobre static status support suporte system teste test termos terms undefined user users webmaster well-known wp-admin www www2`.split(
    /\s+/,
  ),
);

/** A name as it stands in an address: small letters without accents, digits, one hyphen between words. */
export function pageNameOf(typed: string): string {
  return withoutAccents(typed.slice(0, 4 * LONGEST_NAME))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_NAME + 1)
    .replace(/^-|-$/g, '')
    .slice(0, LONGEST_NAME)
    .replace(/-$/, '');
}

export function isPageName(text: string): boolean {
  return text.length >= SHORTEST_NAME && text.length <= LONGEST_NAME && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
}

export function isReservedName(name: string): boolean {
  return RESERVED.has(name);
}

export const canBeChosen = (name: string) => isPageName(name) && !isReservedName(name);

const MOST_SUGGESTED = 3;

/** Names to ask about, the nearest first: what was wished, the salon's own, and these with something behind. */
export function nameCandidates(wished: string, businessName: string): string[] {
  const bases = [pageNameOf(wished), pageNameOf(businessName)].filter((base) => base !== '');
  const whole = bases.length > 0 ? bases : ['salao'];
  const behind = (...ends: string[]) => whole.flatMap((base) => ends.map((end) => withEnd(base, end)));
  const numbers = Array.from({ length: 20 }, (_, index) => String(index + 2));
  return [...new Set([...whole, ...behind('salao', 'studio'), ...behind(...numbers)])].filter(canBeChosen);
}

/** The first of the candidates that nobody has. */
export function freeNames(candidates: readonly string[], taken: ReadonlySet<string>): string[] {
  return candidates.filter((name) => !taken.has(name)).slice(0, MOST_SUGGESTED);
}

function withEnd(base: string, end: string): string {
  return `${base.slice(0, LONGEST_NAME - end.length - 1).replace(/-$/, '')}-${end}`;
}
