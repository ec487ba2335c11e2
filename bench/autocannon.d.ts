/** The package brings no types: only what the benches use. */
declare module 'autocannon' {
  namespace autocannon {
    type Result = {
      requests: { average: number };
      non2xx: number;
      errors: number;
      statusCodeStats: Record<string, { count: number }>;
    };
  }
  type Request = { method: 'GET' | 'POST'; path: string; headers: Record<string, string>; body?: string };
  type Options = {
    url: string;
    connections: number;
    /** Seconds; or so many requests. */
    duration?: number;
    amount?: number;
    headers?: Record<string, string>;
    /** Each may be made anew every time it is sent. */
    requests?: Array<Request & { setupRequest?: (request: Request) => Request }>;
  };
  type Run = Promise<autocannon.Result> & { on(event: 'response', listener: () => void): void };
  function autocannon(options: Options): Run;
  export default autocannon;
}
