import { isContractProcedure } from '@orpc/contract';
import type * as z from 'zod/mini';
import { contract } from '#contract/contract.ts';

export type Operation = {
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';
  path: string;
  /** Undefined where it takes nothing. */
  input: z.ZodMiniType | undefined;
};

/** Every operation of the contract, found by walking it: one that is added tomorrow is among them. */
export function operationsOf(part: unknown = contract, name: string[] = []): Operation[] {
  if (isContractProcedure(part)) {
    const { route, inputSchema } = part['~orpc'];
    const { method = 'POST', path = '' } = route;
    const input = inputSchema as z.ZodMiniType | undefined;
    return [{ name: name.join('.'), method: method as Operation['method'], path: `/api${path}`, input }];
  }
  return Object.entries(part as object).flatMap(([key, inner]) => operationsOf(inner, [...name, key]));
}
