import type { Stage } from '../stories/stage.ts';
import type { StoryEntry } from '../stories/story-index.ts';
import { comparePictures } from './compare.ts';
import type { LookName } from './looks.ts';

export interface Task {
  story: StoryEntry;
  look: LookName;
  /** Where the story stands. */
  sides: readonly Side[];
}

export type Side = 'before' | 'after';

export interface Finding extends Task {
  pixels?: number;
  /** Why it could not be looked at. */
  problem?: string;
  before?: Buffer;
  after?: Buffer;
  difference?: Buffer;
}

/** The pages that stories follow each other on, and how to open others like them. */
export type Stages = Record<Side, { stage: Stage; openAnother: () => Promise<Stage> }>;

/** A picture may be caught in between on a busy machine; what differs at every look, differs. */
const moreLooks = 3;

/** What the guest would see change; nothing when both sides show the same pixels. */
export async function reviewStory(stages: Stages, task: Task): Promise<Finding | undefined> {
  try {
    return await lookAt(stages, task);
  } catch (error) {
    return { ...task, problem: String(error) };
  }
}

async function lookAt(stages: Stages, task: Task): Promise<Finding | undefined> {
  const { id } = task.story;
  const [side] = task.sides;
  if (side && task.sides.length === 1) {
    return { ...task, [side]: await shootOn(stages[side].stage, id) };
  }
  const quick = await shootBoth((side) => shootOn(stages[side].stage, id));
  if (!(await comparePictures(quick.before, quick.after))) return undefined;
  return lookAgain(stages, task);
}

async function lookAgain(stages: Stages, task: Task): Promise<Finding | undefined> {
  const { id } = task.story;
  const seen: Record<Side, Buffer[]> = { before: [], after: [] };
  for (let look = 0; look < moreLooks; look += 1) {
    const { before, after } = await shootBoth(async (side) => {
      await using another = await stages[side].openAnother();
      return await shootOn(another, id);
    });
    seen.before.push(before);
    seen.after.push(after);
    if (seen.before.some((one) => seen.after.some((other) => one.equals(other)))) return undefined;
  }
  const [before, after] = [seen.before.at(-1), seen.after.at(-1)];
  const difference = before && after && (await comparePictures(before, after));
  if (!difference) return undefined;
  return { ...task, before, after, pixels: difference.pixels, difference: difference.picture };
}

async function shootBoth(shoot: (side: Side) => Promise<Buffer>): Promise<Record<Side, Buffer>> {
  const [before, after] = await Promise.all([shoot('before'), shoot('after')]);
  return { before, after };
}

/** The whole story, standing still. */
async function shootOn(stage: Stage, id: string): Promise<Buffer> {
  await stage.show(id);
  return stage.page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
}
