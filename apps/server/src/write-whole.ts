import { rename, rm } from 'node:fs/promises';

/**
 * Makes a file whole or not at all: `write` makes it beside, under a name that ends in `.part`, and it gets its own
 * once it is there. Only a process that is killed meanwhile leaves the half.
 */
export async function writeWhole(
  file: string,
  write: (draft: string) => Promise<unknown>,
): Promise<void> {
  const draft = `${file}.part`;
  try {
    // What a process left that was killed: others might read it.
    await rm(draft, { force: true });
    await write(draft);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
