/** The response to a call of a page without an account: a value, or a refusal in words. */
export type PlainAnswer<T> = { ok: true; value: T } | PlainRefusal;

export type PlainRefusal = {
  ok: false;
  /** None when the server could not be reached. */
  status?: number;
  code?: string;
  /** The server's sentence, in the reader's language. */
  sentence?: string;
  details?: unknown;
  /** After too many requests: when to come back. */
  retryAfterSeconds?: number;
  body: string;
};

/** Whether the server decided. Otherwise (no response, still in flight, a 5xx) the same key must be tried again. */
export function isAnswered({ status, code }: PlainRefusal): boolean {
  return status !== undefined && status < 500 && code !== 'IN_FLIGHT';
}

const PATIENCE_MS = 20_000;

type Sent = { method?: 'PUT'; body?: unknown; headers?: Record<string, string>; credentials?: 'omit' | 'same-origin' };

/** Plain fetch, since the back office's client would weigh more than the rest of such a page. What has no body is a GET. */
export async function plainCall<T>(
  path: string,
  { method, body, headers, credentials = 'omit' }: Sent = {},
): Promise<PlainAnswer<T>> {
  try {
    const response = await fetch(`/api${path}`, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      credentials,
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return answerOf<T>(response, await response.text());
  } catch {
    return { ok: false, body: '' };
  }
}

type Said = { success?: unknown; error?: unknown; code?: unknown; details?: unknown };

function answerOf<T>(response: Response, text: string): PlainAnswer<T> {
  const answer = parsed(text) as Said | null | undefined;
  if (response.ok && answer !== undefined && answer?.success !== false) return { ok: true, value: answer as T };
  return {
    ok: false,
    status: response.status,
    code: typeof answer?.code === 'string' ? answer.code : undefined,
    sentence: typeof answer?.error === 'string' ? answer.error : undefined,
    details: answer?.details,
    // Our server or a proxy before it says when to come back.
    ...(response.status === 429 ? { retryAfterSeconds: Number(response.headers.get('retry-after')) } : {}),
    body: text,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
