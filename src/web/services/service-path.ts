import { paths } from '#contract/paths.ts';

/** The initial search of the list. */
export const SERVICE_PARAM = 'busca';

export const servicePath = ({ name }: { name: string }) =>
  `${paths.services}?${SERVICE_PARAM}=${encodeURIComponent(name)}`;
