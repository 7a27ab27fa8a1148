import { readFileSync } from 'node:fs';
import path from 'node:path';

export interface StoryEntry {
  id: string;
  title: string;
  name: string;
  /** The file that tells the story, from the root of the repository. */
  importPath: string;
  tags?: readonly string[];
}

/** What a built Storybook holds, in its order. */
export function readStories(folder: string): StoryEntry[] {
  const { entries } = JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, StoryEntry & { type: string }>;
  };
  return Object.values(entries).filter(({ type }) => type === 'story');
}
