// What the same scenes cost, written in four ways: ratios to plain React, medians of one run.
//   node tools/bench/components.ts
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serveFolder } from '../stories/serve-folder.ts';
import { buildPages, candidates, type CandidateName } from './components/build-pages.ts';
import { visitPage, type Cost } from './components/visit-page.ts';
import { median } from './measure.ts';
import { openBrowser, printRows, type Row } from './setup.ts';

const ROUNDS = 9;

const figures = [
  'script',
  'mount',
  'page',
  'dialog',
  'heap',
  'elements',
] as const satisfies (keyof Cost)[];
type Costs = Record<CandidateName, Cost>;

/** A row for each figure: what each way costs, as a ratio to plain React. */
export async function componentRows(): Promise<Row[]> {
  const costs = await measure();
  return figures.map((figure) => {
    const ratios = candidates
      .filter((name) => name !== 'plain')
      .map((name) => `${name} ${(costs[name][figure] / costs.plain[figure]).toFixed(2)}`);
    return [figure, ratios.join(', ')];
  });
}

async function measure(): Promise<Costs> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vestibule-components-'));
  try {
    await buildPages(folder);
    await using server = await serveFolder(folder);
    await using browser = await openBrowser();
    const seen = candidates.map((name): [CandidateName, Cost[]] => [name, []]);
    // In turn, so that whatever else the machine does hits all alike.
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [name, costs] of seen) {
        costs.push(await visitPage(browser, `${server.url}/${name}/index.html`));
      }
    }
    return Object.fromEntries(seen.map(([name, costs]) => [name, medians(costs)])) as Costs;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function medians(costs: readonly Cost[]): Cost {
  return Object.fromEntries(
    figures.map((figure) => [figure, median(costs.map((cost) => cost[figure]))]),
  ) as unknown as Cost;
}

if (import.meta.main) printRows(await componentRows());
