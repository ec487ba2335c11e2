import type { Owner, TestServer, Visitor } from '#server/test-server.ts';

/** A browser with a cookie of its own for the desk, beside that of whoever is signed in. */
export type Device = {
  session: string | undefined;
  desk: string | undefined;
  get: Visitor['get'];
  post: (path: string, body: object, address?: string) => ReturnType<Visitor['post']>;
};

/** One on which that person is signed in. */
export function deviceOf(server: TestServer, person?: Pick<Owner, 'cookie'>): Device {
  const cookies = (device: Device) => ({ cookie: [device.session, device.desk].filter(Boolean).join('; ') });
  const device: Device = {
    session: person?.cookie,
    desk: undefined,
    get: (path) => server.visitor().get(path, { headers: cookies(device) }),
    async post(path, body, address = '127.0.0.1') {
      const answer = await server.visitor().post(path, body, { headers: cookies(device), address });
      for (const cookie of [answer.headers['set-cookie'] ?? []].flat() as string[]) {
        const [pair = ''] = cookie.split(';', 1);
        const kept = cookie.includes('Max-Age=0;') ? undefined : pair;
        if (pair.startsWith('madeixa.desk=')) device.desk = kept;
        if (pair.startsWith('madeixa.session_token=')) device.session = kept;
      }
      return answer;
    },
  };
  return device;
}

/** The same, made a desk of the person's salon. */
export async function deskOf(server: TestServer, person: Owner, minutes = 5): Promise<Device & { id: string }> {
  const device = deviceOf(server, person);
  const { status, body, text } = await device.post('/api/desk/devices', { name: 'Recepção', lock_minutes: minutes });
  if (status !== 200) throw new Error(`Turning the desk on answered ${status}: ${text}`);
  return Object.assign(device, { id: (body as { id: string }).id });
}
