import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';

export interface ServedFolder extends AsyncDisposable {
  url: string;
}

/** Serves a built Storybook on a free port, cacheable, for as long as it is looked at. */
export async function serveFolder(folder: string): Promise<ServedFolder> {
  const server = createServer(sirv(folder, { maxAge: 3600 }));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
