declare module 'virtual:contract/*' {
  import type { AnyContractRouter } from '@orpc/contract';

  const operations: AnyContractRouter;
  export default operations;
}
