import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { types } from 'storybook/internal/babel';
import type { CsfFile } from 'storybook/internal/csf-tools';
import { isExported } from './exported.ts';

type Enrich = (csf: CsfFile, source: CsfFile) => Promise<void>;

/** Parts of a story that only hold the value of what they show: whoever copies the sample holds it. */
const holders = /(<\/?)(?:Demo|Kept)\b/g;
const shown = /^const \w+ = \(\) => (<[\s\S]*>);$/;

/**
 * The code of an example, as somebody would write it in an application: the element alone, and no
 * mock of a test. `snippet` is what Storybook reads from the story's file.
 */
export function sampleOf(snippet: string, component: string): string {
  const element = shown.exec(snippet)?.[1];
  if (element === undefined) return snippet.replaceAll('fn()', '() => {}');
  const sample = element.replaceAll(holders, `$1${component}`).replaceAll('fn()', '() => {}');
  return sample.includes('\n') ? sample.replace(/\s*(\/>|<\/\w+>)$/, '\n$1') : sample;
}

const library = path.resolve(import.meta.dirname, '../packages/ui/src');
/** Catalogues of words carry the names of the components that say them. */
const features = globSync('*/index.ts', { cwd: library, exclude: ['texts'] }).map((index) => ({
  entryPoint: `@vestibule/ui/${path.dirname(index)}`,
  index: readFileSync(path.join(library, index), 'utf8'),
}));

/** Where an application imports a name from that a file of stories imports from `from`. */
function entryPointOf(name: string, from: string): string | undefined {
  if (from.startsWith('@vestibule/')) return from;
  return features.find(({ index }) => isExported(index, name))?.entryPoint;
}

/** What its module calls what is imported here, perhaps under another name. */
function exportedName(specifier: types.ImportDeclaration['specifiers'][number]): string {
  if (types.isImportSpecifier(specifier) && types.isIdentifier(specifier.imported))
    return specifier.imported.name;
  return specifier.local.name;
}

/** The sample below the imports of what it names, as far as an application can import it. */
export function withImports(sample: string, program: readonly types.Statement[]): string {
  const names: Record<string, string[]> = {};
  for (const statement of program) {
    if (!types.isImportDeclaration(statement) || statement.importKind === 'type') continue;
    for (const specifier of statement.specifiers) {
      if (types.isImportSpecifier(specifier) && specifier.importKind === 'type') continue;
      const { local } = specifier;
      if (!new RegExp(`\\b${local.name}\\b`).test(sample)) continue;
      const name = exportedName(specifier);
      const entryPoint = entryPointOf(name, statement.source.value);
      const as = name === local.name ? '' : ` as ${local.name}`;
      if (entryPoint) (names[entryPoint] ??= []).push(name + as);
    }
  }
  const imports = Object.entries(names)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(
      ([entryPoint, each]) => `import { ${each.toSorted().join(', ')} } from '${entryPoint}';\n`,
    );
  return imports.length > 0 ? `${imports.join('')}\n${sample}` : sample;
}

/** The sample in place of the snippet; false where Storybook could read none. */
function writeSample(statement: types.Statement, sampleFor: (snippet: string) => string): boolean {
  let understood = true;
  types.traverseFast(statement, (node) => {
    if (!types.isObjectProperty(node) || !types.isIdentifier(node.key, { name: 'code' })) return;
    if (!types.isStringLiteral(node.value)) return;
    const { value } = node.value;
    understood = value.startsWith('const ');
    node.value = types.stringLiteral(sampleFor(value));
  });
  return understood;
}

/**
 * Each story carries its sample, written when Storybook is built: names are not minified yet, and
 * a story in a frame has one too. One without a sample shows its source.
 */
async function enrichWithSamples(enrich: Enrich, csf: CsfFile, source: CsfFile): Promise<void> {
  const { body } = csf._ast.program;
  const own = body.length;
  await enrich(csf, source);
  const component = source._meta?.component ?? '';
  const imported = source._ast.program.body;
  const sampleFor = (snippet: string) => withImports(sampleOf(snippet, component), imported);
  body.push(...body.splice(own).filter((statement) => writeSample(statement, sampleFor)));
}

/** A part of the configuration that its type leaves out. */
export const codeSamples = {
  experimental_enrichCsf:
    (enrich: Enrich): Enrich =>
    (csf, source) =>
      enrichWithSamples(enrich, csf, source),
};
