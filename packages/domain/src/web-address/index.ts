/** Of every platform that runs the domain, which takes the types of none. */
declare const URL: { canParse: (text: string) => boolean };

/** Whether a text is an address of the web: `javascript:` and its like are none. */
export function isWebAddress(
  text: string,
  schemes: readonly string[] = ['https:', 'http:'],
): boolean {
  return URL.canParse(text) && schemes.some((scheme) => text.toLowerCase().startsWith(scheme));
}
