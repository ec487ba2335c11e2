import type { Session } from '#contract/account/operations.ts';
import { windowSalon } from '../window-salon.ts';
import { api, queryClient } from './client.ts';

/** As the server writes it into the page. */
type Answered = { operation: readonly [area: string, name: string]; input?: unknown; output: unknown };

type Keys = Record<
  string,
  Record<string, { queryKey(options?: { input: unknown }): readonly unknown[] } | undefined> | undefined
>;

/** The server answers ahead for the salon that was used last; this tab may be about another one. */
function isOfWindow(answers: readonly Answered[]): boolean {
  const salon = windowSalon();
  const session = answers.find(({ operation }) => operation.join() === 'account,session')?.output;
  return !salon || !session || (session as Session).profile.id === salon;
}

/** The answers that came with the page: the queries that ask for them need not ask again. */
export function takeAnswers(): void {
  const element = document.getElementById('ahead');
  // Once: a page that is restored from the browser's memory begins with what it had.
  element?.remove();
  const answers: Answered[] = JSON.parse(element?.textContent || '[]');
  if (!isOfWindow(answers)) return;
  for (const {
    operation: [area, name],
    input,
    output,
  } of answers) {
    const key = (api as unknown as Keys)[area]?.[name]?.queryKey(input === undefined ? undefined : { input });
    // As old as the page: what changed since its request is announced, or asked for again.
    if (key) queryClient.setQueryData(key, output, { updatedAt: performance.timeOrigin });
  }
}
