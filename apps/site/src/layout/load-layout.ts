import type { PageLoaderArgs } from '../app/route-module.js';

/** What every page shows around its content. */
export async function loadLayout(_args: PageLoaderArgs): Promise<void> {}
