/** One page of a list. */
export interface PageOf<T> {
  items: T[];
  /** From 1 to `pageCount`, whatever was asked for. */
  page: number;
  /** At least 1. */
  pageCount: number;
}

/**
 * The most records of a list that the browser filters by itself: treatments, events, halls and what
 * belongs to them. The server gives those that guests see before the others (decision 027).
 */
export const MAX_LISTED = 100;

/** No list is asked for a page beyond it. */
export const MAX_PAGE = 100_000;

/** A whole number from 1 on, whatever an address says. */
export function clampPage(page: number): number {
  return Number.isFinite(page) ? Math.min(MAX_PAGE, Math.max(1, Math.trunc(page))) : 1;
}

/** An empty list has one empty page. */
export function pageCountOf(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size));
}

/** The page asked for, bounded by the first and the last (spec 4, Pagination). */
export function pageOf<T>(items: readonly T[], page: number, size: number): PageOf<T> {
  const pageCount = pageCountOf(items.length, size);
  const bounded = Math.min(pageCount, clampPage(page));
  return { items: items.slice((bounded - 1) * size, bounded * size), page: bounded, pageCount };
}
