import { types } from 'storybook/internal/babel';
import type { CsfFile } from 'storybook/internal/csf-tools';

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

/** The sample in place of the snippet; false where Storybook could read none. */
function writeSample(statement: types.Statement, component: string): boolean {
  let understood = true;
  types.traverseFast(statement, (node) => {
    if (!types.isObjectProperty(node) || !types.isIdentifier(node.key, { name: 'code' })) return;
    if (!types.isStringLiteral(node.value)) return;
    const { value } = node.value;
    understood = value.startsWith('const ');
    node.value = types.stringLiteral(sampleOf(value, component));
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
  body.push(...body.splice(own).filter((statement) => writeSample(statement, component)));
}

/** A part of the configuration that its type leaves out. */
export const codeSamples = {
  experimental_enrichCsf:
    (enrich: Enrich): Enrich =>
    (csf, source) =>
      enrichWithSamples(enrich, csf, source),
};
