import { brand } from '@vestibule/site/brand';

/** The brand as receipts wear it. It goes to the worker with the text, so a new look is drawn anew. */
export const receiptLook = { colours: brand.light, emblem: brand.emblem, fonts: brand.print };

export type ReceiptLook = typeof receiptLook;
