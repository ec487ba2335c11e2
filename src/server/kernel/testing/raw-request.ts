import { connect } from 'node:net';

/** What a server says to a request that is written by hand, down to the last byte before the connection ends. */
export async function rawAnswer(port: number, request: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(`${request.join('\r\n')}\r\n\r\n`);
  let answer = '';
  for await (const chunk of socket) answer += chunk;
  return answer;
}

/** The status line, the headers and all that comes after them. */
export async function headAnswer(port: number, path: string, cookie = '') {
  const lines = [`HEAD ${path} HTTP/1.1`, 'host: localhost', `cookie: ${cookie}`, 'connection: close'];
  const [head = '', ...rest] = (await rawAnswer(port, lines)).split('\r\n\r\n');
  const [, status = ''] = head.split(' ', 2);
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1];
  return { status: Number(status), header, body: rest.join('\r\n\r\n') };
}
