export interface PageEntry {
  key: string;
  /** A page number; without it, a gap. */
  page?: number;
}

/** First, last, and the current page with its neighbours; up to seven pages all show. */
export function pageEntries(page: number, pageCount: number): PageEntry[] {
  const all = Array.from({ length: pageCount }, (_, index) => index + 1);
  const shown =
    pageCount <= 7
      ? all
      : all.filter((at) => at === 1 || at === pageCount || Math.abs(at - page) <= 1);
  return shown.flatMap((at, index) => {
    const before = shown[index - 1];
    const entry = { key: `page-${at}`, page: at };
    return before !== undefined && at - before > 1 ? [{ key: `gap-${at}` }, entry] : [entry];
  });
}
