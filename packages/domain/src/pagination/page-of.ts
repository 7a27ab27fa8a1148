/** One page of a list. */
export interface PageOf<T> {
  items: T[];
  /** From 1 to `pageCount`, whatever was asked for. */
  page: number;
  /** At least 1. */
  pageCount: number;
}

/** The page asked for, bounded by the first and the last (spec 4, Pagination). */
export function pageOf<T>(items: readonly T[], page: number, size: number): PageOf<T> {
  const pageCount = Math.max(1, Math.ceil(items.length / size));
  const whole = Number.isFinite(page) ? Math.trunc(page) : 1;
  const bounded = Math.min(pageCount, Math.max(1, whole));
  return { items: items.slice((bounded - 1) * size, bounded * size), page: bounded, pageCount };
}
