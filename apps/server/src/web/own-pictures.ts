import { serveStatic } from '@hono/node-server/serve-static';
import type { PictureManifest } from '@vestibule/domain/pictures';
import type { MiddlewareHandler } from 'hono';
import path from 'node:path';
import { isOwnPicture, uploadsOf, watchOwnManifest } from '../pictures/uploads-folder.js';
import { servedPicture } from './served-picture.js';
import { readReleased } from './uploads.js';

/** The file of an address, below a folder of uploads. */
export const inUploads = (address: string) => servedPicture(address).replace(/^\/uploads/, '');

/** Serves the pictures that an import has brought, and nothing else of the hotel's folder. */
export function ownPictures(dataDir: string): MiddlewareHandler {
  // Without a root: there is no such folder before the first import.
  const serve = serveStatic({
    rewriteRequestPath: (address) => path.join(uploadsOf(dataDir), inUploads(address)),
  });
  return (context, next) => (isOwnPicture(context.req.path) ? serve(context, next) : next());
}

/** What is known of the release's pictures and of the hotel's own, as they are each time. */
export function allPictures(dataDir: string): () => PictureManifest {
  const released = readReleased();
  const own = watchOwnManifest(dataDir);
  return () => ({ ...released, ...own() });
}
