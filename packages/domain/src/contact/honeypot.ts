/** The field that guests never see. What fills it in is a program, and is not told so. */
export const HONEYPOT = 'website';
