import path from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import type * as pageQueries from '../site/src/page-queries.ts';
import type * as configModule from './src/config.ts';
import type * as serverModule from './src/server.ts';
import type { Site } from './src/web/site.ts';

const here = import.meta.dirname;
const siteFolder = path.resolve(here, '../site');
const clientEntry = 'src/entry.client.ts';

process.chdir(path.resolve(here, '../..'));
const code = await openVite(here);
const pages = await openVite(siteFolder);
let running = await open();
let restart: NodeJS.Timeout | undefined;

code.watcher.on('change', () => {
  clearTimeout(restart);
  restart = setTimeout(() => void reopen(), 100);
});
process.once('SIGINT', () => void close());
process.once('SIGTERM', () => void close());

function openVite(folder: string): Promise<ViteDevServer> {
  return createServer({
    configFile: path.join(folder, 'vite.config.ts'),
    root: folder,
    appType: 'custom',
    logLevel: 'warn',
    server: { middlewareMode: true, ws: folder === siteFolder ? undefined : false },
  });
}

/** The same server as in production, with its code and its pages loaded through Vite. */
async function open(): Promise<serverModule.RunningServer> {
  const { readConfig } = await load<typeof configModule>('/src/config.ts');
  const { startServer } = await load<typeof serverModule>('/src/server.ts');
  const server = await startServer({
    // A change of the code is seen at once: nobody is in front and needs notice.
    config: { ...readConfig(process.env), shutdownNoticeMs: 0 },
    site: await developmentSite(),
    middleware: (request, response, next) => pages.middlewares(request, response, next),
    onProgress: print,
  });
  print(`Vestibule is open at ${server.url}`);
  return server;
}

async function load<T>(file: string): Promise<T> {
  return (await code.ssrLoadModule(file)) as T;
}

async function developmentSite(): Promise<Site> {
  const queries = await pages.ssrLoadModule('/src/page-queries.ts');
  const { pageQuery } = queries as typeof pageQueries;
  return {
    handle: async (request, context) => {
      const module = await pages.ssrLoadModule('/src/entry.server.tsx');
      return (module as Pick<Site, 'handle'>).handle(request, context);
    },
    pageQuery,
    assets: async () => {
      const html = await pages.transformIndexHtml('/', '<html><head></head><body></body></html>');
      const devHead = /<head>([\s\S]*)<\/head>/.exec(html)?.[1] ?? '';
      return { manifest: { [clientEntry]: { file: clientEntry } }, devHead };
    },
  };
}

/** A mistake while typing must not end the session: it is told, and the next change tries again. */
async function reopen() {
  await running.close();
  try {
    running = await open();
  } catch (error) {
    print(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}

async function close() {
  await running.close();
  await Promise.all([code.close(), pages.close()]);
  process.exit(0);
}

function print(line: string) {
  process.stdout.write(`${line}\n`);
}
