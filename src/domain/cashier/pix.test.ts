import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents } from '#domain/shared/money.ts';
import { crc16, pixCode, pixKey } from './pix.ts';

const FULANO = {
  pix_key: '123e4567-e12b-12d1-a456-426655440000',
  pix_name: 'Fulano de Tal',
  pix_city: 'BRASILIA',
};

// The examples of the central bank's "Manual do BR Code", a static and a dynamic code, as they are also published with brazilian-utils and other
// libraries that were compared.
test("the code of the central bank's manual comes out to the letter", () => {
  expect(pixCode(FULANO)).toBe(
    '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D',
  );
});

test('the last four digits are those of published codes', () => {
  // The check value of CRC-16/CCITT-FALSE in the catalogues of such sums.
  expect(crc16('123456789')).toBe('29B1');
  // The dynamic code of the same manual.
  expect(
    crc16(
      '00020101021226700014br.gov.bcb.pix2548pix.example.com/8b3da2f39a4140d1a91abd93113bd4415204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***6304',
    ),
  ).toBe('64E4');
});

test('an amount stands between currency and country, with a point and two decimals', () => {
  expect(pixCode(FULANO, cents(68_000))).toContain('53039865406680.005802BR');
  expect(pixCode(FULANO, cents(5))).toContain('530398654040.055802BR');
});

test('name and city lose accents and what has no letter in ASCII, and are cut to their room', () => {
  const code = pixCode({
    ...FULANO,
    pix_name: '  Salão  da Conceição & Filhas ✂️ Ltda',
    pix_city: 'São José dos Campos',
  });
  expect(code).toContain('5925Salao da Conceicao & Filh');
  expect(code).toContain('6015Sao Jose dos Ca');
});

test('a salon without a city still has a code that banks read', () => {
  expect(pixCode({ ...FULANO, pix_city: '' })).toContain('6006BRASIL62');
});

test('a key is sent as the bank registered it; an odd one of before without its marks', () => {
  expect(pixKey(' Caixa@Jasmim.com.br ')).toBe('caixa@jasmim.com.br');
  expect(pixKey('123.456.789-09')).toBe('12345678909');
  expect(pixKey('12.abc.345/01de-35')).toBe('12ABC34501DE35');
  expect(pixKey('+55 11 90357-2148')).toBe('+5511903572148');
  expect(pixKey('11903572148')).toBe('+5511903572148');
  expect(pixKey('(11) 3357-2148')).toBe('+551133572148');
  expect(pixKey('a chave do salão')).toBe('achavedosalão');
});

test('every code can be taken apart again by its lengths, and ends in its own check', () => {
  fc.assert(
    fc.property(fc.string(), fc.string({ maxLength: 25 }), fc.string(), fc.nat(), (name, key, city, amount) => {
      const code = pixCode(
        { pix_key: key.replace(/[^\x21-\x7e]/g, ''), pix_name: name, pix_city: city },
        cents(amount),
      );
      let rest = code;
      const ids: string[] = [];
      while (rest !== '') {
        ids.push(rest.slice(0, 2));
        rest = rest.slice(4 + Number(rest.slice(2, 4)));
      }
      expect(ids).toEqual(['00', '26', '52', '53', '54', '58', '59', '60', '62', '63']);
      expect(crc16(code.slice(0, -4))).toBe(code.slice(-4));
    }),
  );
});
