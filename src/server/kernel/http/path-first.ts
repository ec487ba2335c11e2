import type { Meta } from '@orpc/contract';
import type { ProcedureClientInterceptorOptions } from '@orpc/server';

type Called<Context extends { pathname?: string }> = ProcedureClientInterceptorOptions<
  Context,
  Record<never, never>,
  Meta
>;

/** What stands in an operation's address counts before whatever its body or query says under the same name. */
export async function pathFirst<Context extends { pathname?: string }, T>(
  options: Called<Context> & { next: (options?: Called<Context>) => Promise<T> },
): Promise<T> {
  const { context, input, procedure } = options;
  const { path = '' } = procedure['~orpc'].route;
  if (!path.includes('{') || typeof input !== 'object' || input === null) return options.next(options);
  return options.next({ ...options, input: { ...input, ...paramsOf(path, context.pathname ?? '') } });
}

/** `/clients/{id}` and `/api/clients/5` are `{ id: '5' }`. */
function paramsOf(template: string, pathname: string): Record<string, string> {
  const parts = pathname.replace(/^\/api\//, '/').split('/');
  return Object.fromEntries(
    template.split('/').flatMap((part, place) => {
      const [, name] = /^\{(\w+)\}$/.exec(part) ?? [];
      return name === undefined ? [] : [[name, decoded(parts[place] ?? '')]];
    }),
  );
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
