/** What a designer looks for on the page of each component. */
const sections = [
  'When to use',
  'When not to use',
  'Anatomy',
  'States',
  'Keyboard',
  'Content',
] as const;

/** The sections that the page of a component lacks, one sentence each. */
export function findUndocumented(pages: Readonly<Record<string, string>>): string[] {
  return Object.entries(pages).flatMap(([file, text]) => {
    const headings = new Set([...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading));
    return sections
      .filter((section) => !headings.has(section))
      .map((section) => `${file}: has no “${section}”`);
  });
}
