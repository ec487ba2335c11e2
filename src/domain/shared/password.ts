import { isRepeated, isRow } from './easy-to-guess.ts';

export const MIN_PASSWORD_LENGTH = 6;

/** What lists of stolen passwords begin with, in our three languages. Short: it is to stop the first guesses, and it is sent to browsers. */
const COMMON = new Set(
  `password passw0rd password1 password12 password123 pass123 pass1234 senha1 senha12 senha123 senha1234 minhasenha mudar123 contrasena contraseña
   abc123 abcd123 abcd1234 abcdef 123abc a123456 1q2w3e 1q2w3e4r 1qaz2wsx qwerty1 qwerty123 iloveyou teamo1 teamomucho tequiero euteamo princesa
   princess sunshine football monkey dragon master shadow superman batman letmein welcome welcome1 bemvindo bienvenido admin1 admin123 brasil
   brasil123 flamengo corinthians palmeiras saopaulo gabriel estrella familia jesus1 jesuscristo deusefiel 112233 102030 123321 159753 147258 666666`
    .trim()
    .split(/\s+/),
);

/** In whatever case, and with whatever blanks around it. */
export function isCommonPassword(password: string): boolean {
  const plain = password.normalize('NFKC').trim().toLowerCase();
  return plain === '' || isRepeated(plain) || isRow(plain) || COMMON.has(plain);
}
