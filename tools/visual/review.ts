import { availableParallelism } from 'node:os';
import type { Browser } from 'playwright';
import { openBrowser } from '../stories/browser.ts';
import { serveFolder } from '../stories/serve-folder.ts';
import { readStories, type StoryEntry } from '../stories/story-index.ts';
import { isSeenIn, lookNames, lookOf, type LookName } from './looks.ts';
import { openStages } from './open-stages.ts';
import { reviewStory, type BySide, type Finding, type Task } from './review-story.ts';

export interface Review {
  /** Pictures compared. */
  pictures: number;
  findings: Finding[];
}

/** How many pictures were looked at so far. */
export type Progress = (looked: number, pictures: number) => void;

interface ReviewOptions {
  /** Which stories are worth a look; all by default. */
  isReached?: (story: StoryEntry) => boolean;
  /** In which ways; in all by default. */
  looks?: readonly LookName[];
  progress?: Progress;
}

/** Looks at the stories of two built Storybooks, in each of their ways, in one browser. */
export async function review(
  folders: BySide<string>,
  { isReached = () => true, looks = lookNames, progress }: ReviewOptions = {},
): Promise<Review> {
  await using before = await serveFolder(folders.before);
  await using after = await serveFolder(folders.after);
  const urls = { before: before.url, after: after.url };
  const tasks = tasksOf(folders, looks).filter(({ story }) => isReached(story));
  let looked = 0;
  const onLooked = () => progress?.((looked += 1), tasks.length);
  const browser = await openBrowser();
  try {
    const findings: Finding[] = [];
    for (const look of looks) {
      const queue = tasks.filter((task) => task.look === look);
      const hands = Math.min(availableParallelism(), queue.length);
      const work = () => workOff(browser, urls, queue, onLooked);
      findings.push(...(await Promise.all(Array.from({ length: hands }, work))).flat());
    }
    return { pictures: tasks.length, findings };
  } finally {
    await browser.close();
  }
}

function tasksOf(folders: BySide<string>, looks: readonly LookName[]): Task[] {
  const before = readStories(folders.before);
  const after = readStories(folders.after);
  const sidesOf = (id: string) => [
    ...(before.some((story) => story.id === id) ? (['before'] as const) : []),
    ...(after.some((story) => story.id === id) ? (['after'] as const) : []),
  ];
  const stories = new Map([...before, ...after].map((story) => [story.id, story]));
  return [...stories.values()].flatMap((story) =>
    looks
      .filter((look) => isSeenIn(look, story))
      .map((look) => ({ story, look, sides: sidesOf(story.id) })),
  );
}

async function workOff(
  browser: Browser,
  urls: BySide<string>,
  queue: Task[],
  onLooked: () => void,
): Promise<Finding[]> {
  const [first] = queue;
  if (!first) return [];
  await using stages = await openStages(browser, urls, lookOf(first.look));
  const findings: Finding[] = [];
  for (let task = queue.shift(); task; task = queue.shift()) {
    const finding = await reviewStory(stages, task);
    if (finding) findings.push(finding);
    onLooked();
  }
  return findings;
}
