import {
  argumentsOf,
  calledName,
  lineOf,
  parseSource,
  type SyntaxNode,
  templatePieces,
  walk,
} from '../texts/syntax.ts';

/** A place in a source that names a table: in the query builder or in SQL as text. */
export type TableUse = { table: string; access: 'read' | 'write'; line: number };

/** Stands for the table of a writing statement that does not name it. */
export const UNNAMED = '?';

const WRITES = new Set(['insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'replaceInto']);
const READS = /^(?:selectFrom|from|using|(?:inner|left|right|full|cross)Join(?:Lateral)?)$/;

/** Locking (`for update of`) and `on conflict do update` name no table. */
const BEFORE_A_TABLE =
  'insert\\s+into|merge\\s+into|(?<!for\\s+(?:no\\s+key\\s+)?)(?<!do\\s+)update|delete\\s+from|truncate(?:\\s+table)?|from|join';
const TABLE = '(?:\\?|(?:"?[a-z_]+"?\\.)?"?[a-z_]+"?)(?:\\s+as\\s+[a-z_]+)?';
const IN_SQL = new RegExp(`\\b(${BEFORE_A_TABLE})\\s+(?:only\\s+|lateral\\s+)?(${TABLE}(?:\\s*,\\s*${TABLE})*)`, 'gi');

/** Every table that a source reads or writes. `tables` tells the names of tables from other words after a `from`. */
export function tableUses(file: string, code: string, tables: ReadonlySet<string>): TableUse[] {
  const uses: TableUse[] = [];
  const add = (table: string, access: TableUse['access'], line: number) => {
    if (tables.has(table) || (table === UNNAMED && access === 'write')) uses.push({ table, access, line });
  };
  walk(parseSource(file, code), (node) => {
    if (node.type === 'CallExpression') {
      const name = calledName(node);
      const access = WRITES.has(name) ? 'write' : READS.test(name) ? 'read' : undefined;
      if (access) for (const table of namesIn(argumentsOf(node)[0])) add(table, access, lineOf(code, node));
    }
    for (const text of textsOf(node))
      for (const use of usesInSql(text)) add(use.table, use.access, lineOf(code, node) + use.line);
  });
  return uses;
}

/** `'staff'`, `'staff as seller'`, or several of them in a list. */
function namesIn(argument: SyntaxNode | undefined): string[] {
  if (argument?.type === 'StringLiteral') return [String(argument.value).split(' ')[0] ?? ''];
  if (argument?.type !== 'ArrayExpression') return [UNNAMED];
  const elements = argument.elements as ({ expression: SyntaxNode } | null)[];
  return elements.flatMap((element) => namesIn(element?.expression));
}

function textsOf(node: SyntaxNode): string[] {
  if (node.type === 'StringLiteral') return [String(node.value)];
  // What is filled in brings its own text, which the walk comes to.
  if (node.type === 'TemplateLiteral') return [templatePieces(node).join(UNNAMED)];
  return [];
}

function usesInSql(text: string): TableUse[] {
  const withoutComments = text.replaceAll(/--.*/g, '');
  return [...withoutComments.matchAll(IN_SQL)].flatMap(({ 1: word = '', 2: names = '', index }) => {
    const access = /^(?:from|join)$/i.test(word) ? ('read' as const) : ('write' as const);
    const line = withoutComments.slice(0, index).split('\n').length - 1;
    return names.split(',').map((name) => {
      const [table = ''] = name.trim().split(/\s/);
      return {
        table: table
          .replaceAll('"', '')
          .replace(/^public\./, '')
          .toLowerCase(),
        access,
        line,
      };
    });
  });
}
