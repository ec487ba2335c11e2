import {
  argumentsOf,
  calledName,
  isNode,
  lineOf,
  parseSource,
  type SyntaxNode,
  templatePieces,
  walk,
} from './syntax.ts';

/** Attributes and properties that a person reads or hears. */
const visible = new Set(
  'label title placeholder alt description hint error message text caption heading note suffix summary question warning children'
    .split(' ')
    .concat('aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext'),
);

/** Names are the same in every language. */
const properNames = /Madeixa|WhatsApp/g;

/** Words for people that a component writes itself, as 'file:line: words'. They belong in src/texts. */
export function sentencesIn(path: string, code: string): string[] {
  const found: string[] = [];
  const report = (node: SyntaxNode, words: string) =>
    found.push(`${path}:${lineOf(code, node)}: "${words.trim().replace(/\s+/g, ' ')}" belongs in src/texts`);
  const reportWords = (part: unknown, isWords = hasLetters) => {
    for (const [node, words] of writtenWords(part)) if (isWords(words)) report(node, words);
  };

  const reportPercents = (part: unknown) => {
    for (const node of templatesIn(part)) {
      // The piece before the first value is no unit of any.
      const isTyped = templatePieces(node)
        .slice(1)
        .some((piece) => /^\s*%/.test(piece));
      if (isTyped) found.push(`${path}:${lineOf(code, node)}: a percentage is written by Intl, its sign too`);
    }
  };

  walk(parseSource(path, code), (node) => {
    if (node.type === 'JSXText') reportWords(node);
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      for (const child of node.children as SyntaxNode[]) {
        if (child.type !== 'JSXExpressionContainer') continue;
        reportWords(child.expression);
        reportPercents(child.expression);
      }
    }
    if (node.type === 'JSXAttribute' && visible.has(attributeName(node))) {
      const value = node.value as SyntaxNode | null;
      reportWords(value?.type === 'JSXExpressionContainer' ? value.expression : value);
      if (value?.type === 'JSXExpressionContainer') reportPercents(value.expression);
    }
    // Elsewhere a string may be a text's key, so that only what can be none is reported.
    if (node.type === 'KeyValueProperty' && isNode(node.key) && visible.has(String(node.key.value))) {
      reportWords(node.value, isSentence);
    }
    if (node.type === 'CallExpression' && ['success', 'error'].includes(calledName(node))) {
      reportWords(argumentsOf(node)[0], isSentence);
    }
  });
  return found;
}

function templatesIn(part: unknown): SyntaxNode[] {
  return writtenWords(part).flatMap(([node]) => (node.type === 'TemplateLiteral' ? [node] : []));
}

/** The strings that an expression may come out as. */
function writtenWords(part: unknown): [SyntaxNode, string][] {
  if (!isNode(part)) return [];
  switch (part.type) {
    case 'JSXText':
    case 'StringLiteral':
      return [[part, String(part.value)]];
    case 'TemplateLiteral':
      return [[part, templatePieces(part).join(' … ')]];
    case 'ConditionalExpression':
      return [...writtenWords(part.consequent), ...writtenWords(part.alternate)];
    case 'BinaryExpression':
      if (part.operator === '&&') return writtenWords(part.right);
      if (['||', '??', '+'].includes(String(part.operator))) {
        return [...writtenWords(part.left), ...writtenWords(part.right)];
      }
      return [];
    case 'ParenthesisExpression':
    case 'TsAsExpression':
    case 'TsSatisfiesExpression':
      return writtenWords(part.expression);
    default:
      return [];
  }
}

function attributeName({ name }: SyntaxNode): string {
  return isNode(name) && name.type === 'Identifier' ? String(name.value) : '';
}

function hasLetters(words: string) {
  return /\p{L}/u.test(words.replace(properNames, ''));
}

function isSentence(words: string) {
  return hasLetters(words) && /\s|[^\p{ASCII}]/u.test(words.trim());
}
