/** The colour of somebody's initials: always the same for the same name. */
export const toneOfName = (name: string): number =>
  ([...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 10) + 1;
