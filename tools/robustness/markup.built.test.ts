import { expect, test } from 'vitest';
import { openBrowser, openContext } from '../stories/browser.ts';
import { markupOf } from './markup.ts';

const field = '<label for="_r_1_">Name</label><input id="_r_1_">';

/** The texts of two pages, each as its steps have left it. */
async function textsOf(one: () => void, other: () => void): Promise<[string, string]> {
  await using browser = await openBrowser();
  await using context = await openContext(browser);
  const page = await context.newPage();
  const textAfter = async (html: string, steps: () => void) => {
    await page.setContent(`<!doctype html><html lang="en"><body>${html}</body></html>`);
    await page.evaluate(steps);
    return await page.evaluate(markupOf);
  };
  return [await textAfter(field, one), await textAfter(field.replaceAll('_r_1_', '_r_2k_'), other)];
}

const nothing = () => undefined;

test('what differs in ids alone looks the same', async () => {
  const [one, other] = await textsOf(nothing, nothing);
  expect(one).toContain('Name');
  expect(one).toBe(other);
});

const steps: [string, () => void][] = [
  ['a name is typed', () => document.querySelector('input')!.setRangeText('Layla')],
  ['a box is ticked', () => (document.querySelector('input')!.checked = true)],
  ['the page is turned', () => (document.documentElement.dir = 'rtl')],
  ['the page is dark', () => (document.documentElement.dataset['theme'] = 'dark')],
  ['a dialog has opened', () => document.body.append(document.createElement('dialog'))],
];

test.each(steps)('it does not look the same once %s', async (_, step) => {
  const [one, other] = await textsOf(nothing, step);
  expect(one).not.toBe(other);
});
