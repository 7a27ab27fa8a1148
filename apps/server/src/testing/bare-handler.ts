import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { readFileSync } from 'node:fs';

/** What the bench compares the server with: the same replies, from memory, by nothing but Hono. */
interface BareReply {
  path: string;
  headers: Record<string, string>;
  /** In base64; a caller who names a tag is answered 304. */
  body: string;
}

const replies = JSON.parse(readFileSync(0, 'utf8')) as BareReply[];
const app = new Hono();
for (const { path, headers, body } of replies) {
  const bytes = Buffer.from(body, 'base64');
  const { 'content-length': _, 'content-encoding': __, ...unchanged } = headers;
  app.get(path.replace(/\?.*/, ''), ({ req }) =>
    req.header('if-none-match')
      ? new Response(null, { status: 304, headers: unchanged })
      : new Response(bytes, { headers }),
  );
}
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
  process.stdout.write(`${port}\n`),
);
