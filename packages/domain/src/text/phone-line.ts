/** Digits of any script and what is between them; a hash or an `x` before an extension. */
const DIALLED = /^[+(\p{Nd}][\p{Nd}\s+().#x-]{0,39}$/u;

/**
 * Whether what a guest wrote as a phone may be in a mail: a number that can be dialled, which no mail
 * program makes an address of.
 */
export function isPhoneLine(text: string): boolean {
  return DIALLED.test(text);
}
