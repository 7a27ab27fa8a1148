const fetched = new Set<string>();

/**
 * Loads code once its files have arrived. A browser may keep a failed import for as long as
 * the page lives, and so may fail at an address without asking again; it never keeps a failed
 * fetch. The import then reads the file from the browser's cache (decision 020).
 */
export async function fetchFirst<Code>(
  load: () => Promise<Code>,
  files: string[] = [],
): Promise<Code> {
  await Promise.all(files.map(fetchOnce));
  return load();
}

async function fetchOnce(file: string): Promise<void> {
  if (fetched.has(file)) return;
  const reply = await fetch(`/${file}`);
  if (!reply.ok) throw new Error(`${reply.status} /${file}`);
  await reply.arrayBuffer();
  fetched.add(file);
}
