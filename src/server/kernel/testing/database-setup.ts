import type { TestProject } from 'vitest/node';
import { startTestCluster } from './test-cluster.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    testClusterUrl: string;
    /** What is put here is gone after the last test. */
    runFolder: string;
  }
}

/** Vitest runs this once, before the first database test, and what it answers after the last. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startTestCluster();
  project.provide('testClusterUrl', cluster.url);
  project.provide('runFolder', cluster.folder);
  return cluster.stop;
}
