import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../testing/test-server.js';
import { saveWords } from '../translations/store.js';
import { recordWords } from '../translations/tables.js';
import { storeRoom } from './rooms.fixtures.js';
import { rooms } from './tables.js';

let server: TestServer;

const king = {
  name: 'غرفة كينغ بإطلالة بحرية',
  category: 'إطلالة بحرية',
  bedType: 'سرير كينغ',
  description: '<p>السرير أمام الماء.</p><script>x()</script>',
  refundPolicy: '<p onclick="x()">الإلغاء مجاني.</p>',
  listed: { wifi: 'واي فاي', balcony: 'شرفة', minibar: 'ميني بار', ac: 'تكييف' },
};

beforeAll(async () => {
  server = await createTestServer();
  const { db } = server.services;
  await storeRoom(db, { _id: 'king' });
  await storeRoom(db, { _id: 'partly', name: 'Corner King' });
  await storeRoom(db, { _id: 'untold', name: 'Garden Twin' });
  await saveWords(db, 'rooms', 'ar', {
    king,
    partly: { name: 'غرفة الزَّاوية الأنيقة', listed: { wifi: 'واي فاي' } },
  });
});

afterAll(() => server.close());

async function ask(path: string) {
  await server.services.watch.refresh();
  return (await server.fetch(`/api/rooms${path}`)).json();
}

const idsOf = ({ data }: { data: { _id: string }[] }) => data.map(({ _id }) => _id);

describe('GET /rooms?lang=ar', () => {
  test('200: the words of the language, and the amenities that icons go by', async () => {
    const { data } = await ask('?lang=ar');
    expect(data[0]).toMatchObject({
      name: king.name,
      category: king.category,
      bedType: king.bedType,
      amenities: ['واي فاي', 'شرفة', 'ميني بار', 'تكييف'],
      originalAmenities: ['wifi', 'balcony', 'minibar', 'ac'],
      price: 180,
    });
    expect(data[0]).not.toHaveProperty('language');
  });

  test('200: HTML of a translation is sanitised as that of the record (ruling 8)', async () => {
    const { data } = await ask('?lang=ar');
    expect(data[0].description).toBe('<p>السرير أمام الماء.</p>');
    expect(data[0].refundPolicy).toBe('<p>الإلغاء مجاني.</p>');
  });

  test('200: a text without a translation stays, and the record says so', async () => {
    const { data } = await ask('?lang=ar');
    expect(data[1]).toMatchObject({
      name: 'غرفة الزَّاوية الأنيقة',
      bedType: 'King',
      amenities: ['واي فاي', 'balcony', 'minibar', 'ac'],
      language: 'en',
      untranslated: [
        'category',
        'bedType',
        'description',
        'refundPolicy',
        'amenities.1',
        'amenities.2',
        'amenities.3',
      ],
    });
    expect(data[2]).toMatchObject({ name: 'Garden Twin', language: 'en' });
  });

  test('200: in English nothing is added', async () => {
    const { data } = await ask('');
    expect(data[0].name).toBe('Sea View King');
    expect(data[0]).not.toHaveProperty('language');
    expect(data[0]).not.toHaveProperty('untranslated');
    expect(data[0]).not.toHaveProperty('originalAmenities');
    expect(await ask('?lang=en')).toEqual(await ask(''));
  });

  test.each([
    ['الزاوية', ['partly']],
    ['الزاويه', ['partly']],
    ['الانيقة', ['partly']],
    ['غرفة', ['king', 'partly']],
    ['corner', ['partly']],
    ['%', []],
  ])('200: a search for %s finds names as guests type them', async (search, ids) => {
    expect(idsOf(await ask(`?lang=ar&search=${encodeURIComponent(search)}`))).toEqual(ids);
  });

  test('200: English pages are searched by English names', async () => {
    expect(idsOf(await ask(`?search=${encodeURIComponent('غرفة')}`))).toEqual([]);
  });
});

test('GET /rooms/{id}?lang=ar, 200: one room in the language', async () => {
  const { data } = await ask('/king?lang=ar');
  expect(data).toMatchObject({
    name: king.name,
    originalAmenities: ['wifi', 'balcony', 'minibar', 'ac'],
  });
  expect((await ask('/untold?lang=ar')).data).toMatchObject({
    name: 'Garden Twin',
    language: 'en',
  });
});

test('a changed translation shows at once', async () => {
  const { db } = server.services;
  await ask('/king?lang=ar');
  await saveWords(db, 'rooms', 'ar', { king: { ...king, name: 'غرفة البحر' } });
  expect((await ask('/king?lang=ar')).data.name).toBe('غرفة البحر');
});

test('words of a record that is not there are refused', async () => {
  const words = saveWords(server.services.db, 'rooms', 'ar', { nowhere: { name: 'لا مكان' } });
  await expect(words).rejects.toThrow('There is no nowhere in rooms');
});

test('a deleted room takes its words with it', async () => {
  const { db } = server.services;
  await db.delete(rooms).where(eq(rooms.id, 'partly'));
  const left = await db.select({ id: recordWords.id }).from(recordWords);
  expect(left).toEqual([{ id: 'king' }]);
});
