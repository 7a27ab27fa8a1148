interface Named {
  type: string;
  title: string;
  name?: string;
}

const LONGEST_NAME = 5;

/** What a test would say happens; a story's name says what is seen. */
const verbs =
  /\b(?:is|are|was|were|has|had|does|did|can|cannot|will|gets?|got|goes|went|takes|took|keeps|says|shows|sees|saw|stays|loses|lost|wins|won|arrives|loops|returns|moves|comes|came)\b/i;

/** Rules are sentences, each shown by a story. */
const isRule = (title: string) => title === 'Foundations/Do and do not';

/** Names that are too long for the sidebar, or read like those of tests. */
export function findOddNames(entries: readonly Named[]): string[] {
  return entries.flatMap(({ type, title, name = '' }) => {
    if (type !== 'story' || isRule(title)) return [];
    if (name.split(/\s+/).length > LONGEST_NAME)
      return [`${title}: “${name}” has more than ${LONGEST_NAME} words`];
    if (verbs.test(name)) return [`${title}: “${name}” says what happens, not what is seen`];
    return [];
  });
}
