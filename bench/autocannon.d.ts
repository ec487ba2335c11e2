/** The package brings no types: only what the benches use. */
declare module 'autocannon' {
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
  type Result = { requests: { average: number }; non2xx: number; errors: number };
  type Run = Promise<Result> & { on(event: 'response', listener: () => void): void };
  export default function autocannon(options: Options): Run;
}
