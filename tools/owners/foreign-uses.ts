import { type TableUse, tableUses, UNNAMED } from './table-uses.ts';

type Source = { path: string; code: string };

/** A file that may name tables of other areas. */
type Exception = { file: string; access: TableUse['access']; tables: readonly string[] };

/** Every place where a file names a table of another area, and every exception that nobody needs any more. */
export function foreignUses(
  sources: Source[],
  owners: Readonly<Record<string, string>>,
  exceptions: readonly Exception[],
): string[] {
  const tables = new Set(Object.keys(owners));
  const excused = exceptions.flatMap(({ file, access, tables }) =>
    tables.map((table) => `${file} ${access}s ${table}`),
  );
  const idle = new Set(excused);
  const problems = sources.flatMap(({ path, code }) =>
    tableUses(path, code, tables).flatMap(({ table, access, line }) => {
      if (table === UNNAMED) return [`${path}:${line} writes a table that it does not name: write its name there`];
      const owner = owners[table];
      if (areaOf(path) === owner) return [];
      const use = `${path} ${access}s ${table}`;
      idle.delete(use);
      if (excused.includes(use)) return [];
      const advice =
        access === 'write'
          ? `call a verb of ${owner}`
          : `read what ${owner} lends (src/server/${owner}/*-select.ts), or call a verb of it`;
      return [`${path}:${line} ${access}s ${table}, which belongs to ${owner}: ${advice}`];
    }),
  );
  for (const use of idle) problems.push(`owners.ts excuses what is not done any more: ${use}`);
  return problems;
}

/** The folder under src/server. What stands beside the areas belongs to none. */
const areaOf = (path: string) => /^src\/server\/([^/]+)\//.exec(path)?.[1];
