import type { FastifyRequest } from 'fastify';
import type { Language } from '#domain/shared/countries.ts';
import type { FullKey } from '#texts/areas.ts';
import { languageOfRequest, type Texts, textsIn } from '../texts.ts';

/** Why a call was not answered; the code tells programs which refusal it is. */
export type Refusal = { code: string; status: number; message: string; data?: unknown; defined?: boolean };

/** What a refusal is called when a person reads it. */
export type Wording = (t: Texts, refusal: Refusal) => string;

/** The sentence of the first wrong field that has one in this area: its message is a key. */
export function fieldSentence(
  t: Texts,
  area: 'booking' | 'commissions' | 'pictures' | 'portal' | 'technicalSheets',
  data: unknown,
): string | undefined {
  const { fields = {} } = (data ?? {}) as { fields?: Record<string, string> };
  const key = Object.values(fields).find((key): key is FullKey<typeof area> => key.startsWith(`${area}:`));
  return key && t(key);
}

/** What the specification names refuses with a sentence to show; the first wording whose paths fit has it. */
export type Wordings = ReadonlyArray<readonly [paths: RegExp, wording: Wording]>;

/** The answer that the specification gives its functions: {success: false, error}. */
export function inWords(wording: Wording, language: Language, refusal: Refusal) {
  const { code, defined, data } = refusal;
  return { success: false, error: wording(textsIn(language), refusal), code, ...(defined ? { details: data } : {}) };
}

/** The answer to who needs a session and has none, where no operation gives it. */
export function signedOut(request: FastifyRequest): Refusal {
  const message = textsIn(languageOfRequest(request))('server:signedOut');
  return { code: 'UNAUTHORIZED', status: 401, message };
}

/** The answer to who is signed in and no member of the salon, where no operation gives it. */
export function noAccess(request: FastifyRequest): Refusal {
  const message = textsIn(languageOfRequest(request))('server:noAccess');
  return { code: 'NO_ACCESS', status: 403, message };
}

/** The answer to whom the salon asks for two-step sign-in first, where no operation gives it. */
export function needsTwoStep(request: FastifyRequest): Refusal {
  const message = textsIn(languageOfRequest(request))('server:needsTwoStep');
  return { code: 'NEEDS_TWO_STEP', status: 403, message };
}

/** The answer to a request that no operation has seen: too large, no JSON, not there … */
export function refusalBody(request: FastifyRequest, wordings: Wordings, refusal: Refusal): object {
  const [, wording] = wordings.find(([paths]) => paths.test(request.url)) ?? [];
  const { code, status, message } = refusal;
  if (!wording) return { code, status, message, requestId: request.id };
  return { ...inWords(wording, languageOfRequest(request), refusal), requestId: request.id };
}
