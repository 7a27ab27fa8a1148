import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** If it starts late, it runs for minutes after the others. Without an earlier run, Vitest sorts files by size. */
const longest = 'stories.built.test.ts';

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLongest = ({ moduleId }: TestSpecification) => moduleId.endsWith(longest);
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))];
  }
}
