import type { Candidate, Problem } from '#domain/imports/fates.ts';

type Form<Item> = {
  safeParse: (
    row: unknown,
  ) => { success: true; data: Item } | { success: false; error: { issues: { message: string }[] } };
};

/** A row as its form would have it, or the first thing that is wrong with it. */
export function candidateOf<Item>(form: Form<Item>, row: object | Problem): Candidate<Item> {
  if ('problem' in row) return row as Problem;
  const result = form.safeParse(row);
  if (result.success) return { item: result.data };
  const [issue] = result.error.issues;
  return { problem: issue && /^\w+:/.test(issue.message) ? issue.message : 'common:invalidData' };
}
