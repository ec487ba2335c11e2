/** Deeper than anything that a form sends, and shallow enough for whatever looks at a value part by part. */
export const DEEPEST = 64;

/** The path of the first text that PostgreSQL cannot store (a NUL, or half of a surrogate pair), or of the first value that lies too deep. */
export function unstorableField(value: unknown): string | undefined {
  return pathTo(value, DEEPEST)?.join('.');
}

/** The names on the way are put together only once something was found: most inputs are fine, and some are large. */
function pathTo(value: unknown, levels: number): string[] | undefined {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? [] : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  if (levels === 0) return [];
  for (const name of Object.keys(value)) {
    const found = pathTo((value as Record<string, unknown>)[name], levels - 1);
    if (found) return [name, ...found];
  }
  return undefined;
}

/** Three times what the largest list of clients has. Each value costs whoever looks through them more than it cost to send. */
export const MOST_VALUES = 300_000;

/** Whether a text, if it is JSON, nests too deep or holds too many values: looked at before anything is made of it. */
export function isTooMuch(json: string): boolean {
  let levels = 0;
  let values = 1;
  for (let at = 0; at < json.length; at += 1) {
    switch (json[at]) {
      case '"':
        at = endOfText(json, at);
        break;
      case '[':
      case '{':
        levels += 1;
        if (levels > DEEPEST) return true;
        break;
      case ']':
      case '}':
        levels -= 1;
        break;
      case ',':
        values += 1;
        if (values > MOST_VALUES) return true;
    }
  }
  return false;
}

/** Where the text that begins with the quote at `start` ends. */
function endOfText(json: string, start: number): number {
  for (let end = json.indexOf('"', start + 1); end !== -1; end = json.indexOf('"', end + 1)) {
    let backslashes = 0;
    while (json[end - 1 - backslashes] === '\\') backslashes += 1;
    if (backslashes % 2 === 0) return end;
  }
  return json.length;
}
