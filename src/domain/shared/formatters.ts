/**
 * Writers of numbers and dates, made once for a locale and its options: making one costs as much as writing a hundred numbers, and every cell of a
 * table asks for its own.
 */
function remembered<Options, Formatter>(make: (locale: string, options?: Options) => Formatter) {
  const known = new Map<string, Formatter>();
  return (locale: string, options?: Options): Formatter => {
    const key = `${locale} ${JSON.stringify(options)}`;
    const formatter = known.get(key) ?? make(locale, options);
    known.set(key, formatter);
    return formatter;
  };
}

export const numberFormat = remembered(
  (locale, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);

export const dateFormat = remembered(
  (locale, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);
