import { sameName } from '#domain/shared/names.ts';

/** From so many letters on a text can mean somebody. */
const MEANING = 2;

/**
 * Whom a typed text means although nobody was chosen from the list: the one client of that very name, else the only one it was found in.
 * Asked when the typing is over (the field is left, or the form is saved): who types on is not interrupted. Two of the same name are
 * for the person to tell apart.
 */
export function clientMeant<Client extends { name: string }>(
  text: string,
  found: readonly Client[],
): Client | undefined {
  if (text.trim().length < MEANING) return undefined;
  const namesakes = found.filter(({ name }) => sameName(name, text));
  const meant = namesakes.length > 0 ? namesakes : found;
  return meant.length === 1 ? meant[0] : undefined;
}
