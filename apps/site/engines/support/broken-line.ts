import { createServer, request as ask, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface BrokenLine {
  url: string;
  /** From here on everything comes through. */
  mend: () => void;
  close: () => void;
}

/** The site behind a line that drops some requests. */
export async function openBrokenLine(
  site: string,
  drops: (request: IncomingMessage) => boolean,
): Promise<BrokenLine> {
  let broken = true;
  const server = createServer((request, response) => {
    if (broken && drops(request)) {
      request.destroy();
      return;
    }
    const { method, headers, url = '/' } = request;
    const onward = ask(new URL(url, site), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    mend: () => {
      broken = false;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
