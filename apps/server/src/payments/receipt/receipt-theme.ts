import { brand } from '@vestibule/site/brand';

/** The brand as receipts wear it. It goes to the worker with the text, so a new theme has new receipts. */
export const receiptTheme = { colours: brand.light, emblem: brand.emblem, fonts: brand.print };

export type ReceiptTheme = typeof receiptTheme;
