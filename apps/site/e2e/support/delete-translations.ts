import path from 'node:path';
import { runnerImport } from 'vite';

const source = path.resolve(
  import.meta.dirname,
  '../../../../apps/server/src/testing/delete-translations.ts',
);

/** Leaves the records of a running server's hotel in English alone. */
export async function deleteTranslationsIn(dataDir: string): Promise<void> {
  const { module } = await runnerImport<{ deleteTranslationsIn: typeof deleteTranslationsIn }>(
    source,
  );
  await module.deleteTranslationsIn(dataDir);
}
