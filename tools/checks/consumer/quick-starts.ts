import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { serveFolder } from '../../stories/serve-folder.ts';
import { exportsOf, libraries, type Library } from '../../package/exports.ts';
import { compile } from './check-types.ts';
import { installApp, react } from './install-app.ts';
import { openQuickStart } from './open-quick-start.ts';
import { languageFiles, readmeCommands, readmeFiles } from './readme-files.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const picture = path.join(root, 'apps/server/uploads/rooms/sea-view-king-1-640.webp');
const PORT = 3218;
/** What `vestibule-theme init` and `build` write, as the README calls them. */
const themeFiles = [
  'design/hotel.resolver.json',
  'design/light.tokens.json',
  'design/dark.tokens.json',
  'design/shape.tokens.json',
  'src/hotel-theme.json',
  'src/hotel-theme.css',
];

/** Versions that agree with each other. */
const nextVersions = { next: '16', typescript: '6', 'react-redux': '9', '@reduxjs/toolkit': '2' };
/** Beside the components, the client: the guide to a further language uses both. */
const viteVersions = { 'react-redux': '9', '@reduxjs/toolkit': '2' };
const routerVersions = {
  'react-router': '8.4.0',
  '@react-router/dev': '8.4.0',
  '@react-router/node': '8.4.0',
  '@react-router/serve': '8.4.0',
  isbot: '5',
  vite: '8',
};

/**
 * The blocks of code in the README of `@vestibule/ui`, as they are: a quick start in an app of its own
 * for each framework, and what the README says after them in that of Vite, with the guide to a further
 * language.
 */
export async function runQuickStarts(folder: string, tarballs: readonly string[]): Promise<void> {
  const { common, next, router, later } = readmeFiles();
  const make = (app: App) => makeApp(folder, tarballs, app);
  const vite = { ...common, ...later, ...languageFiles() };
  await runVite(make({ name: 'vite', source: 'src', files: vite, versions: viteVersions }));
  await runNext(make({ name: 'next', files: { ...common, ...next }, versions: nextVersions }));
  const routerFiles = { ...common, ...router };
  await runReactRouter(
    make({ name: 'react-router', files: routerFiles, versions: routerVersions }),
  );
}

async function runVite(app: string): Promise<void> {
  checkTypes(app);
  writeFileSync(
    path.join(app, 'index.html'),
    '<!doctype html><html lang="en"><title>Hotel</title><div id="root"></div><script type="module" src="/src/main.tsx"></script></html>',
  );
  await build({ root: app, configFile: false, logLevel: 'error' });
  await using served = await serveFolder(path.join(app, 'dist'));
  await openQuickStart('Vite', served.url);
  runLines(app, readmeCommands().later);
  for (const file of themeFiles)
    if (!existsSync(path.join(app, file))) throw new Error(`vestibule-theme writes no ${file}.`);
  console.log('The commands of the README of @vestibule/ui write what it says');
}

/** And imports everything that the three libraries export in a server component. */
async function runNext(app: string): Promise<void> {
  mkdirSync(path.join(app, 'app/every-export'));
  writeFileSync(path.join(app, 'app/every-export/page.tsx'), pageOfEveryExport());
  run(app, 'next', ['build']);
  await whileServing(app, 'next', ['start', '--port', String(PORT)], async (url) => {
    await openQuickStart('Next.js', url, { rendered: true });
    const html = await (await fetch(`${url}/every-export`)).text();
    if (!html.includes('RoomCard'))
      throw new Error(`Not every export loads on the server: ${html}`);
  });
}

/** The modules behind an entry such as `./texts/ar/*`, each by its own address. */
function modulesOf(library: Library, entry: string): string[] {
  const folder = entry.replace(/^\.\//, '').replace(/\*$/, '');
  if (!entry.endsWith('*')) return [folder];
  const files = readdirSync(path.join(root, 'packages', library, 'src', folder));
  return files
    .filter((file) => !file.includes('.test.') && file !== 'index.ts')
    .map((file) => folder + file.replace(/\.ts$/, ''));
}

function pageOfEveryExport(): string {
  const modules = libraries.flatMap((library) =>
    Object.keys(exportsOf(library).published)
      .filter((entry) => entry !== './tokens/*')
      .flatMap((entry) => modulesOf(library, entry))
      .map((module) => `@vestibule/${library}/${module}`),
  );
  const imports = modules.map((name, index) => `import * as export${index} from '${name}';`);
  const names = modules.map((_, index) => `export${index}`).join(', ');
  return `${imports.join('\n')}
export default function Page() {
  return <p>{[${names}].flatMap((each) => Object.keys(each)).join(' ')}</p>;
}
`;
}

async function runReactRouter(app: string): Promise<void> {
  checkTypes(app);
  writeFileSync(
    path.join(app, 'vite.config.ts'),
    `import { reactRouter } from '@react-router/dev/vite';
export default { plugins: [reactRouter()] };
`,
  );
  run(app, 'react-router', ['build']);
  await whileServing(app, 'react-router-serve', ['build/server/index.js'], (url) =>
    openQuickStart('React Router', url, { rendered: true }),
  );
}

/** Next.js checks the types of its own; other libraries' types are their own affair. */
function checkTypes(app: string): void {
  cpSync(path.join(import.meta.dirname, 'app/tsconfig.json'), path.join(app, 'tsconfig.json'));
  compile(app, ['--skipLibCheck']);
  console.log(`The README of @vestibule/ui compiles in ${path.basename(app)}`);
}

interface App {
  name: string;
  /** The folder of its own source. */
  source?: string;
  files: Readonly<Record<string, string>>;
  versions: Readonly<Record<string, string>>;
}

/** Files that the README names without a folder are beside the app's own source. */
function makeApp(
  folder: string,
  tarballs: readonly string[],
  { name, source = 'app', files, versions }: App,
): string {
  const app = path.join(folder, name);
  for (const [file, code] of Object.entries(files)) {
    const shared = !file.includes('/');
    write(path.join(app, shared ? source : '', file), code);
  }
  installApp(app, tarballs, { ...react, ...versions });
  mkdirSync(path.join(app, 'public'));
  runLines(app, readmeCommands().quickStart);
  cpSync(picture, path.join(app, 'public/pictures/sea-view.jpg'));
  return app;
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const environment = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', PORT: String(PORT) };
const binary = (app: string, name: string) => path.join(app, 'node_modules/.bin', name);

function run(app: string, name: string, args: readonly string[]): void {
  execFileSync(binary(app, name), args, { cwd: app, env: environment, stdio: 'inherit' });
}

/** Lines of a README, as its reader types them in the folder of the app. */
function runLines(app: string, lines: readonly string[]): void {
  for (const line of lines) execFileSync('sh', ['-c', line], { cwd: app, stdio: 'inherit' });
}

async function whileServing(
  app: string,
  name: string,
  args: readonly string[],
  visit: (url: string) => Promise<void>,
): Promise<void> {
  const server = spawn(binary(app, name), args, {
    cwd: app,
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = once(server, 'exit');
  const url = `http://127.0.0.1:${PORT}`;
  try {
    await waitForServer(url, server);
    await visit(url);
  } finally {
    server.kill('SIGTERM');
    await exited;
  }
}

const POLL_INTERVAL_MS = 200;
const MAX_TRIES = 150;

async function waitForServer(url: string, server: ChildProcess): Promise<void> {
  for (let tried = 0; tried < MAX_TRIES; tried += 1) {
    if (server.exitCode !== null) break;
    if (await fetch(url).catch(() => undefined)) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  }
  throw new Error(`Nothing answers at ${url}.`);
}
