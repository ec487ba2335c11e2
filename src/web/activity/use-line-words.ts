import { useMemo } from 'react';
import type { ActivityLine } from '#contract/activity/operations.ts';
import { isWord } from '#domain/activity/words.ts';
import { writtenBirthday } from '#domain/clients/birthday.ts';
import { RIGHTS, type Right } from '#domain/members/rights.ts';
import { numberLocale } from '#domain/shared/countries.ts';
import { numberFormat } from '#domain/shared/formatters.ts';
import { cents } from '#domain/shared/money.ts';
import { CLIENT_PAYMENT_METHODS, PURCHASE_PAYMENT_METHODS } from '#domain/shared/payment-methods.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { useMonthName } from '#web/ui/use-month-name.ts';
import { usePlace } from '#web/ui/use-place.ts';

export type Change = ActivityLine['changes'][number];

/** A part of a sentence: who did it and what it is about stand out, and so does what takes money back. */
export type Piece = { kind: 'text' | 'who' | 'subject' | 'alarm'; text: string };

/** So many fields are named in the sentence, and shown below it. */
export const TELLING = 3;

/** Stand for the names until the sentence is cut: nobody is called like that. */
const [WHO, SUBJECT] = ['\uE000', '\uE001'];
const CUTS = /(\uE000|\uE001|<alarm>.*?<\/alarm>)/;

const isRight = (name: string): name is Right => (RIGHTS as readonly string[]).includes(name);
const METHODS = [...CLIENT_PAYMENT_METHODS, ...PURCHASE_PAYMENT_METHODS];
const isMethod = (name: string): name is (typeof METHODS)[number] => (METHODS as readonly string[]).includes(name);
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
const UNITS = ['g', 'ml', 'un'] as const;
const isUnit = (unit: string): unit is (typeof UNITS)[number] => (UNITS as readonly string[]).includes(unit);

/** Makes sentences of lines, and words of their values, in the reader's language. */
export function useLineWords() {
  const { t } = useTranslation(['activity', 'app']);
  const { date, money } = useFormat();
  const monthName = useMonthName();
  const place = usePlace();
  return useMemo(() => {
    const { language } = place;
    const numbers = numberFormat(numberLocale(place), { maximumFractionDigits: 3 });
    const percents = numberFormat(numberLocale(place), { style: 'percent', maximumFractionDigits: 2 });
    const list = new Intl.ListFormat(language, { type: 'conjunction' });

    const field = (name: Change['field']) => t(`fields.${name}`);
    const label = (name: Change['field']) => {
      const bare = field(name).replace(/^\S+ /, '');
      return bare.charAt(0).toLocaleUpperCase(language) + bare.slice(1);
    };
    const method = (name: string) => (isMethod(name) ? t(`app:paymentMethods.${name}`) : name);
    const amount = (value: string) => money(cents(Number(value)));

    const parted = {
      slot(value: string) {
        const [day = '', time = '', ...name] = value.split(' ');
        const when = `${date(day)} ${time}`;
        return name.length > 0 ? t('slotWith', { when, name: name.join(' ') }) : when;
      },
      paid(value: string) {
        const [sum = '', ...how] = value.split(' ');
        return t('paidBy', { amount: amount(sum), method: method(how.join(' ')) });
      },
      hours(value: string) {
        const [from, to] = value.split(' ');
        return to === undefined ? t('closed') : t('span', { from, to });
      },
      period(value: string) {
        const [first = '', last = ''] = value.split(' ');
        return t('span', { from: date(first), to: date(last) });
      },
      quantity(value: string) {
        const [count, ...unit] = value.split(' ');
        const name = unit.join(' ');
        return `${numbers.format(Number(count))} ${isUnit(name) ? t(`units.${name}`) : name}`.trim();
      },
      moment(value: string) {
        const [day = '', time = ''] = value.split('T');
        return `${date(day)} ${time.slice(0, 5)}`;
      },
    };

    /** A value as people write it. */
    function written(kind: Change['kind'], value: string | null): string {
      if (value === null) return t('nothing');
      if (kind in parted) return parted[kind as keyof typeof parted](value);
      switch (kind) {
        case 'money':
          return amount(value);
        case 'percent':
          return percents.format(Number(value) / 100);
        case 'number':
          return numbers.format(Number(value));
        case 'minutes':
          return t('minutes', { count: Number(value) });
        case 'days':
          return t('days', { count: Number(value) });
        case 'date':
          return date(value);
        case 'month':
          return `${monthName(value)} ${value.slice(0, 4)}`;
        case 'birthday':
          return writtenBirthday(value, place.country);
        case 'yesno':
          return t(value === 'true' ? 'yes' : 'no');
        case 'weekday':
          return label(WEEKDAYS[Number(value)] ?? 'weekday');
        case 'method':
          return method(value);
        case 'word':
          return isWord(value) ? t(`words.${value}`) : value;
        case 'rights':
          return list.format(value.split(', ').map((name) => (isRight(name) ? t(`rights.${name}`) : name)));
        default:
          return value;
      }
    }

    const whoOf = ({ who }: Pick<ActivityLine, 'who'>) => who.name || t(`who.${who.kind}`);

    function subjectOf({ subject }: Pick<ActivityLine, 'subject'>): string {
      if (!subject) return t('subject.gone');
      const { kind, text: name, number } = subject;
      if (kind === 'date') return date(name);
      if (kind === 'month') return monthName(name);
      if (kind === 'name') return name;
      if (number === null) return name ? t('subject.saleOf', { name }) : t('subject.someSale');
      const count = numbers.format(number);
      return name ? t('subject.sale', { number: count, name }) : t('subject.saleAlone', { number: count });
    }

    /** "o preço, a duração e mais 2 campos" */
    function fieldsOf({ changes }: Pick<ActivityLine, 'changes'>): string {
      const names = [...new Set(changes.map((change) => field(change.field)))];
      if (names.length === 0) return t('details');
      const rest = names.length - TELLING;
      return list.format(rest > 0 ? [...names.slice(0, TELLING), t('andMore', { count: rest })] : names);
    }

    function pieces(line: ActivityLine): Piece[] {
      const plain = t(`said.${line.what}`, {
        who: WHO,
        subject: SUBJECT,
        fields: fieldsOf(line),
        ...(line.count !== null && { count: line.count }),
      });
      const sentence = line.who.kind === 'portal' ? t('byPortal', { sentence: plain }) : plain;
      return sentence.split(CUTS).flatMap((text): Piece[] => {
        if (text === WHO) return [{ kind: 'who', text: whoOf(line) }];
        if (text === SUBJECT) return [{ kind: 'subject', text: subjectOf(line) }];
        const alarm = /^<alarm>(.*)<\/alarm>$/.exec(text)?.[1];
        if (alarm !== undefined) return [{ kind: 'alarm', text: alarm }];
        return text === '' ? [] : [{ kind: 'text', text }];
      });
    }

    return {
      t,
      written,
      who: whoOf,
      pieces,
      /** "Preço": a field without its article. */
      label: ({ field: name }: Pick<Change, 'field'>) => label(name),
      /** The whole sentence, for screen readers and spreadsheets. */
      sentence: (line: ActivityLine) =>
        pieces(line)
          .map(({ text }) => text)
          .join(''),
      area: (area: ActivityLine['area']) => t(`areas.${area}`),
    };
  }, [place, t, date, money, monthName]);
}
