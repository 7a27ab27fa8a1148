import type { ComponentFacts } from './read-facts.ts';

/** Below both, another size is no news to somebody who chooses a component. */
const MARGIN_KB = 0.3;
const MARGIN = 0.05;

/** Which facts are no longer true, one sentence each; `sizes` are measured now, by the file of the stories. */
export function findStale(
  facts: Readonly<Record<string, ComponentFacts>>,
  sizes: Readonly<Record<string, number>>,
): string[] {
  return Object.entries(facts).flatMap(([stories, { size }]) => {
    const now = sizes[stories];
    if (now === undefined) return [`${stories}: the component is gone`];
    // Both have one decimal, and so has what lies between them.
    const moved = Math.round(Math.abs(now - size) * 10) / 10;
    if (moved <= Math.max(MARGIN_KB, MARGIN * size)) return [];
    return [`${stories}: weighs ${now} kB, and its page says ${size} kB`];
  });
}
