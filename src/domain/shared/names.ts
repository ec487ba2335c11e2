const PARTICLES = ['da', 'de', 'do', 'das', 'dos', 'e'];

/** A person's name as it is saved: "MARIA  da SILVA" becomes "Maria da Silva", "d'ávila" becomes "D'Ávila". */
export function titleCase(name: string): string {
  const words = wordsOf(name.normalize('NFC').toLowerCase());
  const cased = words.map((word, index) => (index > 0 && PARTICLES.includes(word) ? word : capitalise(word)));
  // A capital can join with the accent behind it where the small letter could not: ı with an acute becomes Í.
  return cased.join(' ').normalize('NFC');
}

/** A business keeps its own capitals ("BELLA Hair"), but inside its name da, de, do … are small, as in a person's. */
export function withSmallParticles(name: string): string {
  return name.replace(/(?<=\S\s+)\S+(?=\s+\S)/g, (word) =>
    PARTICLES.includes(word.toLowerCase()) ? word.toLowerCase() : word,
  );
}

/** Capitalises the first letter, and the first after a hyphen or an apostrophe ("D'Ávila"; but not the s of "Bia's"). */
function capitalise(word: string): string {
  return word
    .replace(
      /((?:^|[^\p{L}\p{M}\p{N}'’])['’]*)(\p{L})/gu,
      (_, before: string, letter: string) => before + upper(letter),
    )
    .replace(/(\p{L}['’])(\p{L})(?=\p{L})/gu, (_, before: string, letter: string) => before + upper(letter));
}

/** A letter without a capital of its own (ß would become SS) stays as it is. */
function upper(letter: string): string {
  const capital = letter.toUpperCase();
  return capital.length === letter.length ? capital : letter;
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

export function withoutAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');
}

/** The form in which names are compared: "JOÃO  Costa" and "joao costa" are one person to everyone in the salon. */
export function comparable(text: string): string {
  return wordsOf(withoutAccents(text).toLowerCase()).join(' ');
}

export function sameName(a: string, b: string): boolean {
  return comparable(a) === comparable(b);
}

/** The owner is the professional whose function is "Proprietária", however it was typed. */
export function isOwnerRole(funcao: string | null | undefined): boolean {
  return comparable(funcao ?? '') === 'proprietaria';
}

/** One or two letters for an avatar: of the first and the last name. Empty when the name has no letter. */
export function initials(name: string): string {
  const words = wordsOf(name).filter((word, index) => index === 0 || !PARTICLES.includes(word.toLowerCase()));
  const letters = words.flatMap((word) => /\p{L}/u.exec(word.normalize('NFC'))?.[0] ?? []);
  const [first = '', ...others] = letters.map(upper);
  return first + (others.at(-1) ?? '');
}
