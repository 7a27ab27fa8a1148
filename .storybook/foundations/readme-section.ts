import readme from '../../packages/ui/README.md?raw';

/** What the library's README says below a heading, as Markdown. */
export function readmeSection(heading: string): string {
  const [, section] = readme.split(`\n## ${heading}\n`);
  if (section === undefined) throw new Error(`The README has no section “${heading}”.`);
  return section.split('\n## ')[0]?.trim() ?? '';
}
