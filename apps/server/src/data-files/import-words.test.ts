import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { failedPage } from '../site/plain-page.js';
import { texts as plainPage } from '../site/plain-page.texts.js';
import { wordsIn } from '../texts/words-in.js';
import { createFiledHotel, type FiledHotel } from './data-files.fixtures.js';

let hotel: FiledHotel;
beforeAll(async () => void (hotel = await createFiledHotel('none')));
afterAll(() => hotel.close());
beforeEach(async () => {
  await rm(hotel.folder, { recursive: true, force: true });
  await mkdir(hotel.folder);
});

async function bring(text: string, ...options: string[]) {
  await writeFile(path.join(hotel.folder, 'words.yaml'), text);
  const said = await hotel.run('import', hotel.folder, ...options);
  await hotel.server.services.watch.refresh();
  return said;
}

const own = `plainPage.tryAgain:
  en: Give us a minute.
  ar: أمهلونا دقيقة.
roomCard.stayPrice:
  en:
    one: "{price} for {count} night by the sea"
    other: "{price} for {count} nights by the sea"
roomsMessages.rooms.not-found:
  en: That room is not ours.
`;

test('a hotel’s own words come in, are said in mails and pages, go out as they came, and go', async () => {
  expect(await bring(own)).toEqual([
    '+ words/plainPage.tryAgain',
    '+ words/roomCard.stayPrice',
    '+ words/roomsMessages.rooms.not-found',
    '3 added, 0 changed, 0 removed.',
  ]);
  expect(wordsIn('en', plainPage).tryAgain).toBe('Give us a minute.');
  expect(wordsIn('ar', plainPage).tryAgain).toBe('أمهلونا دقيقة.');
  expect(wordsIn('ar', plainPage).backShortly).not.toBe(plainPage.backShortly);
  expect(await failedPage('en').text()).toContain('Give us a minute.');
  const refused = await hotel.server.fetch('/api/rooms/none');
  expect(await refused.json()).toMatchObject({ message: 'That room is not ours.' });
  expect(await bring(own)).toEqual(['No changes.']);

  await hotel.run('export', hotel.folder);
  expect((await hotel.files())['words.yaml']).toBe(own);

  await bring('{}\n', '--prune');
  expect(wordsIn('en', plainPage).tryAgain).toBe(plainPage.tryAgain);
});

test.each([
  ['roomCard.none:\n  en: x\n', 'words.yaml › roomCard.none: there is no such text'],
  ['toString:\n  en: x\n', 'words.yaml › toString: there is no such text'],
  [
    'defaultSettings.hotelName:\n  en: x\n',
    'words.yaml › defaultSettings.hotelName: there is no such text',
  ],
  ['roomCard.available:\n  fr: Libre\n', /^words\.yaml › roomCard\.available › fr: /],
  ['roomCard.available: Free\n', /^words\.yaml › roomCard\.available: /],
  [
    'roomCard.bed:\n  en: The bed\n',
    'words.yaml › roomCard.bed › en: has other values or tags than {bedType}: The bed',
  ],
  [
    'roomCard.stayPrice:\n  ar:\n    other: "{price} {count}"\n',
    'words.yaml › roomCard.stayPrice › ar: lacks the plural form zero, one, two, few, many',
  ],
  [
    'roomCard.available:\n  en: <b>Free</b>\n',
    'words.yaml › roomCard.available › en: has other values or tags than none: <b>Free</b>',
  ],
  [
    'roomCard.available:\n  en: <a href="https://x.example">Free</a>\n',
    'words.yaml › roomCard.available › en: holds HTML: <a href="https://x.example">',
  ],
])('%j is refused, with its place and the reason', async (text, fault) => {
  await expect(bring(text)).rejects.toThrow(fault);
});
