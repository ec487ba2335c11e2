import { isContractProcedure } from '@orpc/contract';
import type * as z from 'zod/mini';
import { contract } from '#contract/contract.ts';
import type { OperationMeta } from '#contract/operation.ts';
import type { Needs } from '#domain/members/rights.ts';

export type Operation = {
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';
  path: string;
  /** Undefined where it takes nothing. */
  input: z.ZodMiniType | undefined;
  /** Undefined where the contract forgot to say it. */
  needs: Needs | undefined;
};

/** Every operation of the contract, found by walking it: one that is added tomorrow is among them. */
export function operationsOf(part: unknown = contract, name: string[] = []): Operation[] {
  if (isContractProcedure(part)) {
    const { route, inputSchema, meta } = part['~orpc'];
    const { method = 'POST', path = '' } = route;
    const input = inputSchema as z.ZodMiniType | undefined;
    return [
      {
        name: name.join('.'),
        method: method as Operation['method'],
        path: `/api${path}`,
        input,
        needs: (meta as Partial<OperationMeta>).needs,
      },
    ];
  }
  return Object.entries(part as object).flatMap(([key, inner]) => operationsOf(inner, [...name, key]));
}
