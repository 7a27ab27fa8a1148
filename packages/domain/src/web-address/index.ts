import * as v from 'valibot';

/** Whether a text is an address of the web: `javascript:` and its like are none. */
export function isWebAddress(
  text: string,
  schemes: readonly string[] = ['https:', 'http:'],
): boolean {
  const parses = v.is(v.pipe(v.string(), v.url()), text);
  return parses && schemes.some((scheme) => text.toLowerCase().startsWith(scheme));
}
