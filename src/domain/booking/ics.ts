import { momentOf, utcStamp } from './salon-clock.ts';

export type CalendarEntry = {
  id: string;
  /** The salon's wall clock. */
  date: string;
  start: string;
  end: string;
  zone: string;
  title: string;
  description: string;
  /** Where it is and whom to call; left out where the salon has not said. */
  location?: string;
  contact?: string;
  /** When it was written, in milliseconds since 1970. */
  writtenAt: number;
};

/** An appointment as a calendar file (RFC 5545). Tentative: it awaits the salon's word. */
export function calendarFile(entry: CalendarEntry): string {
  const { id, date, start, end, zone, title, description, location, contact, writtenAt } = entry;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Madeixa//Booking//EN',
    'BEGIN:VEVENT',
    `UID:${id}@madeixa`,
    `DTSTAMP:${utcStamp(writtenAt)}`,
    // In UTC, so that the file need not describe the zone's changes of clock.
    `DTSTART:${utcStamp(momentOf(date, start, zone))}`,
    `DTEND:${utcStamp(momentOf(date, end, zone))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(description)}`,
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    ...(contact ? [`CONTACT:${escaped(contact)}`] : []),
    'STATUS:TENTATIVE',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
}

function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replace(/\r\n|[\r\n]/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

const LONGEST_LINE = 75;

/** A line has at most 75 bytes; a longer one goes on in the next, after a space. Characters are never cut in two. */
function folded(line: string): string {
  let bytes = 0;
  let text = '';
  for (const character of line) {
    const size = utf8Length(character);
    if (bytes + size > LONGEST_LINE) {
      text += '\r\n ';
      bytes = 1;
    }
    text += character;
    bytes += size;
  }
  return text;
}

function utf8Length(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
}
