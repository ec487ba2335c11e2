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
