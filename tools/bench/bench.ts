// Every figure of docs/performance.md, from one run.
//   npx pnpm bench
import { build } from '../build.ts';
import { bytesOf, firstViewScripts, readClientManifest } from '../build/first-view.ts';
import { changeRows } from './changes-of-page.ts';
import { componentRows } from './components.ts';
import { firstUseRows } from './first-uses.ts';
import { firstViewRows } from './first-views.ts';
import { floorBytes } from './floor.ts';
import { growthRows } from './growth.ts';
import { replyRows } from './replies.ts';
import { openBrowser, openHotel, printRows, type Setup, type Row } from './setup.ts';
import { serverRows } from './server-times.ts';
import { lastFirstViews, lastTestRuns } from './test-report.ts';
import { threadRows } from './thread-times.ts';

const parts: Record<string, (setup: Setup) => Promise<Row[]>> = {
  'Scripts, brotli': scriptRows,
  Server: serverRows,
  'Replies, to a bare handler': replyRows,
  'First views': firstViewRows,
  'Main thread of a first view, ms': threadRows,
  'First uses, after 3 s': firstUseRows,
  'Changes of page, after 3 s': changeRows,
  'Components, to plain React': componentRows,
  Growth: growthRows,
  'The last tests': async () => [...lastFirstViews(), ...lastTestRuns()],
};

async function scriptRows(): Promise<Row[]> {
  const firstView = bytesOf(firstViewScripts(readClientManifest(), 'rooms/rooms'));
  const libraries = await floorBytes();
  return [
    ['before /rooms answers', `${(firstView / 1000).toFixed(1)} kB`],
    ['the mandatory libraries alone, built in this run', `${(libraries / 1000).toFixed(1)} kB`],
    ['ratio', (firstView / libraries).toFixed(2)],
  ];
}

await build();
await using hotel = await openHotel();
await using browser = await openBrowser();
for (const [title, measure] of Object.entries(parts)) {
  console.log(`\n${title}`);
  printRows(await measure({ hotel, browser }));
}
