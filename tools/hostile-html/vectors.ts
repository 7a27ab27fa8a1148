import bySubject from './vectors.json' with { type: 'json' };

/**
 * HTML that runs, loads or restyles something unless it is cleaned: the lists of OWASP (XSS Filter
 * Evasion) and DOMPurify (its fixtures and past bypasses), by subject.
 */
export const vectors: readonly string[] = Object.values(bySubject).flat();
