import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { CommandError } from '../cli/command.js';
import { fingerprint } from './encode/fingerprint.js';
import { removeStrays, stagePictures, writeFault } from './stage-pictures.js';

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

test('an import leaves what another has staged, and the next one removes what is left', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vestibule-staged-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const source = path.join(dataDir, 'sea.png');
  const create = { width: 6, height: 4, channels: 3, background: '#0f3b3b' } as const;
  const bytes = await sharp({ create }).png().toBuffer();
  await writeFile(source, bytes);
  const given = new Map([['rooms/sea.png', { source, hash: fingerprint(bytes) }]]);
  const one = await stagePictures(dataDir, given);
  const other = await stagePictures(dataDir, given);
  await one?.discard();
  await other?.place();
  const uploads = path.join(dataDir, 'uploads');
  const placed = ['manifest.json', 'originals', 'rooms'];
  expect((await readdir(uploads)).toSorted()).toEqual(placed);
  await mkdir(path.join(uploads, '.import-killed/originals'), { recursive: true });
  await removeStrays(dataDir, new Set([fingerprint(bytes)]));
  expect((await readdir(uploads)).toSorted()).toEqual(placed);
});
