/** Browsers by the mark each leaves in its user agent. Most say that they are Chrome or Safari, too, so the order counts. */
const BROWSERS = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPT|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;

/** An iPad that asks for the desktop's pages says that it is a Mac; nothing tells them apart. */
const SYSTEMS = [
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
] as const;

export type Device = {
  /** By their own names, which no language translates; null where the user agent does not tell. */
  browser: (typeof BROWSERS)[number][1] | null;
  system: (typeof SYSTEMS)[number][1] | null;
};

/** What a browser says of itself, in the words of whoever owns the device. Anybody may send anything. */
export function deviceOf(userAgent: string): Device {
  return { browser: firstIn(BROWSERS, userAgent), system: firstIn(SYSTEMS, userAgent) };
}

function firstIn<Name extends string>(known: readonly (readonly [RegExp, Name])[], userAgent: string): Name | null {
  return known.find(([mark]) => mark.test(userAgent))?.[1] ?? null;
}
