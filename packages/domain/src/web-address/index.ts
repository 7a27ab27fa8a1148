/** Of every platform that runs the domain, which takes the types of none. */
declare const URL: { canParse: (text: string) => boolean };

/** What browsers drop from an address, or read as another sign: `java\nscript:`, `\\host`. */
const misread = /[\p{Cc}\\]/u;

/** Whether a text is an address of the web: `javascript:` and its like are none. */
export function isWebAddress(
  text: string,
  schemes: readonly string[] = ['https:', 'http:'],
): boolean {
  return (
    !misread.test(text) &&
    URL.canParse(text) &&
    schemes.some((scheme) => text.toLowerCase().startsWith(scheme))
  );
}

/**
 * Where a link of the hotel's own words may lead: an address of the web by https, a mail, a phone, or a place on
 * this site. `//host` and `/\host` are other sites.
 */
export const linkPattern =
  /^(?:https:\/\/[\p{L}\p{N}]|mailto:|tel:|#|\?|\/(?![/\\]))[^\p{Cc}\\]*$/iu;

/** The address where a link may lead there; elsewhere there is no link. */
export function safeLink(address: string | undefined): string | undefined {
  return address !== undefined && linkPattern.test(address) ? address : undefined;
}
