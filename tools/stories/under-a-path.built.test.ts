import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { builtStories } from './built-stories.ts';
import { serveFolder } from './serve-folder.ts';
import { openStage } from './stage.ts';
import { readStories } from './story-index.ts';

test('brand and pictures are whole where Storybook is served under a path', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'under-a-path-'));
  try {
    await symlink(builtStories, path.join(folder, 'storybook'));
    await using served = await serveFolder(folder);
    await using browser = await openBrowser();
    const look = { globals: { theme: 'light' }, width: 1280 };
    await using stage = await openStage(browser, `${served.url}/storybook`, look);
    const missing: string[] = [];
    const pictures: string[] = [];
    stage.page.on('requestfailed', (request) => {
      // A story that has gone takes with it what it still waited for.
      if (request.failure()?.errorText !== 'net::ERR_ABORTED') missing.push(request.url());
    });
    stage.page.on('response', (reply) => {
      if (!reply.ok()) missing.push(reply.url());
      else if (reply.request().resourceType() === 'image') pictures.push(reply.url());
    });

    const shown =
      /^(?:foundations-brand--|rooms-roomcard--|pages-(?:home|room-?single|event|hall|restaurant|about)--default)/;
    const stories = readStories(builtStories).filter(({ id }) => shown.test(id));
    for (const { id } of stories) await stage.show(id);
    expect(pictures.filter((url) => url.includes('/uploads/content/hero-'))).not.toEqual([]);

    expect(missing).toEqual([]);
    for (const folderName of ['identity', 'site-icons', 'uploads']) {
      expect(pictures.join()).toContain(`${served.url}/storybook/${folderName}/`);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
});
