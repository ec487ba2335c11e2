import { inject } from 'vitest';
import { newTestDatabase } from './test-cluster.ts';

/** For the calling test file alone: the whole schema, no rows. It goes with the cluster at the end of the run. */
export const testDatabase = (): Promise<{ adminUrl: string }> => newTestDatabase(inject('testClusterUrl'));
