import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, type ESTree } from 'vite';

/** A type that a file of the packages declares. */
export interface TypeDeclaration {
  /** What it is short for: the right-hand side of an alias, the body of an interface. */
  text: string;
  file: string;
  /** What an application imports it from; none for a type inside a package. */
  entryPoint: string | undefined;
}

const packages = path.resolve(import.meta.dirname, '../packages');
const published = ['domain', 'ui'];

/** `interface Form extends Guest { … }` is `Guest & { … }`. */
function declared(code: string, node: ESTree.Node | null): readonly [string, string] | undefined {
  const textOf = ({ start, end }: ESTree.Span) => code.slice(start, end);
  if (node?.type === 'TSTypeAliasDeclaration' && !node.typeParameters)
    return [node.id.name, textOf(node.typeAnnotation)];
  if (node?.type !== 'TSInterfaceDeclaration' || node.typeParameters) return undefined;
  return [node.id.name, [...node.extends, node.body].map(textOf).join(' & ')];
}

/** `import { type HallRequestForm as Form }`: here `Form` is a `HallRequestForm`. */
const renamed = ({ specifiers }: ESTree.ImportDeclaration) =>
  specifiers.flatMap((each) => {
    if (each.type !== 'ImportSpecifier' || each.imported.type !== 'Identifier') return [];
    const { imported, local } = each;
    return imported.name === local.name ? [] : [[local.name, imported.name] as const];
  });

interface Source {
  declarations: readonly (readonly [string, string])[];
  exported: readonly string[];
  /** What it exports from other files: a name with its file, `*` for all of that file. */
  reexported: readonly (readonly [string, string])[];
}

function read(file: string): Source {
  const code = readFileSync(file, 'utf8');
  const declarations: (readonly [string, string])[] = [];
  const exported: string[] = [];
  const reexported: (readonly [string, string])[] = [];
  for (const statement of parseSync(file, code).program.body) {
    const isExport = statement.type === 'ExportNamedDeclaration';
    const found = declared(code, isExport ? statement.declaration : statement);
    if (found) declarations.push(found);
    if (found && isExport) exported.push(found[0]);
    if (statement.type === 'ExportAllDeclaration') reexported.push(['*', statement.source.value]);
    if (statement.type === 'ImportDeclaration') declarations.push(...renamed(statement));
    if (!isExport || !statement.source) continue;
    for (const { exported: name } of statement.specifiers)
      if (name.type === 'Identifier') reexported.push([name.name, statement.source.value]);
  }
  return { declarations, exported, reexported };
}

const stemOf = (file: string) => file.replace(/\.\w+$/, '');

/** What a type is imported from, by the file that declares it and its name. */
function readEntryPoints(sources: ReadonlyMap<string, Source>): ReadonlyMap<string, string> {
  const byStem = new Map([...sources].map(([file, source]) => [stemOf(file), source]));
  const entryPoints = new Map<string, string>();
  for (const [file, { reexported }] of sources) {
    const [, name, feature] = /^(\w+)\/src\/(\w+)\/index\.ts$/.exec(file) ?? [];
    if (!name) continue;
    for (const [type, from] of reexported) {
      const home = stemOf(path.join(path.dirname(file), from));
      const names = type === '*' ? (byStem.get(home)?.exported ?? []) : [type];
      for (const each of names) entryPoints.set(`${home} ${each}`, `@vestibule/${name}/${feature}`);
    }
  }
  return entryPoints;
}

/** Every type of the two packages that stories show, by its name. */
export function readTypes(): ReadonlyMap<string, readonly TypeDeclaration[]> {
  const files = published.flatMap((name) =>
    globSync(`${name}/src/**/*.{ts,tsx}`, {
      cwd: packages,
      exclude: ['**/*.test.*', '**/*.stories.tsx', '**/*.texts*.ts'],
    }).sort(),
  );
  const sources = new Map(files.map((file) => [file, read(path.join(packages, file))]));
  const entryPoints = readEntryPoints(sources);
  const types: Record<string, TypeDeclaration[]> = {};
  for (const [file, { declarations }] of sources)
    for (const [name, text] of declarations)
      (types[name] ??= []).push({
        text,
        file,
        entryPoint: entryPoints.get(`${stemOf(file)} ${name}`),
      });
  return new Map(Object.entries(types));
}
