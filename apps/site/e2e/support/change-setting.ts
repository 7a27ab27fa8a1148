import path from 'node:path';
import { runnerImport } from 'vite';

const source = path.resolve(
  import.meta.dirname,
  '../../../../apps/server/src/testing/change-setting.ts',
);

/** Changes a setting of the hotel of a running server. */
export async function changeSetting(dataDir: string, key: string, value: boolean): Promise<void> {
  const { module } = await runnerImport<{ changeSetting: typeof changeSetting }>(source);
  await module.changeSetting(dataDir, key, value);
}
