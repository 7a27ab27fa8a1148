/** Kept once made: the first formatter of a page costs a phone 60 ms. */
const formats = new Map<string, Intl.NumberFormat>();

/** English, and Arabic with Latin digits: both write figures as American English does. */
export const writesEnglishFigures = (locale: string) => /^en\b|^ar\b.*-nu-latn/i.test(locale);

/** `12,500`: a number with the digits and marks of its locale, English without one. */
export function formatNumber(
  value: number,
  locale = 'en-US',
  options: Intl.NumberFormatOptions = {},
): string {
  const key = JSON.stringify([locale, options]);
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(writesEnglishFigures(locale) ? 'en-US' : locale, options);
  formats.set(key, format);
  return format.format(value);
}
