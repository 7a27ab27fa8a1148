import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** How long a slow page stops in the middle of its first heading. */
export const HALF_WAY_MS = 700;

/** The page at `url`, half of it late; what it asks for comes from there too. */
export async function slowPage(url: URL): Promise<{ url: string; close: () => void }> {
  const html = await (await fetch(url)).text();
  const middle = html.indexOf('</h1>');
  const answerPage = async (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.write(html.slice(0, middle));
    await setTimeout(HALF_WAY_MS);
    response.end(html.slice(middle));
  };
  const answerOther = async (asked: string, response: ServerResponse) => {
    const answer = await fetch(new URL(asked, url));
    const type = answer.headers.get('content-type') ?? 'application/octet-stream';
    response.writeHead(answer.status, { 'content-type': type });
    response.end(Buffer.from(await answer.arrayBuffer()));
  };
  const server = createServer(({ url: asked = '/' }, response) => {
    void (asked === url.pathname ? answerPage(response) : answerOther(asked, response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://localhost:${port}${url.pathname}`, close };
}
