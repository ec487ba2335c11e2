import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { idOf } from './chance.ts';
import { type Rows, signedUpAt } from './salon.ts';

const FOLDER = fileURLToPath(new URL('./pictures/', import.meta.url));

type Shape = { width: number; height: number };
const FACE: Shape = { width: 400, height: 400 };
const WORK: Shape = { width: 640, height: 800 };

/** Drawn, not taken: nobody's face. By the names of their files. */
const PICTURES = {
  helena: FACE,
  camila: FACE,
  rafael: FACE,
  beatriz: FACE,
  juliana: FACE,
  capa: { width: 1440, height: 480 },
  ombre: WORK,
  ruivo: WORK,
  loiro: WORK,
  preto: WORK,
  antes: WORK,
  depois: WORK,
} satisfies Record<string, Shape>;

type PictureName = keyof typeof PICTURES;

export const pictureId = (name: PictureName) => idOf('picture', name);

/** Few bytes as they are: the small version is the same file. */
export function pictures(today: string): Rows<'pictures'> {
  return Object.entries(PICTURES).map(([name, shape]) => {
    // As JSON carries bytes into the database.
    const file = `\\x${readFileSync(`${FOLDER}${name}.webp`).toString('hex')}` as unknown as Buffer;
    const created_at = signedUpAt(today);
    return { id: pictureId(name as PictureName), large: file, small: file, ...shape, created_at };
  });
}

/** The face of somebody of the team, by the first name. */
export function faceOf(name: string): string | null {
  const first = name.split(' ', 1)[0]?.toLowerCase() ?? '';
  return first in PICTURES ? pictureId(first as PictureName) : null;
}
