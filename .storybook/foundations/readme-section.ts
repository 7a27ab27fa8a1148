import projectReadme from '../../README.md?raw';
import readme from '../../packages/ui/README.md?raw';

/** What the library's README says below a heading, as Markdown. */
export function readmeSection(heading: string): string {
  const [, section] = readme.split(`\n## ${heading}\n`);
  if (section === undefined) throw new Error(`The README has no section “${heading}”.`);
  return section.replace(/\n## [^]*/, '').trim();
}

const [brand] = /```ts\n[^`]*hotelTheme[^]*?```/.exec(projectReadme) ?? [];
if (brand === undefined) throw new Error('The README has no brand of another hotel.');

/** A whole brand file of another hotel, from the project's README. */
export const brandExample = brand;
