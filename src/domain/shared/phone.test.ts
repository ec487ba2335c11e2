import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COUNTRIES } from './countries.ts';
import {
  DIAL_CODES,
  displayPhone,
  isValidPhone,
  normalisePhone,
  phoneCountryOf,
  phonePlaceholder,
  whatsappLink,
} from './phone.ts';

const countries = fc.constantFrom(...COUNTRIES);
const typedPhones = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0123456789+-() ') }));

describe('a phone is stored in international form', () => {
  test.each([
    ['(11) 99999-8888', 'BR', '+5511999998888'],
    ['011 99999-8888', 'BR', '+5511999998888'],
    ['+55 11 99999-8888', 'BR', '+5511999998888'],
    ['0055 11 99999-8888', 'BR', '+5511999998888'],
    ['55 11 99999-8888', 'BR', '+5511999998888'],
    ['551133334444', 'BR', '+551133334444'],
    ['0 55 11 99999-8888', 'BR', '+5511999998888'],
    ['087 123 4567', 'IE', '+353871234567'],
    ['87 123 4567', 'IE', '+353871234567'],
    ['912 345 678', 'PT', '+351912345678'],
    ['(555) 123-4567', 'US', '+15551234567'],
    ['+351 912 345 678', 'BR', '+351912345678'],
    ['00351912345678', 'BR', '+351912345678'],
    ['(+44) 7700 900123', 'BR', '+447700900123'],
    ['41 79 123 45 67', 'OTHER', '+41791234567'],
  ] as const)('%j in %s is %s', (typed, country, phone) => {
    expect(normalisePhone(typed, country)).toBe(phone);
  });

  test('a Brazilian number of 8 or 9 digits gets area code 11', () => {
    expect(normalisePhone('99999-8888', 'BR')).toBe('+5511999998888');
    expect(normalisePhone('3333-4444', 'BR')).toBe('+551133334444');
    expect(normalisePhone('0 3333-4444', 'BR')).toBe('+551133334444');
    expect(normalisePhone('21 3333-4444', 'BR')).toBe('+552133334444');
    expect(normalisePhone('91234567', 'CL')).toBe('+5691234567');
  });

  test('55 in front of a Brazilian number is its area code unless two digits are too many', () => {
    expect(normalisePhone('55 99999-8888', 'BR')).toBe('+5555999998888');
    expect(normalisePhone('55 3333-4444', 'BR')).toBe('+555533334444');
    expect(normalisePhone('5511999998888', 'PT')).toBe('+3515511999998888');
  });

  test('a leading 0 is dropped in Brazil and Ireland only', () => {
    expect(normalisePhone('0612345678', 'FR')).toBe('+330612345678');
  });

  test('without a digit there is no phone', () => {
    for (const typed of ['', '   ', '+', '-', '00', 'abc']) expect(normalisePhone(typed, 'BR')).toBe('');
  });

  test('normalising a normalised phone changes nothing, whatever the country', () => {
    fc.assert(
      fc.property(typedPhones, countries, countries, (typed, country, another) => {
        const phone = normalisePhone(typed, country);
        expect(normalisePhone(phone, country)).toBe(phone);
        expect(normalisePhone(phone, another)).toBe(phone);
      }),
    );
  });

  test('spaces, brackets and hyphens do not matter', () => {
    fc.assert(
      fc.property(typedPhones, countries, (typed, country) => {
        expect(normalisePhone(typed.replace(/[-() ]/g, ''), country)).toBe(normalisePhone(typed, country));
      }),
    );
  });

  test('it is empty, or a plus and digits', () => {
    fc.assert(
      fc.property(typedPhones, countries, (typed, country) => {
        expect(normalisePhone(typed, country)).toMatch(/^(\+\d+)?$/);
      }),
    );
  });
});

describe('a valid phone', () => {
  test.each(['+12', '+5511999998888', '+123456789012345'])('is %s', (phone) => {
    expect(isValidPhone(phone)).toBe(true);
  });

  test.each(['', '5511999998888', '+', '+1', '+0511999998888', '+1234567890123456', '+55 11', '+12\n'])(
    'is not %j',
    (phone) => {
      expect(isValidPhone(phone)).toBe(false);
    },
  );
});

describe('the phone field', () => {
  test('knows 14 dial codes', () => {
    expect(Object.keys(DIAL_CODES)).toHaveLength(14);
    expect(DIAL_CODES).toMatchObject({ BR: '55', IE: '353', PT: '351', US: '1', PE: '51' });
  });

  test('shows an example of the country', () => {
    expect(phonePlaceholder('BR')).toBe('(11) 99999-9999');
    expect(phonePlaceholder('IE')).toMatch(/^\+353 /);
  });

  test.each(COUNTRIES)('typing the example of %s gives a valid phone of that country', (country) => {
    const phone = normalisePhone(phonePlaceholder(country), country);
    expect(isValidPhone(phone)).toBe(true);
    if (country !== 'OTHER') expect(phone.startsWith(`+${DIAL_CODES[country]}`)).toBe(true);
  });
});

describe('a phone shown to the owner', () => {
  test('is grouped when it is Brazilian, and as it is otherwise', () => {
    expect(displayPhone('+5511999998888')).toBe('+55 11 99999-8888');
    expect(displayPhone('+551133334444')).toBe('+55 11 3333-4444');
    expect(displayPhone('+353871234567')).toBe('+353871234567');
    expect(displayPhone('')).toBe('');
  });

  test('still says the same number', () => {
    fc.assert(
      fc.property(typedPhones, countries, (typed, country) => {
        const phone = normalisePhone(typed, country);
        expect(normalisePhone(displayPhone(phone), 'IE')).toBe(phone);
      }),
    );
  });

  test('belongs to the country whose dial code begins it', () => {
    expect(phoneCountryOf('+5511999998888')).toBe('BR');
    expect(phoneCountryOf('+353871234567')).toBe('IE');
    expect(phoneCountryOf('+351912345678')).toBe('PT');
    expect(phoneCountryOf('+41791234567')).toBeUndefined();
  });

  test('opens a conversation in WhatsApp', () => {
    expect(whatsappLink('+55 11 99999-8888')).toBe('https://wa.me/5511999998888');
  });

  test('opens it with words that are ready to be sent', () => {
    expect(whatsappLink('+55 11 99999-8888', 'Olá, Ana & Bia!')).toBe(
      'https://wa.me/5511999998888?text=Ol%C3%A1%2C%20Ana%20%26%20Bia!',
    );
  });

  test('with a message that is ready to be sent, also to somebody who is chosen there', () => {
    expect(whatsappLink('+351911111111', 'Olá & até já?')).toBe(
      'https://wa.me/351911111111?text=Ol%C3%A1%20%26%20at%C3%A9%20j%C3%A1%3F',
    );
    expect(whatsappLink('', 'Oi')).toBe('https://wa.me/?text=Oi');
  });
});
