/** The field that guests never see. A program that fills it in is not told so. */
export const HONEYPOT = 'website';
