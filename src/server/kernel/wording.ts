import type { ORPCError } from '@orpc/server';
import type { Texts } from './texts.ts';

/** What a refusal is called when a person reads it. */
export type Wording = (t: Texts, error: ORPCError<string, unknown>) => string;
