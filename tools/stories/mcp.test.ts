import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, test } from 'vitest';
import { freePort } from '../../apps/server/src/web/free-port.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** What CONTRIBUTING.md promises: properties, how to write a story, its address, story tests. */
const promised = ['docs-show', 'get-storybook-story-instructions', 'stories-preview', 'test-run'];

/** The names of the tools, which a coding agent asks for first; none before Storybook answers. */
async function toolsAt(address: string): Promise<string[]> {
  const reply = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
  }).catch(() => undefined);
  if (!reply?.ok) return [];
  const [, message = '{}'] = /^data: (.*)$/m.exec(await reply.text()) ?? [];
  const { result } = JSON.parse(message) as { result?: { tools: { name: string }[] } };
  return result?.tools.map(({ name }) => name) ?? [];
}

test('a coding agent finds its tools at /mcp while Storybook runs', async () => {
  const port = String(await freePort());
  const program = path.join(root, 'node_modules/.bin/storybook');
  const quiet = ['--ci', '--quiet', '--disable-telemetry'];
  const storybook = spawn(program, ['dev', '--exact-port', '--port', port, ...quiet], {
    cwd: root,
    stdio: 'ignore',
    detached: true,
  });
  // A program that cannot be started never exits. Its error is heard first: "exit" would throw it.
  const ended = Promise.race([once(storybook, 'error'), once(storybook, 'exit')]);
  try {
    await expect
      .poll(() => toolsAt(`http://localhost:${port}/mcp`), { timeout: 90_000, interval: 500 })
      .toEqual(expect.arrayContaining(promised));
  } finally {
    if (storybook.pid) process.kill(-storybook.pid, 'SIGKILL');
    await ended;
  }
}, 120_000);
