/** Backslashes and control characters are read as slashes, or dropped, by browsers. */
const MISLEADING = /[\\\p{Cc}]/u;

/** The page to come back to after signing in: a path of this site, anything else is the home page. */
export function safeReturnPath(wanted: string | null | undefined, home: string): string {
  if (!wanted?.startsWith('/') || wanted.startsWith('//')) return home;
  return MISLEADING.test(wanted) ? home : wanted;
}
