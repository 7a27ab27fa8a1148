import type { Stage } from '../stories/stage.ts';
import type { StoryEntry } from '../stories/story-index.ts';
import { comparePictures } from './compare.ts';
import type { LookName } from './looks.ts';

export interface Task {
  story: StoryEntry;
  look: LookName;
  /** Where the story is. */
  sides: readonly Side[];
}

export type Side = 'before' | 'after';
export type BySide<Value> = Record<Side, Value>;

export interface Finding extends Task {
  pixels?: number;
  /** Why it could not be looked at. */
  problem?: string;
  before?: Buffer;
  after?: Buffer;
  difference?: Buffer;
}

/** The pages of one side that stories follow each other on. */
export interface SideStages extends AsyncDisposable {
  first: Stage;
  /** For what differs on the first; opened once it is asked for. */
  second: () => Promise<Stage>;
  /** A fresh one, for what differs from itself on those two. */
  openAnother: () => Promise<Stage>;
}

export type Stages = BySide<SideStages>;

/** A picture may be caught in between on a busy machine; what each side repeats is no accident. */
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
    return { ...task, [side]: await shootOn(stages[side].first, id) };
  }
  const quick = await shootBoth((side) => shootOn(stages[side].first, id));
  if (!(await comparePictures(quick.before, quick.after))) return undefined;
  return lookAgain(stages, task, quick);
}

async function lookAgain(
  stages: Stages,
  task: Task,
  quick: BySide<Buffer>,
): Promise<Finding | undefined> {
  const seen = { before: [quick.before], after: [quick.after] };
  let last = quick;
  for (let look = 0; look < moreLooks; look += 1) {
    const shoot = look === 0 ? shootOnSecond : shootOnAnother;
    last = await shootBoth((side) => shoot(stages[side], task.story.id));
    const repeated = isAmong(seen.before, last.before) && isAmong(seen.after, last.after);
    seen.before.push(last.before);
    seen.after.push(last.after);
    if (seen.before.some((picture) => isAmong(seen.after, picture))) return undefined;
    if (repeated) break;
  }
  const difference = await comparePictures(last.before, last.after);
  if (!difference) return undefined;
  return { ...task, ...last, pixels: difference.pixels, difference: difference.picture };
}

async function shootOnSecond({ second }: SideStages, id: string): Promise<Buffer> {
  return shootOn(await second(), id);
}

async function shootOnAnother({ openAnother }: SideStages, id: string): Promise<Buffer> {
  await using another = await openAnother();
  return await shootOn(another, id);
}

function isAmong(pictures: readonly Buffer[], picture: Buffer): boolean {
  return pictures.some((other) => other.equals(picture));
}

async function shootBoth(shoot: (side: Side) => Promise<Buffer>): Promise<BySide<Buffer>> {
  const [before, after] = await Promise.all([shoot('before'), shoot('after')]);
  return { before, after };
}

/** The whole story, standing still. */
async function shootOn(stage: Stage, id: string): Promise<Buffer> {
  await stage.show(id);
  return stage.page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
}
