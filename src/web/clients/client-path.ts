import { paths } from '#contract/paths.ts';

/** In the address, so that "back" on a phone leads from a client to the list. */
export const CLIENT_PARAM = 'cliente';

export function clientPath(id: string): string {
  return `${paths.clients}?${CLIENT_PARAM}=${id}`;
}
