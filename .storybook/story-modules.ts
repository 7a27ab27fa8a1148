import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { babelParse, types } from 'storybook/internal/babel';
import { isExported } from './exported.ts';
import { freeNames, plainCode } from './plain-code.ts';

/** A file that samples take code from: one of stories, or one of their data. */
export interface Module {
  file: string;
  code: string;
}

/** What is above a sample. */
export interface Above {
  /** Names by what an application imports them from. */
  imports: Record<string, string[]>;
  declarations: string[];
}

const library = path.resolve(import.meta.dirname, '../packages/ui/src');
/** Catalogues of words carry the names of the components that say them. */
const features = globSync('*/index.ts', { cwd: library, exclude: ['texts'] }).map((index) => ({
  entryPoint: `@vestibule/ui/${path.dirname(index)}`,
  index: readFileSync(path.join(library, index), 'utf8'),
}));

/** Where an application imports a name from that a file of stories imports from `from`. */
function entryPointOf(name: string, from: string): string | undefined {
  if (!from.startsWith('.')) return from;
  return features.find(({ index }) => isExported(index, name))?.entryPoint;
}

/** What its module calls what is imported here, perhaps under another name. */
function exportedName(specifier: types.ImportDeclaration['specifiers'][number]): string {
  if (types.isImportSpecifier(specifier) && types.isIdentifier(specifier.imported))
    return specifier.imported.name;
  return specifier.local.name;
}

const bodies = new Map<string, readonly types.Statement[]>();

/** Each file is read once, though every sample of it asks. */
function bodyOf({ code }: Module): readonly types.Statement[] {
  const body = bodies.get(code) ?? babelParse(code).program.body;
  bodies.set(code, body);
  return body;
}

function importOf(name: string, module: Module) {
  for (const statement of bodyOf(module)) {
    if (!types.isImportDeclaration(statement) || statement.importKind === 'type') continue;
    for (const specifier of statement.specifiers) {
      if (types.isImportSpecifier(specifier) && specifier.importKind === 'type') continue;
      if (specifier.local.name === name)
        return { imported: exportedName(specifier), from: statement.source.value };
    }
  }
  return undefined;
}

/** Data of stories; the code of a part of the library is nothing to copy. */
function moduleAt(from: string, { file }: Module): Module | undefined {
  if (!from.includes('.story-data.')) return undefined;
  const stem = path.resolve(path.dirname(file), from).replace(/\.jsx?$/, '');
  const [found] = globSync([`${stem}.ts`, `${stem}.tsx`]);
  return found === undefined ? undefined : { file: found, code: readFileSync(found, 'utf8') };
}

/** The code that declares a name at the top of a module. */
function declarationOf(name: string, module: Module): string | undefined {
  for (const statement of bodyOf(module)) {
    const declaration = types.isExportNamedDeclaration(statement)
      ? statement.declaration
      : statement;
    if (!declaration) continue;
    if (types.isVariableDeclaration(declaration) || types.isFunctionDeclaration(declaration))
      if (name in types.getOuterBindingIdentifiers(declaration))
        return module.code.slice(declaration.start ?? 0, declaration.end ?? 0);
  }
  return undefined;
}

/** Gathers what has to be above code for its names to be known. */
export function gather(code: string, module: Module, above: Above): void {
  for (const name of freeNames(code)) gatherName(name, module, above);
}

function gatherName(name: string, module: Module, above: Above): void {
  const imported = importOf(name, module);
  const entryPoint = imported && entryPointOf(imported.imported, imported.from);
  if (entryPoint) {
    const as = name === imported.imported ? '' : ` as ${name}`;
    const names = (above.imports[entryPoint] ??= []);
    if (!names.includes(imported.imported + as)) names.push(imported.imported + as);
    return;
  }
  const home = imported ? moduleAt(imported.from, module) : module;
  const declaration = home && declarationOf(imported?.imported ?? name, home);
  if (!home || declaration === undefined) return;
  const plain = plainCode(declaration);
  if (above.declarations.includes(plain)) return;
  gather(plain, home, above);
  above.declarations.push(plain);
}
