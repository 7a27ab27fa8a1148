import type { Session } from '@vestibule/domain/account';

/** The first that fits: most browsers also call themselves Chrome or Safari. */
const browsers: readonly (readonly [string, RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPT|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
];

/** The first that fits: Android calls itself Linux too, and iOS names the Mac. */
const systems: readonly (readonly [string, RegExp])[] = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

/**
 * What a guest would call the browser that sent the header. Both names come from the lists above, so
 * nothing that a caller writes is kept or shown.
 */
export function describeBrowser(userAgent = ''): Pick<Session, 'browser' | 'system'> {
  const named = (list: typeof browsers) => list.find(([, sign]) => sign.test(userAgent))?.[0];
  return { browser: named(browsers), system: named(systems) };
}
