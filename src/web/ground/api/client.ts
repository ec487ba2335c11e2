import visitorOperations from 'virtual:contract/visitors';
import { createORPCClient } from '@orpc/client';
import type { AnyContractRouter, ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { QueryClient } from '@tanstack/react-query';
import type { contract } from '#contract/contract.ts';
import { windowSalon } from '../window-salon.ts';
import { functionRefusal, refusingAll } from './errors.ts';
import { noticingRefusal } from './rights-refused.ts';
import { againWithSession } from './session-lost.ts';

/** What a call may bring beside its input. */
export type CallOptions = {
  /** The same key for every try of one submission: the server does the work once and repeats its first answer. */
  idempotencyKey?: string;
};

type Client = JsonifiedClient<ContractRouterClient<typeof contract, CallOptions>>;

const operations = { ...visitorOperations } as AnyContractRouter;

/** What only owners call comes with their pages. */
export function knowOperations(more: AnyContractRouter): void {
  Object.assign(operations, more);
}

/** Calls an operation: `await client.account.signIn({ … })`. */
export const client: Client = createORPCClient(
  new OpenAPILink<CallOptions>(operations, {
    url: `${location.origin}/api`,
    headers: ({ context }) => ({
      ...(context.idempotencyKey && { 'idempotency-key': context.idempotencyKey }),
      ...(windowSalon() && { 'x-salon-id': windowSalon() }),
    }),
    customErrorResponseBodyDecoder: functionRefusal,
    interceptors: [({ next, path }) => noticingRefusal(path, next), ({ next }) => againWithSession(next), refusingAll],
  }),
);

/** The same for pages: `useQuery(api.agenda.hours.queryOptions())`, and `api.agenda.key()` to make them look again. */
export const api = createTanstackQueryUtils(client);

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      // Without a connection a call fails and says so; waiting for one in silence would look like a page that hangs.
      networkMode: 'always',
      // A refusal stays a refusal. A server that cannot be reached, or has too much to do, is worth another try.
      retry: (failures, error) => failures < 2 && (!('status' in error) || error.status === 503),
    },
    mutations: { networkMode: 'always' },
  },
});
