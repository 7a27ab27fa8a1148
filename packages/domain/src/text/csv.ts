/** Rows as CSV (RFC 4180), every cell quoted. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return rows
    .map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',') + '\r\n')
    .join('');
}

/**
 * A text that somebody else wrote, for a file that people open: a spreadsheet takes what begins so for a
 * formula and runs it, also in full width, and an apostrophe before it makes it a text (OWASP, CSV Injection).
 */
export function withoutFormula(cell: string): string {
  return /^[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\t\r\n]/.test(cell) ? `'${cell}` : cell;
}

/** One cell, quoted or bare, with whatever follows it: a comma, a line's end, or the end. */
const CELL = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y;

/** The rows of a CSV text; undefined when its quotes do not close. */
export function readCsv(text: string): string[][] | undefined {
  const rows: string[][] = [[]];
  const cell = new RegExp(CELL);
  while (cell.lastIndex < text.length) {
    const match = cell.exec(text);
    if (!match) return undefined;
    const [, quoted, bare = '', end = ''] = match;
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? bare);
    if (end === ',' && cell.lastIndex === text.length) rows.at(-1)?.push('');
    if (end.endsWith('\n') && cell.lastIndex < text.length) rows.push([]);
  }
  return rows;
}
