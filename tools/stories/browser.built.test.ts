import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { openBrowser, openContext } from './browser.ts';

test('stories see nothing of another host: its page may look different tomorrow', async () => {
  const server = createServer((_, reply) => reply.end('<p>Another page</p>')).listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await using browser = await openBrowser();
  await using context = await openContext(browser);
  const page = await context.newPage();
  await page.goto(`http://127.0.0.1:${port}`);
  await expect(page.textContent('p')).resolves.toBe('Another page');
  await expect(page.goto(`http://127.0.0.2:${port}`)).rejects.toThrow('ERR_NAME_NOT_RESOLVED');
  server.close();
});
