import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Begun late, it would keep one core busy for minutes after all others. Without a run before, Vitest goes by the sizes of files. */
const longest = 'tools/robustness/stories.built.test.ts';

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLongest = ({ moduleId }: TestSpecification) => moduleId.endsWith(longest);
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))];
  }
}
