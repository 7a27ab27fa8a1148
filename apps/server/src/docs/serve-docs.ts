import type { Operation } from '@vestibule/api/transport/operation';
import type { Hono } from 'hono';
import { etag } from 'hono/etag';
import type { Services } from '../services.js';
import { docsPage } from './docs-page.js';
import { docsStyle } from './docs-style.js';
import { openApiDocument } from './openapi-document.js';

/** The page runs nothing and loads its own style and icon alone. */
const policy =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Another release describes other operations. */
const revalidate = 'public, no-cache';

/** `/api/openapi.json` and `/api/docs`, of the operations that are mounted: new ones appear by themselves. */
export function serveDocs(api: Hono, operations: readonly Operation[], services: Services): void {
  const { publicUrl } = services.config;
  const document = once(() => JSON.stringify(openApiDocument(operations, publicUrl)));
  const page = once(() => docsPage(operations));
  api.get('/openapi.json', etag(), (context) => {
    context.header('Cache-Control', revalidate);
    return context.body(document(), 200, { 'Content-Type': 'application/json' });
  });
  api.get('/docs', etag(), (context) => {
    context.header('Cache-Control', revalidate);
    context.header('Content-Security-Policy', policy);
    return context.html(page());
  });
  api.get('/docs/style.css', (context) => {
    context.header('Cache-Control', 'public, max-age=3600');
    return context.body(docsStyle, 200, { 'Content-Type': 'text/css; charset=utf-8' });
  });
}

/** The operations cannot change while the process runs: the first request makes it for all. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
