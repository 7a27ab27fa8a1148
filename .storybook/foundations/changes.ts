const changesets = import.meta.glob<string>('../../.changeset/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const changelogs = import.meta.glob<string>('../../packages/ui/CHANGELOG.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What a release has written, as Markdown; nothing before the first. */
export const [changelog] = Object.values(changelogs);

const changeset = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;
const ofLibrary = /^["']@vestibule\/ui["']: (major|minor|patch)$/m;

/** One entry of a changeset file that concerns the library; nothing for one of another package. */
export function changeOf(file: string): { size: string; text: string } | undefined {
  const [, packages = '', text = ''] = changeset.exec(file) ?? [];
  const size = ofLibrary.exec(packages)?.[1];
  return size ? { size, text: text.trim() } : undefined;
}

const sizes = ['major', 'minor', 'patch'];

/** What the next release will say, as a list in Markdown: the largest changes first. */
export function comingChanges(): string {
  const changes = Object.values(changesets).flatMap((file) => changeOf(file) ?? []);
  return changes
    .toSorted((one, other) => sizes.indexOf(one.size) - sizes.indexOf(other.size))
    .map(({ size, text }) => `- **${size}**: ${text.replaceAll('\n', '\n  ')}`)
    .join('\n');
}
