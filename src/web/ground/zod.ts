import { config } from 'zod/v4-mini';

// It would try `new Function`, which the content security policy forbids and the console reports.
config({ jitless: true });

export * from 'zod/v4-mini';
