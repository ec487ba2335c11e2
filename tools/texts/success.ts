import type { Catalogue } from './catalogue.ts';
import { argumentsOf, calledName, isNode, parseSource, type SyntaxNode, walk } from './syntax.ts';
import { areasIn, isKeyOf, type SourceFile, saidBy } from './used-keys.ts';

/** Good news that a green banner says without its exclamation mark: in `success: t('…')` and `banner.success(t('…'))`. */
export function flatNews(languages: Record<string, Catalogue>, files: readonly SourceFile[]): string[] {
  const news = new Set(files.flatMap(({ path, code }) => newsIn(languages.pt ?? new Map(), parseSource(path, code))));
  return Object.entries(languages).flatMap(([language, catalogue]) =>
    [...catalogue]
      .filter(([key, text]) => news.has(key) && !text.includes('!'))
      .map(([key]) => `${key}: a green banner ends with "!", in ${language} too`),
  );
}

function newsIn(catalogue: Catalogue, tree: SyntaxNode): string[] {
  const said = newsOf(tree).map(saidBy);
  const areas = areasIn(tree);
  return [...catalogue.keys()].filter((key) => said.some((one) => isKeyOf(key, one, areas)));
}

/** The calls of `t` that end up in a green banner. */
function newsOf(tree: SyntaxNode): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  const lookIn = (part: unknown) =>
    walk(part, (node) => node.type === 'CallExpression' && calledName(node) === 't' && found.push(node));
  walk(tree, (node) => {
    if (node.type === 'KeyValueProperty' && isNode(node.key) && node.key.value === 'success') lookIn(node.value);
    if (node.type === 'CallExpression' && calledName(node) === 'success') lookIn(argumentsOf(node)[0]);
  });
  return found;
}
