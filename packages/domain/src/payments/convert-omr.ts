import type { Translation } from '../words/index.js';
import { formatNumber } from '../words/number.js';
import { texts } from './card-charge.texts.js';

/** Rials for one US dollar: pegged. */
export const OMR_PER_USD = 0.384497;

/** The least a card can be charged, in baisa. */
export const LEAST_BAISA = 100;

/** Whole baisa (1 OMR = 1000) for US cents: $150.00 is 57 675. */
export function centsToBaisa(cents: number, omrPerUsd = OMR_PER_USD): number {
  return Math.round(cents * omrPerUsd * 10);
}

/** US cents for whole baisa, rounded down: a guest is never credited more than was sent. */
export function baisaToCents(baisa: number, omrPerUsd = OMR_PER_USD): number {
  return Math.floor(baisa / (omrPerUsd * 10));
}

/** What a card is charged for US cents, in words: `OMR 57.675`. */
export function rialsText(
  cents: number,
  t: Translation<typeof texts> = texts,
  locale?: string,
): string {
  return formatBaisa(centsToBaisa(cents), t, locale);
}

/** `OMR 57.675`: rials have three decimals. */
export function formatBaisa(
  baisa: number,
  t: Translation<typeof texts> = texts,
  locale?: string,
): string {
  const threeDecimals = { minimumFractionDigits: 3, maximumFractionDigits: 3 };
  return t.rials({ amount: formatNumber(baisa / 1000, locale, threeDecimals) });
}
