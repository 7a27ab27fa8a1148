import type { Operation } from '@vestibule/api/transport/operation';
import type { Hono } from 'hono';
import type { Services } from '../services.js';
import { docsPage } from './docs-page.js';
import { docsStyle } from './docs-style.js';
import { openApiDocument } from './openapi-document.js';

/** The page runs nothing and loads its own style and icon alone. */
const policy =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** `/api/openapi.json` and `/api/docs`, of the operations that are mounted: new ones appear by themselves. */
export function serveDocs(api: Hono, operations: readonly Operation[], services: Services): void {
  const { publicUrl } = services.config;
  api.get('/openapi.json', (context) => context.json(openApiDocument(operations, publicUrl)));
  api.get('/docs', (context) => {
    context.header('Content-Security-Policy', policy);
    return context.html(docsPage(operations));
  });
  api.get('/docs/style.css', (context) => {
    context.header('Cache-Control', 'public, max-age=3600');
    return context.body(docsStyle, 200, { 'Content-Type': 'text/css; charset=utf-8' });
  });
}
