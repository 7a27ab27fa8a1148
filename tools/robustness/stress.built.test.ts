import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, openContext } from '../stories/browser.ts';
import { changeGlobals } from '../stories/in-page.ts';
import { stress, stressTurned, type FrameThemes, type Problem, type StressName } from './stress.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

async function problemsOf(html: string, themes?: FrameThemes): Promise<Problem[]> {
  const context = await openContext(browser);
  const page = await context.newPage();
  await page.setContent(`<!doctype html><div id="storybook-root">${html}</div>`);
  const problems = await stress(page, { themes });
  await page.evaluate(changeGlobals, { direction: 'rtl' });
  problems.push(...(await stressTurned(page, { themes })));
  await context.close();
  return problems;
}

async function stressesThatBreak(html: string): Promise<StressName[]> {
  const problems = await problemsOf(html);
  return [...new Set(problems.map((problem) => problem.stress))];
}

const faults: [fault: string, html: string, found: StressName][] = [
  ['a fixed width', '<p style="width: 500px">Wide</p>', 'at 360 px'],
  ['a width in rem', '<p style="width: 50rem">Wide</p>', 'at 200 % text'],
  [
    'a place counted from the left',
    '<p style="position: absolute; left: -90px; width: 80px">Outside</p>',
    'from right to left at 360 px',
  ],
  [
    'pale words whose dark ground stays at the left',
    '<i style="position: absolute; left: 0; width: 9rem; height: 6rem; background: #000"></i><p style="position: relative; width: 4rem; color: #eee">Rooms</p>',
    'axe from right to left',
  ],
  [
    'words that stay dark in the dark',
    '<style>[data-theme=dark] body { background: #222 }</style><p>Rooms</p>',
    'axe from right to left in dark',
  ],
  [
    'a line that may not wrap',
    '<p style="white-space: nowrap">Some nights are available</p>',
    'long texts at 360 px',
  ],
  [
    'a box that hides what outgrows it',
    '<p style="height: 1.5rem; overflow: hidden">Some nights are available in May</p>',
    'long texts at 360 px',
  ],
  [
    'a motion without end',
    '<style>@keyframes turn { to { rotate: 1turn } }</style><i style="animation: turn 1s infinite">O</i>',
    'reduced motion',
  ],
  ['a button known by its ground', '<button style="border: 0">Book</button>', 'forced colours'],
  [
    'a dialog known by its shadow',
    '<div role="dialog" style="width: 20rem; box-shadow: 0 0 2rem">Book</div>',
    'forced colours',
  ],
  ['a ring taken away', '<a href="#x" style="outline: none">Rooms</a>', 'forced colours'],
  [
    'a chosen tab known by its colour',
    '<div role="tablist"><a role="tab" aria-selected="true" style="color: red">One</a><a role="tab" aria-selected="false">Two</a></div>',
    'forced colours',
  ],
  [
    'a current page known by its colour',
    '<nav><a href="#x" aria-current="page" style="color: red">Rooms</a> <a href="#y">Spa</a></nav>',
    'forced colours',
  ],
];

test.each(faults)('%s is found', async (_, html, found) => {
  expect(await stressesThatBreak(html)).toContain(found);
});

test('each frame has its own theme, which its problems name', async () => {
  const found = await problemsOf('<p>Rooms</p>', [
    { name: 'Wide', css: 'p { width: 500px }' },
    { name: 'Large', css: 'p { width: 50rem }' },
    { name: 'Pale', css: 'p { color: #ddd }' },
    { name: 'Low', css: 'p { height: 0.5rem; overflow: hidden }' },
  ]);
  const named = found.map(({ stress: name, problem }) => `${name}: ${problem.split(':')[0]}`);
  expect(named).toEqual([
    'at 360 px: Wide',
    'at 200 % text and 360 px: Large',
    'at 200 % text: Large',
    'axe from right to left: Pale',
    'axe from right to left in dark: Pale',
    'long texts: Low',
    'long texts at 360 px: Low',
  ]);
});

test('a plain text stands up to all of it', async () => {
  expect(await stressesThatBreak('<p>Some nights are <a href="#x">available</a></p>')).toEqual([]);
});
