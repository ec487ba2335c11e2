/**
 * Those who ask the same at the same moment share one reading. Whoever asks while one is under way shares the next, which begins when that
 * one has ended: so nobody is given what was read before the question was asked.
 */
export function shareReading<T>(): (question: string, read: () => Promise<T>) => Promise<T> {
  const underway = new Map<string, Promise<T>>();
  const next = new Map<string, Promise<T>>();

  function begin(question: string, read: () => Promise<T>): Promise<T> {
    const reading = read().finally(() => {
      if (underway.get(question) === reading) underway.delete(question);
    });
    underway.set(question, reading);
    return reading;
  }

  return (question, read) => {
    const before = underway.get(question);
    if (!before) return begin(question, read);
    const known = next.get(question);
    if (known) return known;
    const after = () => {
      next.delete(question);
      return begin(question, read);
    };
    const shared = before.then(after, after);
    next.set(question, shared);
    return shared;
  };
}
