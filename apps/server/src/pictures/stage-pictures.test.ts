import { writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { CommandError } from '../cli/command.js';
import { writeFault } from './stage-pictures.js';

test.skipIf(process.platform !== 'linux')(
  'a disk that is full is one sentence [G1.4]',
  async () => {
    const error: unknown = await writeFile('/dev/full', 'picture').catch(
      (thrown: unknown) => thrown,
    );
    const fault = writeFault(error, '/data/uploads');
    expect(fault).toBeInstanceOf(CommandError);
    expect(fault).toMatchObject({
      message:
        'The pictures could not be written to /data/uploads: there is no space left. Nothing was stored.',
    });
  },
);

test('what is no fault of the folder stays as it is', () => {
  const error = new Error('broken');
  expect(writeFault(error, '/data/uploads')).toBe(error);
});
