import { modes } from '../../packages/ui/src/theme/matrix.story-data.ts';
import type { Look } from '../stories/stage.ts';
import type { StoryEntry } from '../stories/story-index.ts';

export type LookName = keyof typeof modes;
export const lookNames = Object.keys(modes) as LookName[];

const widths: Record<string, number> = { phone: 360, desktop: 1440 };

/** One of Chromatic's modes, as an address and a window. */
export function lookOf(name: LookName): Look {
  const { viewport, ...globals } = modes[name];
  const width = widths[viewport];
  if (!width) throw new Error(`No width is known for ${viewport}.`);
  return { globals, width };
}

/** Every story is seen in light; combinations for the eye alone in every way. */
export function isSeenIn(look: LookName, { importPath }: StoryEntry): boolean {
  return look === 'light' || importPath.endsWith('.matrix.stories.tsx');
}
