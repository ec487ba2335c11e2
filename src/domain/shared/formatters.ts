/** One formatter for each locale and options: making one costs as much as a hundred numbers, and every cell of a table needs one. */
function remembered<Options, Formatter>(make: (locale: string, options?: Options) => Formatter) {
  const known = new Map<string, Formatter>();
  return (locale: string, options?: Options): Formatter => {
    const key = `${locale} ${JSON.stringify(options)}`;
    const formatter = known.get(key) ?? make(locale, options);
    known.set(key, formatter);
    return formatter;
  };
}

/** The one minus that people are shown: a hyphen is too short beside digits, and breaks at the end of a line. */
export const MINUS = '\u{2212}' as const;

export const numberFormat = remembered((locale, options?: Intl.NumberFormatOptions) => {
  // Spain leaves four digits without a mark; a column of prices reads better when all have it, as in the rest of Spanish.
  const format = new Intl.NumberFormat(locale, { ...(locale === 'es-ES' && { useGrouping: 'always' }), ...options });
  return {
    format: (value: number) => format.format(value).replace('-', MINUS),
    formatToParts: (value: number) => format.formatToParts(value),
  };
});

export const dateFormat = remembered(
  (locale, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);
