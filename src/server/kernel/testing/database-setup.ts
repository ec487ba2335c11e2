import type { TestProject } from 'vitest/node';
import { startTestCluster } from './test-cluster.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    testClusterUrl: string;
  }
}

/** Vitest runs this once, before the first database test, and what it answers after the last. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startTestCluster();
  project.provide('testClusterUrl', cluster.url);
  return cluster.stop;
}
