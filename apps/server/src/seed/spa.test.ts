import { activeOnly } from '@vestibule/domain/spa';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findCategories, findSpecialists, findTreatments } from '../spa/store.js';
import { createTestServer, type TestServer } from '../testing/test-server.js';
import { seedWhenEmpty } from './seed.js';
import { spaSeed } from './spa.js';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
  const { db, today } = server.services;
  await seedWhenEmpty(db, today(), [spaSeed]);
});

afterAll(() => server.close());

describe('the demonstration hotel’s spa', () => {
  test('has fifteen treatments, five categories and six specialists, and one of each not at work', async () => {
    const { db } = server.services;
    const [categories, specialists] = [await findCategories(db), await findSpecialists(db)];
    expect(await findTreatments(db)).toHaveLength(15);
    expect(activeOnly(categories)).toHaveLength(5);
    expect(activeOnly(specialists)).toHaveLength(6);
    expect(categories.filter(({ status }) => status === 'inactive')).toHaveLength(1);
    expect(specialists.filter(({ status }) => status === 'inactive')).toHaveLength(1);
  });

  test('finds a treatment for each category and each specialist that can be chosen', async () => {
    const { db } = server.services;
    const treatments = await findTreatments(db);
    for (const { _id } of activeOnly(await findCategories(db))) {
      expect(treatments.some(({ categoryId }) => categoryId._id === _id)).toBe(true);
    }
    for (const { _id } of activeOnly(await findSpecialists(db))) {
      expect(treatments.some(({ specialistId }) => specialistId === _id)).toBe(true);
    }
  });

  test('shows every kind of card: popular, refundable or not, limited, without durations', async () => {
    const treatments = await findTreatments(server.services.db);
    expect(new Set(treatments.map(({ isPopular }) => isPopular)).size).toBe(2);
    expect(new Set(treatments.map(({ isRefundable }) => isRefundable)).size).toBe(2);
    expect(new Set(treatments.map(({ displayStatus }) => displayStatus))).toEqual(
      new Set(['available', 'limited']),
    );
    expect(treatments.some(({ durations }) => durations.length === 0)).toBe(true);
    expect(treatments.some(({ specialistId }) => !specialistId)).toBe(true);
    expect(treatments.some(({ description }) => description.length > 100)).toBe(true);
  });
});
