import { readFile } from 'node:fs/promises';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';

/** A server of the bench, on a port of its own. */
export interface Beside {
  url: string;
  close: () => void;
}

const FLOOR_HTML_BYTES = 9000;
/** About 39 kB, what a hero weighs on a phone. */
const FLOOR_PICTURE = path.resolve(
  import.meta.dirname,
  '../../apps/server/uploads/content/hero-home-portrait.avif',
);

/** What line and latency allow: a page of text and one picture, nothing else. */
export async function serveFloor(): Promise<Beside> {
  const picture = await readFile(FLOOR_PICTURE);
  const head = '<!doctype html><title>Floor</title><link rel="icon" href="data:,">';
  const image = '<img src="/picture.avif" alt="" width="412" height="275">';
  // Short lines: one block of text would be larger than the picture, and so the largest paint.
  const line = '<p>word word word word</p>';
  const text = line.repeat((FLOOR_HTML_BYTES - head.length - image.length) / line.length);
  return await listen(({ url }, response) => {
    const [type, body] =
      url === '/picture.avif' ? ['image/avif', picture] : ['text/html', head + image + text];
    response.writeHead(200, { 'content-type': type }).end(body);
  });
}

/** The server's pages as they are: what is between costs them the same as their twins. */
export async function servePages(target: string): Promise<Beside> {
  return await listen((incoming, response) => {
    forward(target, incoming, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
  });
}

/** The same pages without a script: what their HTML, styles, faces and pictures cost alone. */
export async function serveTwins(target: string): Promise<Beside> {
  return await listen((incoming, response) => {
    forward(target, incoming, (answer) => {
      if (!answer.headers['content-type']?.startsWith('text/html')) {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
        return;
      }
      void sendTwin(incoming.url ?? '/', answer, response);
    });
  });
}

/** Compressed once: the server does not compress a page again for each visit either. */
const twins = new Map<string, Buffer>();

async function sendTwin(
  page: string,
  answer: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = Buffer.concat(await answer.toArray());
  const twin = twins.get(page) ?? brotliCompressSync(withoutScripts(body, answer));
  twins.set(page, twin);
  response
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
    .end(twin);
}

function withoutScripts(body: Buffer, answer: IncomingMessage): string {
  const html = answer.headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body;
  return html
    .toString()
    .replace(/<template id="late">.*?<\/template>/, '')
    .replaceAll(/<script type="module"[^>]*><\/script>/g, '');
}

function forward(
  target: string,
  incoming: IncomingMessage,
  onAnswer: (answer: IncomingMessage) => void,
): void {
  const headers = {
    ...incoming.headers,
    host: new URL(target).host,
    ...(incoming.headers['accept-encoding'] && { 'accept-encoding': 'br' }),
  };
  incoming.pipe(
    request(new URL(incoming.url ?? '/', target), { method: incoming.method, headers }, onAnswer),
  );
}

async function listen(
  handle: (incoming: IncomingMessage, response: ServerResponse) => void,
): Promise<Beside> {
  const server = createServer(handle);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
