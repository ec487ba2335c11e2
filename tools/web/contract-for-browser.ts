import { type AnyContractRouter, isContractProcedure } from '@orpc/contract';
import type { Plugin } from 'vite';
import { contract } from '../../src/contract/contract.ts';

/**
 * The areas whose operations the pages before the sign-in call; a visitor need not fetch the others. The booking pages call theirs
 * without this client.
 */
const { account, desk, functions, rpc: _, public: __, ...owners } = contract;
const { invitation, join, joinWithAccount, joinSecondStep, joinSignedIn } = owners.members;
const members = { invitation, join, joinWithAccount, joinSecondStep, joinSignedIn };
const modules: Record<string, AnyContractRouter> = {
  'virtual:contract/visitors': { account, desk, functions, members },
  'virtual:contract/owners': owners,
};

/** What the browser needs of the contract is paths and methods; the schemas would bring a validation library along. */
export function contractForBrowser(): Plugin {
  return {
    name: 'contract-for-browser',
    resolveId: (source) => (source in modules ? `\0${source}` : undefined),
    load(id) {
      const operations = modules[id.slice(1)];
      return operations && `${OPERATION}\nexport default ${routesOf(operations)}`;
    },
  };
}

/** Written once instead of for every operation. */
const OPERATION = `const operation = (method, path) => ({ '~orpc': { errorMap: {}, meta: {}, route: { method, path } } });`;

function routesOf(router: AnyContractRouter): string {
  if (isContractProcedure(router)) {
    const { method, path, inputStructure, outputStructure } = router['~orpc'].route;
    // The link would need to know more of these; today no operation has them.
    if (inputStructure || outputStructure) throw new Error(`${path}: detailed structures do not reach the browser`);
    return `operation(${JSON.stringify(method)}, ${JSON.stringify(path)})`;
  }
  const entries = Object.entries(router as Record<string, AnyContractRouter>);
  return `{${entries.map(([name, inner]) => `${name}: ${routesOf(inner)}`).join(', ')}}`;
}
