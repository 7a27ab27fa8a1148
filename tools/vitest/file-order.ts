import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** If it starts late, it runs for minutes after the others. */
const first = 'stories.built.test.ts';
/** It keeps every core busy by itself and slows down what runs beside it. At the end little is left to slow down. */
const last = 'tools/new/new.test.ts';

/** Without an earlier run, Vitest sorts files by size. */
export class FileOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) =>
      Number(moduleId.endsWith(last)) - Number(moduleId.endsWith(first));
    return (await super.sort(files)).sort((one, other) => place(one) - place(other));
  }
}
