import type { ORPCError } from '@orpc/server';
import type { Refusal } from '../refusal.ts';

/** What a refusal says besides its reason: the data of the error. Its cause is for the log alone. */
type Carried<R> = R extends Refusal ? Omit<R, 'ok' | 'reason' | 'cause'> : never;

type DataOf<Make> = Make extends (...options: never[]) => ORPCError<string, infer Data> ? Data : never;

/** An error without data takes a refusal that carries none; one with data takes a refusal that carries just that. */
type CanSay<Make, R> =
  unknown extends DataOf<Make>
    ? [keyof Carried<R>] extends [never]
      ? true
      : false
    : [Carried<R>] extends [DataOf<Make>]
      ? true
      : false;

type CodeFor<R, Errors> = { [Code in keyof Errors]: CanSay<Errors[Code], R> extends true ? Code : never }[keyof Errors];

type WithReason<R, Reason> = R extends { reason: infer Own } ? (Reason extends Own ? R : never) : never;

/** The errors that could say a reason: those that the operation declares and that have room for what the refusal carries. */
type CodesOf<R extends Refusal, Errors> = { [Reason in R['reason']]: CodeFor<WithReason<R, Reason>, Errors> };

/** Those whose reason is not the name of such an error. */
type OtherwiseNamed<Codes> = {
  [Reason in keyof Codes as Uppercase<Reason & string> extends Codes[Reason] ? never : Reason]: Codes[Reason];
};

type Names<Codes> = keyof OtherwiseNamed<Codes> extends never
  ? [names?: Partial<Codes>]
  : [names: Partial<Codes> & OtherwiseNamed<Codes>];

/**
 * The outcome of what was accepted. A refusal is thrown as the error of the contract that has its reason's name, `NOT_FOUND` for `not_found`;
 * `names` says which error it is otherwise. A reason without an error, and an error that the operation does not declare, do not compile.
 */
export function accepted<Outcome extends { ok: true } | Refusal, Errors>(
  outcome: Outcome,
  errors: Errors,
  ...[names]: Names<CodesOf<Extract<Outcome, Refusal>, Errors>>
): Extract<Outcome, { ok: true }> {
  if (outcome.ok) return outcome as Extract<Outcome, { ok: true }>;
  const { ok: _, reason, cause, ...carried } = outcome as Refusal & { cause?: unknown };
  const code = (names as Record<string, string> | undefined)?.[reason] ?? reason.toUpperCase();
  const make = errors[code as keyof Errors] as (options: object) => Error;
  throw make(Object.keys(carried).length > 0 ? { data: carried, cause } : { cause });
}

/** The same for an operation that answers nothing but that it was done. */
export function done<Outcome extends { ok: true } | Refusal, Errors>(
  ...call: Parameters<typeof accepted<Outcome, Errors>>
): { done: true } {
  accepted(...call);
  return { done: true };
}

/** What was read; where there is none, the operation's NOT_FOUND is thrown. */
export function found<T>(read: T | undefined, errors: { NOT_FOUND: () => Error }): T {
  if (read === undefined) throw errors.NOT_FOUND();
  return read;
}
