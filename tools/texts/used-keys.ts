import { type Catalogue, withoutPlural } from './catalogue.ts';
import { argumentsOf, calledName, isNode, parseSource, type SyntaxNode, templatePieces, walk } from './syntax.ts';

export type SourceFile = { path: string; code: string };

/**
 * Keys that no source file names. A key is named by a string that is the whole key, either 'area:key' or the bare key in a file that
 * works with the area (`useTranslation('area')`); or by a template inside `t()`, whose pieces must fit: t(`status.${status}`) names
 * every `status.…`. So a key that is put together must be put together inside `t()`.
 */
export function unusedKeys(catalogue: Catalogue, files: SourceFile[]): string[] {
  const uses = files.map(({ path, code }) => usesIn(parseSource(path, code)));
  const keys = new Set([...catalogue.keys()].map(withoutPlural));
  return [...keys].filter((key) => !uses.some((use) => isNamed(key, use))).map((key) => `${key}: never used`);
}

/**
 * Keys that `t()` says and nobody wrote: readers would see the key itself. Only whole keys are looked at; one that is put together may be any of
 * several.
 */
export function unknownKeys(catalogue: Catalogue, files: SourceFile[]): string[] {
  const keys = new Set([...catalogue.keys()].map(withoutPlural));
  const areas = [...new Set([...keys].map((key) => key.slice(0, key.indexOf(':'))))];
  return files.flatMap(({ path, code }) => {
    const { areas: named, keys: said } = saidIn(parseSource(path, code));
    // A file that names no area has received its `t` from another, of whichever area. What is not found there is the default one's.
    const places = named.size > 0 ? [...named, 'common'] : areas;
    const isThere = (key: string) =>
      key.includes(':') ? isWritten(keys, key) : places.some((area) => isWritten(keys, `${area}:${key}`));
    return said.filter((key) => !isThere(key)).map((key) => `${path}: nobody wrote ${key}`);
  });
}

/** The key of a text, or of the texts below it. */
function isWritten(keys: ReadonlySet<string>, key: string): boolean {
  return keys.has(withoutPlural(key)) || [...keys].some((one) => one.startsWith(`${key}.`));
}

function saidIn(tree: SyntaxNode): { areas: Set<string>; keys: string[] } {
  const areas = new Set<string>();
  const keys: string[] = [];
  walk(tree, (node) => {
    if (node.type !== 'CallExpression') return;
    const [first] = argumentsOf(node);
    if (calledName(node) === 'useTranslation') for (const area of stringsIn(first)) areas.add(area);
    if (isNode(node.callee) && node.callee.type === 'Identifier' && node.callee.value === 't')
      keys.push(...choices(first));
  });
  return { areas, keys };
}

type Said = { keys: string[]; patterns: RegExp[] };

/** What one call of `t` says. */
export function saidBy(call: SyntaxNode): Said {
  const [first] = argumentsOf(call);
  return { keys: choices(first), patterns: patternsIn(first) };
}

/** The areas that a file works with. */
export function areasIn(tree: SyntaxNode): Set<string> {
  return saidIn(tree).areas;
}

/** Whether a key of the catalogue, in whichever of its plural forms, is what was said in a file of these areas. */
export function isKeyOf(key: string, { keys, patterns }: Said, areas: ReadonlySet<string>): boolean {
  const whole = withoutPlural(key);
  const [area = '', bare = ''] = whole.split(':');
  const names = areas.has(area) ? [whole, bare] : [whole];
  return names.some((name) => keys.includes(name) || patterns.some((pattern) => pattern.test(name)));
}

/** t(isNew ? 'created' : 'saved') says either; what it depends on is no key. */
function choices(part: unknown): string[] {
  if (!isNode(part)) return [];
  if (part.type === 'StringLiteral') return [String(part.value)];
  if (part.type === 'ConditionalExpression') return [...choices(part.consequent), ...choices(part.alternate)];
  return part.type === 'ParenthesisExpression' ? choices(part.expression) : [];
}

type Uses = { areas: Set<string>; strings: Set<string>; said: Set<string>; patterns: RegExp[] };

function usesIn(tree: SyntaxNode): Uses {
  const uses: Uses = { areas: new Set(), strings: new Set(), said: new Set(), patterns: [] };
  walk(tree, (node) => {
    if (node.type === 'StringLiteral') uses.strings.add(String(node.value));
    if (node.type !== 'CallExpression') return;
    const name = calledName(node);
    const [first, options] = argumentsOf(node);
    if (name === 'useTranslation') for (const area of stringsIn(first)) uses.areas.add(area);
    if (name === 't') {
      for (const key of stringsIn(first)) uses.said.add(key);
      uses.patterns.push(...patternsIn(first), ...listPatterns(first, options));
    }
  });
  return uses;
}

function stringsIn(part: SyntaxNode | undefined): string[] {
  const found: string[] = [];
  walk(part, (node) => node.type === 'StringLiteral' && found.push(String(node.value)));
  return found;
}

function patternsIn(argument: SyntaxNode | undefined): RegExp[] {
  const patterns: RegExp[] = [];
  walk(argument, (node) => {
    const pieces = node.type === 'TemplateLiteral' ? templatePieces(node) : [];
    if (pieces[0]) patterns.push(new RegExp(`^${pieces.map(RegExp.escape).join('.+')}$`));
  });
  return patterns;
}

/** t('steps', { returnObjects: true }) names the whole list. */
function listPatterns(argument: SyntaxNode | undefined, options: SyntaxNode | undefined): RegExp[] {
  let wholeList = false;
  walk(options, (node) => {
    if (node.type === 'KeyValueProperty' && isNode(node.key)) wholeList ||= node.key.value === 'returnObjects';
  });
  return wholeList ? stringsIn(argument).map((key) => new RegExp(`^${RegExp.escape(key)}\\.`)) : [];
}

function isNamed(key: string, { areas, strings, said, patterns }: Uses): boolean {
  const [area = '', bare = ''] = key.split(':');
  const fits = (name: string) => patterns.some((pattern) => pattern.test(name));
  if (strings.has(key) || fits(key)) return true;
  if (areas.has(area)) return strings.has(bare) || fits(bare);
  // A file that names no area has received its `t` from another: there only what `t` says can be a key.
  return areas.size === 0 && (said.has(bare) || fits(bare));
}
