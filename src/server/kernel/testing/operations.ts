import { isContractProcedure } from '@orpc/contract';
import { contract } from '#contract/contract.ts';

export type Operation = { name: string; method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH'; path: string };

/** Every operation of the contract, found by walking it: one that is added tomorrow is among them. */
export function operationsOf(part: unknown = contract, name: string[] = []): Operation[] {
  if (isContractProcedure(part)) {
    const { method = 'POST', path = '' } = part['~orpc'].route;
    return [{ name: name.join('.'), method: method as Operation['method'], path: `/api${path}` }];
  }
  return Object.entries(part as object).flatMap(([key, inner]) => operationsOf(inner, [...name, key]));
}
