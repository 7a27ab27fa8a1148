/** The text of an existing file; the makers return what they make of it. */
export type ReadFile = (file: string) => string;

/** `green-pledge` as a name of the code: `greenPledge`. */
export const camelCase = (stem: string): string =>
  stem.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** `green-pledge` as words: `Green pledge`. */
export function sentenceCase(stem: string): string {
  const words = stem.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Adds a line after the first line that holds `opening`, which a bracket ends or is in. */
export function addAfter(source: string, opening: string, addition: string): string {
  const at = source.indexOf(opening);
  if (at < 0) throw new Error(`There is no “${opening}”.`);
  const end = at + opening.length;
  return `${source.slice(0, end)}\n${addition}${source.slice(end)}`;
}

/** Imports names, in the import that the file has from there, or in one of its own at the top. */
export function addImport(source: string, names: readonly string[], from: string): string {
  const statement = new RegExp(`^import \\{([^}]*)\\} from '${from}';`, 'm');
  const standing = statement.exec(source)?.[1]?.split(',') ?? [];
  const all = new Set([...standing.map((name) => name.trim()).filter(Boolean), ...names]);
  const text = `import { ${[...all].toSorted().join(', ')} } from '${from}';`;
  return standing.length > 0 ? source.replace(statement, text) : `${text}\n${source}`;
}

/** Puts a line among lines that `nameOf` names, before the first whose name comes later. */
export function addSorted(
  source: string,
  addition: string,
  nameOf: (line: string) => string | undefined,
): string {
  const lines = source.split('\n');
  const name = nameOf(addition) ?? '';
  const names = lines.map(nameOf);
  const later = names.findIndex((other) => other !== undefined && other > name);
  const last = names.findLastIndex((other) => other !== undefined);
  return lines.toSpliced(later < 0 ? endOf(lines, last) : later, 0, addition).join('\n');
}

/** The index after an entry: of one line, or up to the bracket that closes it. */
function endOf(lines: readonly string[], start: number): number {
  if (!lines[start]?.endsWith('{')) return start + 1;
  return lines.indexOf('  },', start) + 1;
}
