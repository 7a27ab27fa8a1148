import path from 'node:path';
import type { KnownSettingKey } from '@vestibule/domain/settings';
import { runnerImport } from 'vite';

const source = path.resolve(
  import.meta.dirname,
  '../../../../apps/server/src/testing/set-setting.ts',
);

/** Writes a setting of the hotel of a running server. */
export async function setSettingIn(
  dataDir: string,
  key: KnownSettingKey,
  value: boolean,
): Promise<void> {
  const { module } = await runnerImport<{ setSettingIn: typeof setSettingIn }>(source);
  await module.setSettingIn(dataDir, key, value);
}
