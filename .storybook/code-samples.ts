import { existsSync, readFileSync } from 'node:fs';
import { generate, types } from 'storybook/internal/babel';
import type { CsfFile } from 'storybook/internal/csf-tools';
import { freeNames, isCode, plainCode } from './plain-code.ts';
import { gather, type Above, type Module } from './story-modules.ts';

export type Enrich = (csf: CsfFile, source: CsfFile) => Promise<void>;

/** Parts of a story that only hold the value of what they show: whoever copies the sample holds it. */
const holders = /(<\/?)(?:Demo|Kept)\b/g;
const shown = /^const \w+ = \(\) => (<[\s\S]*>);$/;

/**
 * The code of an example, as somebody would write it in an application: the element alone, and no
 * mock of a test. `snippet` is what Storybook reads from the story's file.
 */
export function sampleOf(snippet: string, component: string): string {
  const element = shown.exec(snippet)?.[1];
  if (element === undefined) return plainCode(snippet);
  const sample = plainCode(element.replaceAll(holders, `$1${component}`));
  return sample.includes('\n') ? sample.replace(/\s*(\/>|<\/\w+>)$/, '\n$1') : sample;
}

const importLine = ([entryPoint, names]: [string, string[]]) =>
  `import { ${names.toSorted().join(', ')} } from '${entryPoint}';\n`;

/** The sample below all that it names: imports of an application, and values of the story's file. */
export function withNames(sample: string, module: Module): string {
  const above: Above = { imports: {}, declarations: [] };
  gather(sample, module, above);
  const imports = Object.entries(above.imports)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(importLine)
    .join('');
  return [imports, ...above.declarations, sample]
    .filter(Boolean)
    .map((part) => part.trimEnd())
    .join('\n\n');
}

/** A component that an application does not import is in a sample by its name alone. */
const isValue = (name: string) => !/^[A-Z]/.test(name);

/** The sample in place of the snippet; false where there is none that can be copied. */
function writeSample(statement: types.Statement, sampleFor: (snippet: string) => string): boolean {
  let understood = true;
  types.traverseFast(statement, (node) => {
    if (!types.isObjectProperty(node) || !types.isIdentifier(node.key, { name: 'code' })) return;
    if (!types.isStringLiteral(node.value)) return;
    const { value } = node.value;
    understood = value.startsWith('const ') && isCode(value);
    if (!understood) return;
    const sample = sampleFor(value);
    understood = !freeNames(sample).some(isValue);
    node.value = types.stringLiteral(sample);
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
  const file = source._options.fileName ?? '';
  const code = existsSync(file) ? readFileSync(file, 'utf8') : generate(source._ast).code;
  const module = { file, code };
  const sampleFor = (snippet: string) => withNames(sampleOf(snippet, component), module);
  body.push(...body.splice(own).filter((statement) => writeSample(statement, sampleFor)));
}

/** A part of the configuration that its type leaves out. */
export const codeSamples = {
  experimental_enrichCsf:
    (enrich: Enrich): Enrich =>
    (csf, source) =>
      enrichWithSamples(enrich, csf, source),
};
