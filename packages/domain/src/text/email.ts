/** Something, an at sign, something with a dot: the specification's simple `{email}` pattern. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export function isEmail(text: string): boolean {
  return EMAIL.test(text);
}
