import pg from 'pg';

type Counted<T> = {
  result: T;
  /** Every statement, in the order it was sent. */
  queries: string[];
  /** How often the program stood waiting: statements sent while others were still under way wait together with them. */
  waits: number;
};

type Query = (...args: unknown[]) => unknown;

/**
 * Listens at the driver itself, below everything of ours that counts. For one piece of work at a time: whatever runs
 * beside it is counted too.
 */
export async function countQueries<T>(work: () => Promise<T>): Promise<Counted<T>> {
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const real = prototype.query;
  const counted = { queries: [] as string[], waits: 0 };
  let underWay = 0;
  const answered = () => {
    underWay -= 1;
  };
  prototype.query = function (this: unknown, ...args: unknown[]) {
    // Jobs are looked for all the time, whatever is done meanwhile.
    if ((this as pg.Client).user?.endsWith('_system_login')) return real.apply(this, args);
    const [statement] = args;
    counted.queries.push(typeof statement === 'string' ? statement : String((statement as { text: string }).text));
    if (underWay === 0) counted.waits += 1;
    underWay += 1;
    const last = args.at(-1);
    if (typeof last === 'function') {
      return real.apply(this, [
        ...args.slice(0, -1),
        (...answer: unknown[]) => {
          answered();
          last(...answer);
        },
      ]);
    }
    const answer = real.apply(this, args) as Promise<unknown>;
    answer.then(answered, answered);
    return answer;
  };
  try {
    return { result: await work(), ...counted };
  } finally {
    prototype.query = real;
  }
}
