import { getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { drawReceipt } from './draw-receipt.js';
import { buildReceipt } from './receipt.builders.js';

/** From before a name was refused for these. */
const names = {
  'a line break': 'Layla\nHaddad',
  'lines of Windows': 'Layla\r\nHaddad',
  'separators of Unicode': 'Layla\u2028Haddad\u2029',
  'control characters': 'Layla\u0000\u0007\u001b[31m\u0085Haddad',
  'a tab and a form feed': 'Layla\t\fHaddad',
  'the syntax of PDF': 'Layla) Tj ET endstream\nendobj (Haddad',
};

/** The lines that another program finds in the first column, each at its height. */
async function guestLines(name: string) {
  const pdf = await drawReceipt(buildReceipt({ guest: [name, '+968 9212 3456'] }));
  const document = await getDocumentProxy(pdf);
  const { items } = await (await document.getPage(1)).getTextContent();
  const byHeight = new Map<number, string>();
  for (const item of items) {
    if (!('str' in item)) continue;
    const [left = 0, height = 0] = item.transform.slice(4).map(Math.round);
    const isGuest = left < 300 && height < 640 && height > 560;
    if (isGuest) byHeight.set(height, (byHeight.get(height) ?? '') + item.str);
  }
  const lines = [...byHeight].toSorted(([one], [other]) => other - one);
  return { pages: document.numPages, lines, heights: lines.map(([height]) => height) };
}

test.each(Object.entries(names))('a name with %s stays one line', async (_, name) => {
  const plain = await guestLines('Layla Haddad');
  const found = await guestLines(name);
  expect(found).toMatchObject({ pages: 1, heights: plain.heights });
  const [first, second] = found.lines.slice(-2).map(([, text]) => text);
  expect(first).toMatch(/^Layla.*Haddad *$/);
  expect(first).not.toMatch(/\p{Cc}/u);
  expect(second).toBe('+968 9212 3456');
});
